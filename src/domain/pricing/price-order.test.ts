import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { smallestUnit } from '../money/money.ts';
import { rate } from '../money/rate.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import type { RateCard } from '../rates/rate-card.ts';
import { type OrderedLine, priceOrder } from './price-order.ts';

const lineOf = (materialId: string, unitPriceMicros: number, quantity = 1, changes: Partial<OrderedLine> = {}): OrderedLine => {
  const material = CATALOGUE.find(({ id }) => id === materialId);
  const [color, finish] = [material?.colors[0], material?.finishes[0]];
  if (!material || !color || !finish) throw new Error(materialId);
  return { modelSha256: 'a', material, color, finish, quantity, unitPriceMicros, plainPriceMicros: unitPriceMicros, ...changes };
};

function withMinimum(amount: number, changes: Partial<RateCard> = {}): RateCard {
  const { processes } = DEMO_RATE_CARD;
  const none = rate(0, 'money/order');
  const free = { startup: none, setup: none, programming: rate(0, 'money/model'), minimumOrder: rate(amount, 'money/order') };
  return { ...DEMO_RATE_CARD, ...changes, processes: { ...processes, FDM: { ...processes.FDM, ...free } } };
}

test('PRC-13 lines of the same material share one set-up, which carries overhead and margin', () => {
  const one = priceOrder([lineOf('fdm-pla', 30_000_000)], DEMO_RATE_CARD);
  // (1.50 + 1.50) × 1.1 ÷ 0.65
  // and 2.00 × 1.1 ÷ 0.65
  expect(one.extras.map(({ code, label, amountMicros }) => [code, label, amountMicros])).toEqual([
    ['setup', 'Set-up for PLA', 5_080_000],
    ['programming', 'Preparing the model for FDM', 3_380_000],
  ]);
  expect(one).toMatchObject({ linesMicros: 30_000_000, netMicros: 38_460_000, totalMicros: 38_460_000, tax: null });
  const two = priceOrder([lineOf('fdm-pla', 30_000_000), lineOf('fdm-pla', 20_000_000, 3)], DEMO_RATE_CARD);
  expect(two.netMicros).toBe(90_000_000 + 8_460_000);
  const others = priceOrder([lineOf('fdm-pla', 30_000_000), lineOf('fdm-petg', 30_000_000)], DEMO_RATE_CARD);
  expect(others.extras.map(({ label }) => label)).toEqual(['Set-up for PLA', 'Set-up for PETG', 'Preparing the model for FDM']);
});

describe('HOLD-06 what is done once is charged once', () => {
  const extras = (lines: readonly OrderedLine[], rateCard: RateCard = DEMO_RATE_CARD) =>
    priceOrder(lines, rateCard).extras.map(({ label, amountMicros }) => [label, amountMicros]);

  test('a model is prepared once for each process, however many lines ask for it', () => {
    const lines = [
      lineOf('fdm-pla', 30_000_000),
      lineOf('fdm-petg', 30_000_000, 2),
      lineOf('fdm-pla', 30_000_000, 1, { modelSha256: 'b' }),
      lineOf('sls-pa12', 30_000_000),
    ];
    const prepared = extras(lines).filter(([label]) => String(label).startsWith('Preparing'));
    expect(prepared).toEqual([
      ['Preparing 2 models for FDM', 6_770_000],
      ['Preparing the model for SLS', 3_380_000],
    ]);
  });

  const painted = (color: string, unitPriceMicros: number, plainPriceMicros: number, quantity = 1) =>
    lineOf('sls-pa12', unitPriceMicros, quantity, {
      color: { id: color, name: color },
      finish: { id: 'painted', name: 'Painted' },
      plainPriceMicros,
    });
  // 45.00 × 1.1 ÷ 0.65
  const JOB = 76_150_000;
  const jobs = (...lines: readonly OrderedLine[]) => extras(lines).filter(([label]) => String(label).includes('job'));

  test('lines of one finish and color share its smallest job, less what they pay for the finish', () => {
    expect(jobs(painted('Red', 30_000_000, 20_000_000))).toEqual([['Up to the smallest job: Painted, Red (SLS)', JOB - 10_000_000]]);
    expect(jobs(painted('Red', 30_000_000, 20_000_000), painted('Red', 3_000_000, 2_000_000, 7))).toEqual([
      ['Up to the smallest job: Painted, Red (SLS)', JOB - 17_000_000],
    ]);
    expect(jobs(painted('Red', 30_000_000, 20_000_000), painted('Blue', 30_000_000, 20_000_000))).toHaveLength(2);
    expect(jobs(painted('Red', 12_000_000, 2_000_000, 8))).toEqual([]);
    expect(jobs(lineOf('sls-pa12', 30_000_000))).toEqual([]);
  });

  test('HOLD-15 while lines grow up to the smallest job, the request costs what they do without finish and the job', () => {
    const net = (quantity: number) => {
      const free = priceOrder([lineOf('sls-pa12', 20_000_000, quantity)], DEMO_RATE_CARD);
      return priceOrder([painted('Red', 30_000_000, 20_000_000, quantity)], DEMO_RATE_CARD).netMicros - free.netMicros;
    };
    expect([1, 3, 7, 8, 20].map(net)).toEqual([JOB, JOB, JOB, 80_000_000, 200_000_000]);
  });
});

