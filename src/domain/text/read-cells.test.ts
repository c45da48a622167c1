import { expect, test } from 'vitest';
import { readCells } from './read-cells.ts';

test('SHOP-06 cells are parted by what the first line has most of, and quotes hold them together', () => {
  expect(readCells('\uFEFFEmail;Name\r\nada@a.test;"Lovelace; ""Ada"""\r\n\r\n')).toEqual([
    ['Email', 'Name'],
    ['ada@a.test', 'Lovelace; "Ada"'],
  ]);
  expect(readCells('a,b\n"1,5",2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(readCells('a\tb\n"two\nlines"\t')).toEqual([
    ['a', 'b'],
    ['two\nlines', ''],
  ]);
  expect(readCells('')).toEqual([]);
});

test('SHOP-06 a comma parts nothing where it may stand before decimals', () => {
  expect(readCells('28,5\n30,25', ['\t', ';'])).toEqual([['28,5'], ['30,25']]);
});
