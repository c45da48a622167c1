import { type Micros, smallestUnit } from '#domain/money/money.ts';
import { composeTerms, type Goods, readBuyer, type Trade } from '#domain/pricing/order-terms.ts';
import { type Order, type OrderedLine, priceOrder } from '#domain/pricing/price-order.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import type { Purchase } from '#domain/trade/purchase.ts';
import { NO_SHIPPING, type ShippingMethod, type ShippingRules } from '#domain/trade/shipping.ts';
import { listTaxes, type TaxDecision, type TaxRules } from '#domain/trade/tax.ts';
import type { Random } from './random.ts';

const CURRENCIES = ['JPY', 'EUR', 'USD', 'KWD'];

/** A shop in Germany, one that charges no tax, one in the US, and one outside the EU. */
const GERMAN: TaxRules = {
  ...{ homeCountry: 'DE', homeState: '', isRegistered: true, name: 'MwSt.', percent: 19, reducedPercent: 7, reversesCharge: true },
  notes: { unregistered: '', exempt: '', 'intra-community': '', 'reverse-charge': '', export: '' },
  ...{ states: {}, usualBuyer: 'business' },
};
const RULES: readonly (TaxRules | null)[] = [
  GERMAN,
  { ...GERMAN, usualBuyer: 'private' },
  { ...GERMAN, isRegistered: false },
  { ...GERMAN, homeCountry: 'US', homeState: 'OR', name: 'Sales tax', percent: 0, states: { WA: 6.5, CA: 7.25 }, usualBuyer: 'private' },
  { ...GERMAN, homeCountry: 'CH', percent: 8.1 },
  null,
];

/** Who buys: at home and abroad, as a company or a person, with a VAT id and without. */
const BUYERS = [
  {},
  { kind: 'private' },
  { country: 'DE', vatId: 'DE136695976' },
  { country: 'FR', vatId: 'FR40303265045' },
  { country: 'FR' },
  { country: 'FR', kind: 'private' },
  { country: 'CH' },
  { country: 'US', state: 'WA' },
  { country: 'US', state: 'NV' },
] as const;

/** What a cart comes to at instant prices, and what it was drawn from. */
export interface RandomOrder {
  readonly lines: readonly OrderedLine[];
  readonly order: Order;
  readonly currency: string;
  /** Agreed with the client. */
  readonly isExempt: boolean;
  readonly discountPercent: number;
  /** What its shop could tax it with by hand, the one that it is first; none without rules. */
  readonly taxes: readonly TaxDecision[];
}

/** A cart of a shop by its rules for tax and shipping, of a customer with terms or without. */
export function drawOrder(random: Random): RandomOrder {
  const currency = random.pick(CURRENCIES);
  const unit = smallestUnit(currency);
  const tax = drawRules(random);
  const trade: Trade = { tax, shipping: drawShipping(random, unit), homeCountry: tax?.homeCountry ?? 'DE' };
  const buyer = readBuyer(trade, random.pick(BUYERS));
  const shippingMethod = random.pick([null, ...trade.shipping.methods.map(({ id }) => id)]);
  const purchase: Pick<Purchase, 'buyer' | 'shippingMethod'> | null = random.below(10) === 0 ? null : { buyer, shippingMethod };
  const goods: Goods = { grams: random.pick([500, 2000, 500_000, null]), isPriced: true };
  const lines = drawLines(random);
  const [isExempt, discountPercent] = [random.below(5) === 0, random.pick([0, 0, 2.5, random.below(10_001) / 100])];
  const terms = composeTerms(trade, purchase, goods, { language: 'en', isExempt, discountPercent });
  const order = priceOrder(lines, { ...DEMO_RATE_CARD, currency }, terms);
  const taxed = { ...(purchase?.buyer ?? readBuyer(trade, {})), isPickedUp: order.shipping?.isPickUp === true, isExempt };
  return { lines, order, currency, isExempt, discountPercent, taxes: tax === null ? [] : listTaxes(tax, taxed, 'en') };
}

function drawRules(random: Random): TaxRules | null {
  const rules = random.pick(RULES);
  return rules === null || random.below(3) > 0 ? rules : { ...rules, percent: random.below(10_001) / 100 };
}

function drawLines(random: Random): readonly OrderedLine[] {
  return Array.from({ length: 1 + random.below(5) }, (_, at) => {
    const unitPriceMicros = 10_000 + random.below(10 ** (4 + random.below(7)));
    return {
      modelSha256: `model-${at}`,
      material: { id: 'pla', name: 'PLA', process: 'FDM' },
      color: { id: 'red', name: 'Red' },
      finish: { id: 'raw', name: 'Raw' },
      ...{ quantity: 1 + random.below(1000), unitPriceMicros, plainPriceMicros: unitPriceMicros },
    };
  });
}

/** None, or a parcel at one price, by weight or by value, perhaps free from an amount, and pick-up. */
function drawShipping(random: Random, unit: Micros): ShippingRules {
  if (random.below(4) === 0) return NO_SHIPPING;
  const price = () => random.below(10 ** (1 + random.below(6))) * unit;
  const parcel: ShippingMethod = {
    ...{ id: 'parcel', name: 'Parcel', isPickUp: false, basis: random.pick(['flat', 'weight', 'value']), handlingDays: 1 },
    zones: [
      { countries: ['DE', 'EU'], steps: [1000, 10_000].map((upTo) => ({ upTo, priceMicros: price() })) },
      { countries: ['WORLD'], steps: [{ upTo: null, priceMicros: price() }] },
    ],
    freeFromMicros: random.pick([null, price()]),
  };
  const pickUp: ShippingMethod = { ...parcel, id: 'pick-up', name: 'Pick-up', isPickUp: true, zones: [], freeFromMicros: null };
  return { packagingGrams: 100, packagingPercent: 5, methods: [parcel, pickUp] };
}
