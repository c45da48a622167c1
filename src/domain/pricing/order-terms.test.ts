import { expect, test } from 'vitest';
import { createRandom } from '#test/support/random.ts';
import { drawOrder } from '#test/support/random-orders.ts';
import { newRfq } from '#test/support/sample-records.ts';
import { addUp } from '../desk/offer.ts';
import { addPercent, smallestUnit } from '../money/money.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import type { ShippingRules } from '../trade/shipping.ts';
import type { TaxRules } from '../trade/tax.ts';
import { composeTerms, readBuyer, type Trade, weighLines } from './order-terms.ts';
import { type OrderedLine, priceOrder } from './price-order.ts';

const TAX: TaxRules = {
  ...{ homeCountry: 'US', homeState: 'WA', isRegistered: true, name: 'Sales tax', percent: 0, reducedPercent: null, reversesCharge: false },
  ...{
    states: { WA: 6.5 },
    notes: { unregistered: '', exempt: '', 'intra-community': '', 'reverse-charge': '', export: '' },
    usualBuyer: 'private',
  },
};
const trade = (tax: TaxRules | null, shipping: ShippingRules): Trade => ({ tax, shipping, homeCountry: tax?.homeCountry ?? 'DE' });
const byWeight = (priceMicros: number): ShippingRules => ({
  ...{ packagingGrams: 0, packagingPercent: 0 },
  methods: [
    {
      ...{ id: 'parcel', name: 'Parcel', isPickUp: false, basis: 'weight', freeFromMicros: null, handlingDays: 1 },
      zones: [{ countries: ['WORLD'], steps: [{ upTo: 1000, priceMicros }] }],
    },
  ],
});
const line = (unitPriceMicros: number, quantity: number): OrderedLine => ({
  modelSha256: 'a',
  material: { id: 'pla', name: 'PLA', process: 'FDM' },
  color: { id: 'red', name: 'Red' },
  finish: { id: 'raw', name: 'Raw' },
  ...{ quantity, unitPriceMicros, plainPriceMicros: unitPriceMicros },
});

test('SHOP-11 SHOP-12 10,000 random orders come to the cent to what a quote of the same comes to, with tax and without', () => {
  const random = createRandom(20_261_127);
  const met = new Set<string>();
  for (let number = 0; number < 10_000; number += 1) {
    const { lines, order, currency, isExempt, discountPercent } = drawOrder(random);
    const { extras, shipping, tax, discount } = order;
    const charges = [...extras, { label: 'Shipping', amountMicros: shipping?.priceMicros ?? 0 }];
    const sums = addUp(lines, { charges, discountPercent, tax }, currency);
    expect(
      [order.linesMicros, discount?.amountMicros ?? 0, order.netMicros, tax?.amountMicros ?? 0, order.totalMicros],
      `order ${number}`,
    ).toEqual([sums.linesMicros, sums.discountMicros, sums.netMicros, sums.taxMicros, sums.totalMicros]);
    const nets = [order.linesMicros, -(discount?.amountMicros ?? 0), ...charges.map(({ amountMicros }) => amountMicros)];
    const gross = addPercent(nets, tax?.percent ?? 0, currency);
    expect(gross.reduce((sum, micros) => sum + micros, 0)).toBe(order.totalMicros);
    expect(gross.every((micros) => micros % smallestUnit(currency) === 0)).toBe(true);
    if (isExempt && tax?.category !== undefined) expect([tax.percent, tax.category]).toEqual([0, 'exempt']);
    met.add(tax?.category ?? 'none').add(shipping === null ? 'not shipped' : `${shipping?.isPickUp} ${shipping?.priceMicros === null}`);
  }
  // All that an order can be is among them.
  expect([...met].sort()).toEqual(
    [
      ...['exempt', 'export', 'intra-community', 'outside-scope', 'standard', 'none'],
      ...['not shipped', 'false false', 'false true', 'true false'],
    ].sort(),
  );
});

test('SHOP-11 what nobody said is as with most customers; a state counts in the US alone', () => {
  const us = trade(TAX, byWeight(0));
  expect(readBuyer(us, {})).toEqual({ kind: 'private', country: 'US', state: 'WA', vatId: '' });
  expect(readBuyer(us, { country: 'DE', state: 'WA', kind: 'business' })).toMatchObject({ kind: 'business', country: 'DE', state: '' });
  expect(readBuyer(trade(null, byWeight(0)), { country: '' })).toMatchObject({ kind: 'business', country: 'DE' });
});

test('SHOP-12 where nobody was asked, nothing is shipped, and the shop’s own country is taxed', () => {
  const order = priceOrder(
    [line(10_000_000, 1)],
    DEMO_RATE_CARD,
    composeTerms(trade(TAX, byWeight(5_000_000)), null, { grams: 1, isPriced: true }, { language: 'en' }),
  );
  expect(order).toMatchObject({ shipping: null, tax: { percent: 6.5 } });
});

test('SHOP-09 SHOP-12 what lines weigh is not known where the work on one is to come, or a mesh has no volume', () => {
  const [{ receipt } = { receipt: null }] = newRfq().lines;
  if (receipt === null) throw new Error('There is no receipt.');
  const weighing = (massG: number) => ({
    quantity: 3,
    line: { receipt: { ...receipt, work: { ...receipt.work, massG, supportMassG: 2 } } },
  });
  expect(weighLines([weighing(10), weighing(4)])).toBe(30);
  expect(weighLines([weighing(10), weighing(0)])).toBeNull();
  expect(weighLines([weighing(10), { quantity: 1, line: { receipt: null } }])).toBeNull();
});
