import { describe, expect, test } from 'vitest';
import { centsFromMicros, formatCents, microsFromDollars } from './money.ts';

describe('GEN-08 prices are shown in dollars with two decimals', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99, '$0.99'],
    [100, '$1.00'],
    [123450, '$1,234.50'],
    [100000000, '$1,000,000.00'],
    [-250, '-$2.50'],
  ])('GEN-08 %i cents read %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('rounding', () => {
  test.each([
    [4_999, 0],
    [5_000, 1],
    [1_005_000, 101],
    [-4_999, 0],
  ])('%i micro-dollars round half up to %i cents', (micros, cents) => {
    expect(centsFromMicros(micros)).toBe(cents);
  });

  test.each([
    [1.005, 1_005_000],
    [0.000_000_5, 1],
    [-0.001_813_4, -1_813],
  ])('%d dollars are %i micro-dollars', (dollars, micros) => {
    expect(microsFromDollars(dollars)).toBe(micros);
  });
});
