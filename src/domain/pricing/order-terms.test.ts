import { expect, test } from 'vitest';
import { createRandom } from '#test/support/random.ts';
import { addUp } from '../desk/offer.ts';
import { addPercent, smallestUnit } from '../money/money.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import type { ShippingRules } from '../trade/shipping.ts';
import type { TaxRules } from '../trade/tax.ts';
import { composeTerms, readBuyer, type Trade } from './order-terms.ts';
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
  for (let number = 0; number < 10_000; number += 1) {
    const currency = random.pick(['JPY', 'EUR', 'USD', 'KWD']);
    const unit = smallestUnit(currency);
    const card = { ...DEMO_RATE_CARD, currency };
    const percent = random.pick([0, 6.5, 19, random.below(10_001) / 100]);
    const rules = { ...TAX, states: { WA: percent } };
    const shipping = byWeight(random.below(10 ** (1 + random.below(6))) * unit);
    const lines = Array.from({ length: 1 + random.below(4) }, () =>
      line(10_000 + random.below(10 ** (4 + random.below(6))), 1 + random.below(1000)),
    );
    const purchase = { buyer: readBuyer(trade(rules, shipping), {}), shippingMethod: null };
    const goods = { grams: random.pick([500, 2000, null]), isPriced: true };
    const order = priceOrder(lines, card, composeTerms(trade(rules, shipping), purchase, goods, { language: 'en' }));
    const charges = [...order.extras, { label: 'Shipping', amountMicros: order.shipping?.priceMicros ?? 0 }];
    const sums = addUp(lines, { charges, discountPercent: 0, tax: { name: 'Sales tax', percent } }, currency);
    expect([order.linesMicros, order.netMicros, order.tax?.amountMicros, order.totalMicros], `order ${number}`).toEqual([
      ...[sums.linesMicros, sums.netMicros, sums.taxMicros, sums.totalMicros],
    ]);
    const gross = addPercent([order.linesMicros, ...charges.map(({ amountMicros }) => amountMicros)], percent, currency);
    expect(gross.reduce((sum, micros) => sum + micros, 0)).toBe(order.totalMicros);
    expect(gross.every((micros) => micros % unit === 0 && micros >= 0)).toBe(true);
    expect(order.shipping?.priceMicros).toBe(goods.grams === 500 ? shipping.methods[0]?.zones[0]?.steps[0]?.priceMicros : null);
  }
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
