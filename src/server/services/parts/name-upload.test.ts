import { expect, test } from 'vitest';
import { nameUpload } from './name-upload.ts';

test.each([
  ['part.stl', 'part.stl'],
  ['a/b\\c.stl', 'c.stl'],
  ['/etc/passwd', 'passwd'],
  ['..', ''],
  ['a/', ''],
  ['with\0nul\r\nand\x9fmore.stl', 'withnulandmore.stl'],
  ['evil\u202elts.exe', 'evillts.exe'],
  ['  padded.stl ', 'padded.stl'],
  ['a %22quoted%22 name.stl', 'a "quoted" name.stl'],
  ['half\ud800.stl', 'half\ufffd.stl'],
  ['Cafe\u0301.stl', 'Caf\u00e9.stl'],
])('S-17 %j is shown as %j', (received, shown) => {
  expect(nameUpload(received)).toBe(shown);
});

test('S-17 a long name keeps its ending and no half of a character', () => {
  expect(nameUpload(`${'a'.repeat(500)}.step`)).toBe(`${'a'.repeat(250)}.step`);
  const name = nameUpload(`${'a'.repeat(250)}🔩🔩.stl`);
  expect(name).toBe(`${'a'.repeat(250)}.stl`);
  expect(name.isWellFormed()).toBe(true);
});
