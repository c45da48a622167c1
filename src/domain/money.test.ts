import { describe, expect, test } from 'vitest';
import { formatCents, microsFromDollars, totalCents } from './money.ts';

describe('GEN-08 prices are shown in dollars with two decimals', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99, '$0.99'],
    [100, '$1.00'],
    [123450, '$1,234.50'],
    [100000000, '$1,000,000.00'],
    [-250, '-$2.50'],
    [1428.5714, '$14.29'],
  ])('GEN-08 %i cents read %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('rounding', () => {
  test.each([
    [1428.5714, 7, 10_000],
    [0.3333, 1000, 333],
    [250, 4, 1000],
  ])('HOLD-15 a unit price of %d cents makes %i pieces %i cents', (unitPriceCents, quantity, total) => {
    expect(totalCents(unitPriceCents, quantity)).toBe(total);
  });

  test.each([
    [1.005, 1_005_000],
    [0.000_000_5, 1],
    [-0.001_813_4, -1_813],
  ])('%d dollars are %i micro-dollars', (dollars, micros) => {
    expect(microsFromDollars(dollars)).toBe(micros);
  });
});
