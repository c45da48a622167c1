import { expect, test } from 'vitest';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import { offerFromMaterial } from '../../../product/offers/offers.ts';
import { keepUpTo, type MaterialOrder, readAmount, sortMaterials } from './sort-materials.ts';

const offers = ['Nylon', 'ABS', 'Steel', 'PLA'].map((name) =>
  offerFromMaterial({ materialID: name, name, shortDescription: '', images: '[]' }),
);
const price = (materialID: string, from: number | null, days: number, unpriced = 0, missing = 0): [string, MaterialPrice] => [
  materialID,
  { materialID, from, days, unpriced, missing, currency: 'EUR', tax: null, finishID: null, isPending: false },
];
const prices = new Map([price('Nylon', 40, 3), price('ABS', 20, 9), price('Steel', 10, 1, 2), price('PLA', null, 0, 3)]);

test.each<[MaterialOrder, string[]]>([
  ['offer', ['Nylon', 'ABS', 'Steel', 'PLA']],
  ['name', ['ABS', 'Nylon', 'PLA', 'Steel']],
  ['price', ['ABS', 'Nylon', 'Steel', 'PLA']],
  ['days', ['Nylon', 'ABS', 'Steel', 'PLA']],
])('PRC-11 materials by %s; what lacks prices comes later', (order, expected) => {
  expect(sortMaterials(offers, prices, order).map(({ id }) => id)).toEqual(expected);
});

test('PRC-11 a price that leaves a part out does not come before one for all of them', () => {
  const partly = new Map([price('Nylon', 10, 1, 1, 1), price('ABS', 90, 9, 2), price('Steel', 50, 2, 2), price('PLA', null, 0, 2, 2)]);
  expect(sortMaterials(offers, partly, 'price').map(({ id }) => id)).toEqual(['Steel', 'ABS', 'Nylon', 'PLA']);
});

test('PRC-11 up to a price leaves those that are known to cost no more', () => {
  expect(keepUpTo(offers, prices, 20).map(({ id }) => id)).toEqual(['ABS', 'Steel']);
  expect(keepUpTo(offers, prices, null)).toBe(offers);
});

test.each([
  ['20', 20],
  ['1,234.50', 1234.5],
  ['1.234,5', 1234.5],
  ['€ 20', 20],
  ['1,000', 1000],
  ['.5', 0.5],
  ['', null],
  ['cheap', null],
])('PRC-11 an amount typed as %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
