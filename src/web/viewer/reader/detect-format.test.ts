import { expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['part.STP', 'ISO-10303-21;', 'step'],
  ['part.txt', '\n ISO-10303-21;', 'step'],
  ['part.igs', '   S      1', 'iges'],
  ['part.IGES', '', 'iges'],
  ['part.stl', 'glTF\u0002', 'glb'],
  ['part.stl', 'solid x', 'stl'],
  ['part.obj', 'v 0 0 0', null],
  ['part', '', null],
])('%s that begins with %j is %s', (name, start, format) => {
  expect(detectFormat(name, bytes(start))).toBe(format);
});

test('a STEP file with a byte order mark is one', () => {
  expect(detectFormat('x', bytes('\uFEFFISO-10303-21;'))).toBe('step');
});
