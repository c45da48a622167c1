import { expect, test } from 'vitest';
import { nameBody } from './bodies.ts';

test.each([
  ['gear set.step', 2, 'gear set, body 2.step'],
  ['archive.tar.stl', 1, 'archive.tar, body 1.stl'],
  ['no ending', 12, 'no ending, body 12'],
  [`${'x'.repeat(250)}.stl`, 1, `${'x'.repeat(243)}, body 1.stl`],
])('HOLD-06 the name of a body says which file it is of and which body', (filename, number, name) => {
  expect(nameBody(filename, number)).toBe(name);
  expect(nameBody(filename, number).length).toBeLessThanOrEqual(255);
});
