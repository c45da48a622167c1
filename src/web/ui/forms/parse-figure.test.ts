import { expect, test } from 'vitest';
import { LOCALE } from '#domain/language/spoken.ts';
import { DECIMAL_MARK, parseFigure, writeFigure } from './parse-figure.ts';

test.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 12 ', 12],
  ['0,125', 0.125],
  ['1.125', 1.125],
  [',5', 0.5],
  ['1.', 1],
  ['1 200', 1200],
  ["1'200,50", 1200.5],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1,200,000', 1_200_000],
  ['−3', -3],
])('PRC-01 %s is read as %d', (typed, value) => {
  expect(parseFigure(typed)).toEqual({ kind: 'figure', value });
});

test.each(['abc', '1.2.3', '12,34,56', '1,5 mm', '1e5', '--2', '.', '1,20.0,5', 'NaN', 'Infinity'])('PRC-01 %s is no figure', (typed) => {
  expect(parseFigure(typed)).toEqual({ kind: 'wrong' });
});

test('PRC-01 a comma before three digits may mean thousands: it is asked for, not guessed', () => {
  expect(parseFigure('1,200')).toEqual({ kind: 'unclear' });
  expect(parseFigure('')).toEqual({ kind: 'empty' });
});

test('PRC-01 what was typed stays as it is where it is no figure', () => {
  expect(['12,x', 0.1, 1200, null, Number.NaN].map(writeFigure)).toEqual(['12,x', '0.1', '1200', '', '']);
});

test('PRC-01 decimals are set off by the mark that a formatter sets in the language spoken', () => {
  expect((1.5).toLocaleString(LOCALE)).toBe(`1${DECIMAL_MARK}5`);
});
