import { describe, expect, test } from 'vitest';
import { makeBlock, makeMeasurement } from '#test/support/make-measurement.ts';
import { makeEstimates } from '#test/support/make-work.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { rate } from '../money/rate.ts';
import type { Measurement } from '../part/part.ts';
import { checkRateCard } from '../rates/check-rate-card.ts';
import { hashProfile } from '../rates/profile.ts';
import type { RateCard, ShopMachine } from '../rates/rate-card.ts';
import { DEMO_PROVIDER } from '../shop/demo-provider.ts';
import { listQuantityPrices, priceUsualQuantities, type QuoteRequest, quotePart } from './quote.ts';

const REQUEST: QuoteRequest = {
  measurement: makeMeasurement(),
  estimates: makeEstimates(makeMeasurement()),
  quantity: 3,
  provider: DEMO_PROVIDER,
  materialId: 'sls-pa12',
  colorId: 'white',
  finishId: 'as-printed',
};

function quote(changes: Partial<QuoteRequest> = {}) {
  const estimates = makeEstimates(changes.measurement ?? REQUEST.measurement, (changes.provider ?? DEMO_PROVIDER).rateCard);
  const outcome = quotePart({ ...REQUEST, estimates, ...changes });
  if (outcome.outcome !== 'quoted') throw new Error(outcome.message);
  return outcome.line;
}

test('API-10 a sound part gets an instant quote with its receipt and prices at other quantities', () => {
  const line = quote();
  expect(line).toMatchObject({
    isInstantQuote: true,
    reviewReasons: [],
    manufacturingProcess: 'Additive Manufacturing',
    manufacturingProcessSubtype: 'Selective laser sintering (SLS)',
    material: { id: 'sls-pa12' },
    color: { id: 'white' },
    finish: { id: 'as-printed' },
  });
  expect(line.receipt?.unitPriceMicros).toBe(line.unitPriceMicros);
  expect(line.leadTimeDays).toBeGreaterThan(0);
});

test('QUO-08 prices are given at the usual quantities and the asked one, in order', () => {
  const line = quote();
  const usual = priceUsualQuantities(REQUEST, line);
  const listed = listQuantityPrices(usual, line);
  expect(listed.map((entry) => entry.quantity)).toEqual([1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1000]);
  expect(listed.find((entry) => entry.quantity === 3)?.unitPriceMicros).toBe(line.unitPriceMicros);
  expect(listed.find((entry) => entry.quantity === 10)?.unitPriceMicros).toBe(quote({ quantity: 10 }).unitPriceMicros);
  expect(listQuantityPrices(usual, quote({ quantity: 10 }))).toEqual(usual);
});

test('QUO-05 the price is the unit price: one of three costs what the receipt for three says', () => {
  expect(quote({ quantity: 3 }).unitPriceMicros).toBeLessThan(quote({ quantity: 1 }).unitPriceMicros);
});

describe('QUO-04 no instant quote, but an estimate, when', () => {
  const REVIEW = { code: 'DOUBTFUL_VOLUME', severity: 'review', message: 'The volume is doubtful.' } as const;
  test.each<[string, Partial<QuoteRequest>, RegExp]>([
    ['the provider has them off', { provider: { ...DEMO_PROVIDER, generateInstantQuotes: false } }, /confirms every price in person/],
    ['a measurement is doubtful', { measurement: makeMeasurement({ findings: [REVIEW] }) }, /volume is doubtful/],
    ['the model is not closed', { measurement: makeMeasurement({ watertight: false }) }, /not a closed solid/],
    ['it is too small', { measurement: makeBlock({ x: 2, y: 2, z: 2 }) }, /smaller than 3 mm/],
    ['it is thinner than a wall', { measurement: makeBlock({ x: 40, y: 40, z: 0.4 }) }, /only 0.4 mm thick; SLS needs 0.7 mm/],
  ])('QUO-04 %s', (_why, changes, reason) => {
    const line = quote(changes);
    expect(line.isInstantQuote).toBe(false);
    expect(line.reviewReasons).toEqual([expect.stringMatching(reason)]);
    expect(line.unitPriceMicros).toBeGreaterThan(0);
    expect(line.receipt).not.toBeNull();
  });
});

test('PRC-04 a part that fits no machine gets no price and no date, and says why', () => {
  const line = quote({ measurement: makeBlock({ x: 20, y: 600, z: 20 }) });
  expect(line.reviewReasons).toEqual([expect.stringMatching(/up to 560 × 330 × 330 mm/)]);
  expect(line).toMatchObject({
    isInstantQuote: false,
    unitPriceMicros: 0,
    receipt: null,
    leadTimeDays: 0,
    leadTimes: [],
    isPending: false,
  });
});

