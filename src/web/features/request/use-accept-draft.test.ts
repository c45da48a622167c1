import { expect, test } from 'vitest';
import { makeQuote } from '#test/support/make-quote.ts';
import { readLines, readQuantity } from './use-accept-draft.ts';

test.each([
  ['10', 10],
  [' 12 ', 12],
  ['9', 9],
  ['1001', 1001],
  ['0', null],
  ['', null],
  ['ten', null],
  ['10.5', null],
  ['-10', null],
  ['1e3', null],
])('DESK-08 %j is read as the quantity %j', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

test('DESK-08 the lines that are taken count, and what is typed of a line that is left does not', () => {
  const quote = makeQuote({ lines: [{ quantity: 1 }, { quantity: 2 }, { quantity: 3 }] });
  const draft = (typed: readonly string[], left: number) => ({
    lineOf: (line: number) => ({ isTaken: line !== left, typed: typed[line - 1] ?? '' }),
  });
  expect(readLines(quote, draft(['1', 'x', '5'], 2))).toEqual([
    { line: 1, quantity: 1 },
    { line: 3, quantity: 5 },
  ]);
  expect(readLines(quote, draft(['1', 'x', '5'], 3))).toBeNull();
});
