import { describe, expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { decimalsOf, formatMicros, formatMoney, microsFromAmount, totalMicros } from './money.ts';

describe('GEN-08 prices are shown with their currency and its decimals', () => {
  test.each([
    [0, '$0.00'],
    [50_000, '$0.05'],
    [990_000, '$0.99'],
    [1_000_000, '$1.00'],
    [1_234_500_000, '$1,234.50'],
    [1_000_000_000_000, '$1,000,000.00'],
    [-2_500_000, '-$2.50'],
    [14_285_714, '$14.29'],
  ])('GEN-08 %i micros read %s', (micros, text) => {
    expect(formatMicros(micros, 'USD')).toBe(text);
  });

  test.each([
    ['EUR', 'de-DE', '1.234,50\u00a0€'],
    ['JPY', 'en-US', '¥1,235'],
    ['KWD', 'en-US', 'KWD\u00a01,234.500'],
    ['CAD', 'en-US', 'CA$1,234.50'],
    ['USD', 'en-CA', 'US$1,234.50'],
  ])('PRC-07 1234.5 %s as %s writes it: %s', (currency, locale, text) => {
    expect(formatMoney(1234.5, currency, locale)).toBe(text);
  });
});

test('PRC-07 every currency is known to the formatter, with the decimals of ISO 4217', () => {
  expect(CURRENCIES.length).toBeGreaterThan(140);
  expect([decimalsOf('JPY'), decimalsOf('EUR'), decimalsOf('KWD')]).toEqual([0, 2, 3]);
  const known = new Set(Intl.supportedValuesOf('currency'));
  expect(CURRENCIES.filter((code) => !known.has(code))).toEqual([]);
});

describe('rounding', () => {
  test.each([
    [14_285_714, 7, 'USD', 100_000_000],
    [3_333, 1000, 'USD', 3_330_000],
    [2_500_000, 4, 'USD', 10_000_000],
    [333_333_333, 3, 'JPY', 1_000_000_000],
    [1_499_999, 1, 'JPY', 1_000_000],
    [1_000_500, 1, 'KWD', 1_001_000],
  ])('HOLD-15 a unit price of %d micros makes %i pieces in %s %i', (unitPriceMicros, quantity, currency, total) => {
    expect(totalMicros(unitPriceMicros, quantity, currency)).toBe(total);
  });

  test('HOLD-15 what customers multiply, price × quantity, is the total to the cent', () => {
    for (let quantity = 1; quantity <= 1000; quantity += 1) {
      for (const cents of [1, 800, 12_345, 250_010, 9_999_999]) {
        const unitPriceMicros = Math.round((cents * 10_000) / quantity);
        if (totalMicros(unitPriceMicros, quantity, 'USD') !== cents * 10_000) expect.fail(`${quantity} × ${unitPriceMicros}`);
      }
    }
  });

  test.each([
    [1.005, 1_005_000],
    [0.000_000_5, 1],
    [-0.001_813_4, -1_813],
  ])('%d is %i micros', (amount, micros) => {
    expect(microsFromAmount(amount)).toBe(micros);
  });
});
