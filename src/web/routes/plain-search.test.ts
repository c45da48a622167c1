import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

test('UPL-13 a provider id is written into the address as it is, without quotes', () => {
  expect(stringifyPlainSearch({ msp_id: '1' })).toBe('?msp_id=1');
  expect(parsePlainSearch('?msp_id=1')).toEqual({ msp_id: '1' });
});

test.each([
  [{}, ''],
  [{ a: undefined, b: null }, ''],
  [{ a: 'x y&z', b: 0 }, '?a=x+y%26z&b=0'],
])('search %j is written as %j', (search, text) => {
  expect(stringifyPlainSearch(search)).toBe(text);
});

test('odd addresses are read without failing', () => {
  expect(parsePlainSearch('?a=1&a=2&b&%zz=%zz')).toEqual({ a: '2', b: '', '%zz': '%zz' });
});
