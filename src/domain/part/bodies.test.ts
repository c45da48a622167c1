import { expect, test } from 'vitest';
import { nameBody, nameBodyFile } from './bodies.ts';

test.each([
  ['gear set.step', 2, 'gear set, body 2.step'],
  ['archive.tar.stl', 1, 'archive.tar, body 1.stl'],
  ['no ending', 12, 'no ending, body 12'],
  [`${'x'.repeat(250)}.stl`, 1, `${'x'.repeat(243)}, body 1.stl`],
])('HOLD-06 the name of a body says which file it is of and which body', (filename, number, name) => {
  expect(nameBody(filename, number)).toBe(name);
  expect(nameBody(filename, number).length).toBeLessThanOrEqual(255);
});

const alike = (first: number, name?: string) => ({ first, count: 1, volumeMm3: 1, areaMm2: 1, ...(name === undefined ? {} : { name }) });

test.for([
  ['nut', 'nut.stp'],
  [undefined, 'as1, body 3.stp'],
  ['Pin Ø10', 'Pin Ø10.stp'],
  ['../x\\y:z', '_x_y_z.stp'],
  ['...', 'as1, body 3.stp'],
] as const)('LOOK-15 the file of a body called %j is called %j', ([name, expected]) => {
  const body = alike(2, name);
  expect(nameBodyFile({ filename: 'as1.stp', format: 'step' }, body, [alike(0), body])).toBe(expected);
});

test('LOOK-15 bodies that the upload calls alike, but for capitals, are numbered', () => {
  const bodies = [alike(0, 'bracket'), alike(4, 'Bracket'), alike(5, 'rod')];
  const names = bodies.map((body) => nameBodyFile({ filename: 'frame.step', format: 'step' }, body, bodies));
  expect(names).toEqual(['bracket, body 1.step', 'Bracket, body 5.step', 'rod.step']);
});

test('SHOP-20 a body of an IGES file is named as the STEP file that it is', () => {
  const body = alike(1);
  expect(nameBodyFile({ filename: 'clamp.IGS', format: 'iges' }, body, [body])).toBe('clamp, body 2.step');
});
