import { expect, test } from 'vitest';
import { type Consignment, offerShipping, packedGrams, pickShipping, type ShippingMethod, type ShippingRules } from './shipping.ts';

const method = (changes: Partial<ShippingMethod>): ShippingMethod => ({
  ...{ id: 'dhl', name: 'DHL', isPickUp: false, basis: 'flat', freeFromMicros: null, handlingDays: 0 },
  zones: [{ countries: ['WORLD'], steps: [{ upTo: null, priceMicros: 5_000_000 }] }],
  ...changes,
});
const BY_WEIGHT = method({
  id: 'weight',
  basis: 'weight',
  zones: [
    {
      countries: ['DE'],
      steps: [
        { upTo: 1000, priceMicros: 5_900_000 },
        { upTo: 5000, priceMicros: 8_900_000 },
      ],
    },
    { countries: ['EU'], steps: [{ upTo: null, priceMicros: 15_000_000 }] },
  ],
});
const PICK_UP = method({ id: 'pick-up', isPickUp: true, zones: [] });
const RULES: ShippingRules = { packagingGrams: 100, packagingPercent: 10, methods: [BY_WEIGHT, PICK_UP] };

const priceOf = (rules: ShippingRules, changes: Partial<Consignment>) =>
  offerShipping(rules, { country: 'DE', partsGrams: 500, netMicros: 100_000_000, ...changes }).map(({ method: { id }, priceMicros }) => [
    id,
    priceMicros,
  ]);

test('SHOP-12 weight is that of the parts with their packaging, in whole grams', () => {
  expect(packedGrams(RULES, 0)).toBe(100);
  expect(packedGrams(RULES, 500.5)).toBe(651);
  expect(packedGrams(RULES, null)).toBeNull();
});

test.each<[string, Partial<Consignment>, readonly (readonly [string, number | null])[]]>([
  [
    'light, at home',
    {},
    [
      ['weight', 5_900_000],
      ['pick-up', 0],
    ],
  ],
  [
    'right at a step',
    { partsGrams: 818 },
    [
      ['weight', 5_900_000],
      ['pick-up', 0],
    ],
  ],
  [
    'beyond it',
    { partsGrams: 819 },
    [
      ['weight', 8_900_000],
      ['pick-up', 0],
    ],
  ],
  [
    'beyond the last step',
    { partsGrams: 9000 },
    [
      ['weight', null],
      ['pick-up', 0],
    ],
  ],
  [
    'of a weight that nobody knows',
    { partsGrams: null },
    [
      ['weight', null],
      ['pick-up', 0],
    ],
  ],
  [
    'to another country of the EU',
    { country: 'FR', partsGrams: 90_000 },
    [
      ['weight', 15_000_000],
      ['pick-up', 0],
    ],
  ],
  ['to where nothing is sent', { country: 'US' }, [['pick-up', 0]]],
])('SHOP-12 what is %s is shipped so', (_, changes, offers) => {
  expect(priceOf(RULES, changes)).toEqual(offers);
});

test('SHOP-12 by value, and free from a value, depend on prices that hold', () => {
  const steps = [
    { upTo: 50_000_000, priceMicros: 4_000_000 },
    { upTo: null, priceMicros: 2_000_000 },
  ];
  const byValue = { ...RULES, methods: [method({ basis: 'value', zones: [{ countries: ['DE'], steps }] })] };
  expect([50_000_000, 50_000_001, null].map((netMicros) => priceOf(byValue, { netMicros })[0]?.[1])).toEqual([4_000_000, 2_000_000, null]);
  const free = { ...RULES, methods: [method({ freeFromMicros: 100_000_000 })] };
  expect([99_999_999, 100_000_000, null].map((netMicros) => priceOf(free, { netMicros })[0]?.[1])).toEqual([5_000_000, 0, 5_000_000]);
});

test('SHOP-12 the chosen method counts where it is offered, else the first', () => {
  const offers = offerShipping(RULES, { country: 'DE', partsGrams: 1, netMicros: 1 });
  expect(['pick-up', 'gone', null].map((chosen) => pickShipping(offers, chosen)?.method.id)).toEqual(['pick-up', 'weight', 'weight']);
  expect(pickShipping([], 'weight')).toBeNull();
});
