import { describe, expect, test } from 'vitest';
import { clampQuantity } from './quantity.ts';

describe('UPL-12 quantities are clamped to 1–1000', () => {
  test.each([
    [1, 1],
    [1000, 1000],
    [0, 1],
    [-5, 1],
    [1001, 1000],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1000],
  ])('UPL-12 a quantity of %d counts as %i', (value, quantity) => {
    expect(clampQuantity(value)).toBe(quantity);
  });
});
