import { expect, test } from 'vitest';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import { materialPrice } from '../../../testing/offer-calls.ts';
import { comparePrices } from './compare-prices.ts';

const price = (from: number | null, changes: Partial<MaterialPrice> = {}) => materialPrice('m', from, changes);

test('LOOK-05 an option differs from the present choice by whole cents and business days', () => {
  expect(comparePrices(price(12.3), price(10.2))).toEqual({ more: 2.1, daysLater: 0 });
  expect(comparePrices(price(0.1, { days: 2 }), price(0.3))).toEqual({ more: -0.2, daysLater: -2 });
});

test('LOOK-05 nothing is compared that is not known, still to come, or without some of the parts', () => {
  expect(comparePrices(price(12.3), undefined)).toBeNull();
  expect(comparePrices(price(null), price(10))).toBeNull();
  expect(comparePrices(price(10), price(null))).toBeNull();
  expect(comparePrices(price(10, { isPending: true }), price(9))).toBeNull();
  expect(comparePrices(price(10, { missing: 1 }), price(9))).toBeNull();
});