describe('PRC-13 the smallest order', () => {
  test.each([16.1, 32.2, 64.1, 19.99, 73.15, 2500.1])('of %f comes out exact', (amount) => {
    for (const quantity of [1, 3, 7, 11, 64, 333, 901]) {
      const order = priceOrder([lineOf('fdm-pla', 1_234_567 / quantity, quantity)], withMinimum(amount));
      expect(order.netMicros).toBe(Math.round(amount * 100) * 10_000);
    }
  });

  test('holds for each process, and is nothing where the order is larger', () => {
    const order = priceOrder([lineOf('fdm-pla', 8_000_000), lineOf('sls-pa12', 1_000_000)], withMinimum(8));
    expect(order.extras.map(({ code, label }) => [code, label])).toEqual([
      ['setup', 'Set-up for Nylon 12 (PA12)'],
      ['programming', 'Preparing the model for SLS'],
      ['minimum-order', 'Up to the smallest order of Selective laser sintering (SLS)'],
    ]);
  });

  test('is not asked of lines without a price', () => {
    expect(priceOrder([lineOf('fdm-pla', 0)], withMinimum(8))).toMatchObject({ extras: [], totalMicros: 0 });
  });
});

describe('PRC-07 in whole smallest units', () => {
  test.each(['JPY', 'EUR', 'KWD'])('of %s, tax included', (currency) => {
    const card = withMinimum(33.3333, { currency, tax: { name: 'VAT', rate: rate(8.1, '%') } });
    const order = priceOrder([lineOf('fdm-pla', 1_234_567, 7), lineOf('sls-pa12', 9_999_999, 3)], card);
    const sums = [
      order.linesMicros,
      order.netMicros,
      order.totalMicros,
      order.tax?.amountMicros ?? Number.NaN,
      ...order.extras.map(({ amountMicros }) => amountMicros),
    ];
    for (const micros of sums) expect(micros % smallestUnit(currency)).toBe(0);
    expect(order.totalMicros).toBe(order.netMicros + (order.tax?.amountMicros ?? 0));
    expect(order.extras.flatMap(({ inputs }) => inputs.map(({ unit }) => unit))).not.toContainEqual(expect.stringContaining('money'));
  });
});

test('PRC-10 a request worth more than the shop’s threshold is confirmed in person', () => {
  const review = { ...DEMO_RATE_CARD.review, orderValue: rate(100, 'money/order') };
  expect(priceOrder([lineOf('fdm-pla', 90_000_000)], { ...DEMO_RATE_CARD, review }).review).toBeNull();
  expect(priceOrder([lineOf('fdm-pla', 99_000_000)], { ...DEMO_RATE_CARD, review }).review).toBe(
    'A request worth more than $100.00 is confirmed in person.',
  );
});
