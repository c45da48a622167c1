import { expect, test } from 'vitest';
import { readLines, readQuantity } from './order-draft.ts';

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
  const draft = (typed: readonly string[], left: number) =>
    typed.map((words, index) => ({ line: index + 1, isTaken: index + 1 !== left, typed: words }));
  expect(readLines(draft(['1', 'x', '5'], 2))).toEqual([
    { line: 1, quantity: 1 },
    { line: 3, quantity: 5 },
  ]);
  expect(readLines(draft(['1', 'x', '5'], 3))).toBeNull();
});