test('HOLD-06 PRC-10 a threshold by quantity counts bodies that are alike', () => {
  const [measurement, rateCard] = [makeMeasurement(), { ...DEMO_PROVIDER.rateCard }];
  const estimates = Object.fromEntries(
    Object.entries(makeEstimates(measurement)).map(([hash, work]) => [
      hash,
      work?.map((alike) => ({ ...alike, bodies: [0, 1, 2] })) ?? null,
    ]),
  );
  const review = { ...rateCard.review, quantity: rate(8, 'pieces') };
  const provider = { ...DEMO_PROVIDER, rateCard: { ...rateCard, review } };
  expect(quote({ estimates, quantity: 2, provider }).reviewReasons).toEqual([]);
  expect(quote({ estimates, quantity: 3, provider }).reviewReasons).toEqual([expect.stringMatching(/More than 8 pieces/)]);
});

test('QUO-04 an open surface gets no price at all, and says why', () => {
  const line = quote({ measurement: makeMeasurement({ volumeMm3: null, volumeKind: 'none', watertight: false }) });
  expect(line).toMatchObject({ isInstantQuote: false, unitPriceMicros: 0, receipt: null, leadTimeDays: 0 });
  expect(listQuantityPrices(priceUsualQuantities(REQUEST, line), line)).toEqual([]);
  expect(line.reviewReasons.length).toBeGreaterThan(0);
});

test('QUO-04 what the measurement already says about an open model is not said twice', () => {
  const finding = { code: 'NOT_CLOSED', severity: 'review', message: 'The surface has gaps.' } as const;
  expect(quote({ measurement: makeMeasurement({ watertight: false, findings: [finding] }) }).reviewReasons).toEqual([
    'The surface has gaps.',
  ]);
});

describe('an instant quote is given', () => {
  test.each<[string, Measurement]>([
    ['with a harmless note', makeMeasurement({ findings: [{ code: 'SEWN', severity: 'note', message: 'Closed after sewing.' }] })],
    ['for a part that fits only turned', makeBlock({ x: 20, y: 20, z: 550 })],
    [
      'for a part exactly as large as the machine',
      makeMeasurement({ boxMm: { x: 330.000_000_1, y: 330, z: 560 }, volumeMm3: 2_000_000, areaMm2: 1_300_000 }),
    ],
    ['for a small solid cube', makeBlock({ x: 3, y: 3, z: 3 })],
    ['for a pin', makeMeasurement({ boxMm: { x: 1, y: 1, z: 30 }, volumeMm3: 23.6, areaMm2: 95.8 })],
  ])('%s', (_what, measurement) => {
    expect(quote({ measurement }).reviewReasons).toEqual([]);
  });
});

describe('POR-11 what the provider does not offer is refused in words', () => {
  const offer = [{ materialId: 'sls-pa12', colorIds: ['white'], finishIds: ['as-printed'] }];
  test.each<Partial<QuoteRequest>>([
    { materialId: 'fdm-pla' },
    { materialId: 'unobtainium' },
    { materialId: '-1' },
    { colorId: 'black' },
    { finishId: 'dyed' },
    { colorId: '-1', finishId: '-1' },
  ])('POR-11 %j', (changes) => {
    const outcome = quotePart({ ...REQUEST, provider: { ...DEMO_PROVIDER, offer }, ...changes });
    expect(outcome).toEqual({ outcome: 'not-offered', message: expect.stringContaining('Demo Manufacturing does not offer') });
  });
});

test('the demonstration’s provider offers and prices the whole catalogue', () => {
  expect(DEMO_PROVIDER).toMatchObject({ id: '1', name: 'Demo Manufacturing', generateInstantQuotes: true, ownerSub: null });
  expect(checkRateCard(DEMO_PROVIDER.rateCard).ok).toBe(true);
  for (const material of CATALOGUE) {
    for (const color of material.colors) {
      for (const finish of material.finishes) {
        const line = quote({ materialId: material.id, colorId: color.id, finishId: finish.id });
        expect(line).toMatchObject({ isInstantQuote: true });
      }
    }
  }
});

test('HOLD-12 a steel block of 137 kg has no instant price, and the customer reads why', () => {
  const line = quote({ measurement: makeBlock({ x: 240, y: 240, z: 298 }), materialId: 'dmls-316l', colorId: 'steel' });
  expect(line.isInstantQuote).toBe(false);
  expect(line.reviewReasons).toContainEqual(expect.stringMatching(/^A piece would weigh 13\d kg; above 20 kg our team checks first\.$/));
  expect(line.unitPriceMicros).toBeGreaterThan(0);
});

test('HOLD-11 a date beyond the horizon is agreed in person', () => {
  const measurement = makeBlock({ x: 150, y: 150, z: 100 });
  const [few, many] = [1, 1000].map((quantity) => quote({ measurement, quantity }));
  expect(few).toMatchObject({ isInstantQuote: true });
  expect(many?.reviewReasons).toEqual([expect.stringMatching(/^These 1,000 pieces would take about \d+ business days to make; /)]);
});

