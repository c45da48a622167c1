import { expect, test } from 'vitest';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import type { Material } from '#contract/schemas/entities.ts';
import { sampleLine } from '#test/support/sample-quotes.ts';
import { findCheaper } from './find-cheaper.ts';

const material = (materialID: string, type = 'Nylon', process = 'Multi jet fusion (MJF)'): Material => ({
  materialID,
  name: materialID.toUpperCase(),
  shortDescription: '',
  images: '[]',
  type,
  process,
});
const price = (materialID: string, from: number | null, changes: Partial<MaterialPrice> = {}): MaterialPrice => ({
  materialID,
  from,
  currency: 'USD',
  tax: null,
  finishID: 'f-2',
  days: 4,
  isPending: false,
  unpriced: 0,
  missing: 0,
  ...changes,
});

/** What the line costs as a request of its own. */
const OWN = price('m-1', 37.05, { finishID: 'f-1' });

test('PRC-12 the cheapest of the same type or process is named with its saving', () => {
  const materials = [material('m-1'), material('a'), material('b', 'Resin', sampleLine().manufacturingProcessSubtype), material('c')];
  const prices = [OWN, price('a', 29), price('b', 20), price('c', 36)];
  expect(findCheaper(sampleLine(), materials, prices)).toEqual({
    materialID: 'b',
    name: 'B',
    finishID: 'f-2',
    price: 20,
    instead: 37.05,
    savedPercent: 46,
  });
});

test.each([
  ['saves less than a fifth', material('a'), price('a', 29.65)],
  ['is of another kind', material('a', 'Metal', 'Stereolithography (SLA)'), price('a', 1)],
  ['has no instant price', material('a'), price('a', 1, { unpriced: 1 })],
  ['has no price', material('a'), price('a', null)],
  ['is the same', material('m-1'), price('m-1', 1, { finishID: 'f-1' })],
])('PRC-12 a material that %s is not named', (_what, other, cost) => {
  expect(findCheaper(sampleLine(), [other], [OWN, cost])).toBeNull();
});

test('PRC-12 a line is compared with set-up, as the other material is, and in its own finish; one on review not at all', () => {
  const express = sampleLine({ leadTimeID: 'express', price: 15.44 });
  expect(findCheaper(express, [material('a')], [OWN, price('a', 20)])?.instead).toBe(37.05);
  expect(findCheaper(express, [material('a')], [OWN, price('a', 36)])).toBeNull();
  expect(findCheaper(sampleLine(), [material('a')], [price('m-1', 37.05, { finishID: 'f-9' }), price('a', 1)])).toBeNull();
  expect(findCheaper(sampleLine({ isInstantQuote: false }), [material('a')], [OWN, price('a', 1)])).toBeNull();
});
