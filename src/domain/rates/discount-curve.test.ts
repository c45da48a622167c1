import { expect, test } from 'vitest';
import { rate } from '../money/rate.ts';
import { findMarginLeft } from './discount-curve.ts';

const table = (...entries: readonly (readonly [from: number, discount: number])[]) =>
  entries.map(([from, discount]) => ({ from: rate(from, 'pieces'), discount: rate(discount, '%') }));

test.each([
  ['no discount', table([1, 0]), 35, 1000, 35],
  ['a discount of the margin', table([1, 0], [1000, 35]), 35, 1000, 0],
  ['a discount beyond it', table([1, 0], [100, 60]), 35, 100, -62.5],
  ['any discount without a margin', table([1, 0], [100, 10]), 0, 1000, -100 / 9],
  ['half way on the logarithmic scale', table([1, 0], [100, 20]), 40, 10, 100 / 3],
])('PRC-01 what is left of a margin with %s', (_what, discounts, margin, quantity, left) => {
  expect(findMarginLeft(discounts, margin, quantity)).toBeCloseTo(left, 9);
});