describe('PRC-04 of several machines of a process', () => {
  const { processes } = DEMO_PROVIDER.rateCard;
  const [usual] = processes.FDM.machines;
  const named = (id: string, name: string, side: number, hour: number): ShopMachine<'FDM'> => ({
    ...usual,
    id,
    figures: { ...usual.figures, name },
    build: { x: rate(side, 'mm'), y: rate(side, 'mm'), z: rate(side, 'mm') },
    hour: rate(hour, 'money/h'),
  });
  const machines = [named('large', 'Large', 600, 9), named('small', 'Small', 100, 3), named('dear', 'Dear', 100, 20)] as const;
  const rateCard: RateCard = { ...DEMO_PROVIDER.rateCard, processes: { ...processes, FDM: { ...processes.FDM, machines } } };
  const provider = { ...DEMO_PROVIDER, rateCard };
  const small = makeBlock({ x: 40, y: 40, z: 20 });
  const quoteIn = (changes: Partial<QuoteRequest>) => quote({ provider, materialId: 'fdm-pla', ...changes });

  test('PRC-04 a part goes on the cheapest that it fits, and the receipt names that one', () => {
    expect(checkRateCard(JSON.parse(JSON.stringify(rateCard)))).toMatchObject({ ok: true });
    expect(quoteIn({ measurement: small }).receipt?.work.machine).toBe('Small');
    const large = quoteIn({ measurement: makeBlock({ x: 300, y: 40, z: 20 }) });
    expect(large).toMatchObject({ isInstantQuote: true, machine: { id: 'large' } });
    expect(large.receipt?.work.machine).toBe('Large');
  });

  test('PRC-04 a part that fits none is told the space of the first, and gets no price', () => {
    const line = quoteIn({ measurement: makeBlock({ x: 900, y: 40, z: 20 }) });
    expect(line.reviewReasons).toEqual([expect.stringMatching(/larger than the machine: .* takes up to 600 × 600 × 600 mm/)]);
    expect(line.unitPriceMicros).toBe(0);
  });

  test('PRC-04 while the work on one of them is unknown the price waits, lest it fall after it was shown', () => {
    const estimates = makeEstimates(small, rateCard);
    const hash = hashProfile('FDM', machines[0]);
    const { [hash]: _, ...others } = estimates;
    expect(quoteIn({ measurement: small, estimates: others })).toMatchObject({ isPending: true, receipt: null });
    expect(quoteIn({ measurement: small, estimates: { ...estimates, [hash]: null } })).toMatchObject({
      isPending: false,
      machine: { id: 'small' },
    });
  });
});

describe('PRC-08 lead times', () => {
  const options = { measurement: makeMeasurement(), materialId: 'fdm-pla' };

  test('PRC-08 express leaves sooner for its surcharge, which is a step of the receipt', () => {
    const [standard, express] = [quote(options), quote({ ...options, leadTimeId: 'express' })];
    expect(express.leadTimeDays).toBeLessThan(standard.leadTimeDays);
    expect(express.unitPriceMicros / standard.unitPriceMicros).toBeCloseTo(1.25, 2);
    expect(express.receipt?.lines.find(({ code }) => code === 'lead-time')).toMatchObject({ label: 'Lead time: Express' });
    const prices = [standard.unitPriceMicros, express.unitPriceMicros];
    expect(standard.leadTimes.map(({ unitPriceMicros }) => unitPriceMicros)).toEqual(prices);
    expect(express.leadTimes.map(({ unitPriceMicros }) => unitPriceMicros)).toEqual(prices);
  });

  test('PRC-08 what needs more machine hours than express can take is offered the usual one alone', () => {
    const many = quote({ ...options, quantity: 100, leadTimeId: 'express' });
    expect(many.leadTime.id).toBe('standard');
    expect(many.leadTimes.map(({ option }) => option.id)).toEqual(['standard']);
  });

  test('PRC-08 an unknown one is the usual one', () => {
    expect(quote({ ...options, leadTimeId: 'yesterday' }).leadTime.id).toBe('standard');
  });
});

test('PRC-10 lines over the shop’s thresholds are looked at, and their price is hidden where the shop wants that', () => {
  const review = { ...DEMO_PROVIDER.rateCard.review, quantity: rate(5, 'pieces'), lineValue: rate(50, 'money/line'), size: rate(45, 'mm') };
  const withReview = (changes: Partial<typeof review>) => ({
    ...DEMO_PROVIDER,
    rateCard: { ...DEMO_PROVIDER.rateCard, review: { ...review, ...changes } },
  });
  const line = quote({ provider: withReview({}), quantity: 6 });
  expect(line.reviewReasons).toEqual([
    'A line worth more than $50.00 is confirmed in person.',
    'More than 5 pieces are confirmed in person.',
    'A part longer than 45 mm is confirmed in person.',
  ]);
  expect(line.isPriceHidden).toBe(false);
  expect(quote({ provider: withReview({ hidesPrice: 'yes' }), quantity: 6 }).isPriceHidden).toBe(true);
  const small = makeBlock({ x: 20, y: 20, z: 10 });
  expect(quote({ provider: withReview({ hidesPrice: 'yes' }), measurement: small })).toMatchObject({
    isPriceHidden: false,
    isInstantQuote: true,
  });
});
