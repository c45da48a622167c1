import { expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';

test.each([
  ['part.STP', 'ISO-10303-21;', 'step'],
  ['part.txt', '\uFEFFISO-10303-21;', 'step'],
  ['part.igs', '   S      1', 'iges'],
  ['part.IGES', '', 'iges'],
  ['part.stl', 'glTF\u0002', 'glb'],
  ['part.stl', 'solid x', 'stl'],
  ['part.obj', 'v 0 0 0', null],
  ['part', '', null],
])('%s that begins with %j is %s', (name, start, format) => {
  expect(detectFormat(name, new TextEncoder().encode(start))).toBe(format);
});
