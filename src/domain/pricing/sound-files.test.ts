import { describe, expect, test } from 'vitest';
import { makeBlock } from '#test/support/make-measurement.ts';
import { makeWork } from '#test/support/make-work.ts';
import { createRandom } from '#test/support/random.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { PartEstimate, WorkOnAlike } from '../estimate/part-work.ts';
import { smallestUnit } from '../money/money.ts';
import { rate } from '../money/rate.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import type { ProcessRates, RateCard } from '../rates/rate-card.ts';
import { verifyReceipt } from '../receipt/verify-receipt.ts';
import { priceLine } from './price-line.ts';
import { type OrderedLine, priceOrder } from './price-order.ts';

const FILES = 10_000;
const { below, pick } = createRandom(20_261_123);
/** From 0 up to but without 1. */
const random = () => below(1_000_000) / 1_000_000;

/** The demonstration's card in several currencies, with smallest jobs, orders and unit prices that bind for some and not for others. */
const CARDS: readonly RateCard[] = ['USD', 'JPY', 'KRW', 'KWD'].flatMap((currency) =>
  [0.2, 1, 6].map((times): RateCard => {
    const units = currency === 'KWD' ? 0.3 : 1;
    const scaled = <U extends string>(value: number, unit: U) => rate(Math.round(value * units * times * 1000) / 1000, unit);
    const finishes = Object.entries(DEMO_RATE_CARD.finishes).map(([id, finish]) => [
      id,
      { ...finish, minimum: scaled(finish.minimum.value, 'money/job') },
    ]);
    const processes = Object.entries(DEMO_RATE_CARD.processes).map(([code, rates]: [string, ProcessRates]) => [
      code,
      {
        ...rates,
        minimumOrder: scaled(rates.minimumOrder.value, 'money/order'),
        minimumUnitPrice: scaled(rates.minimumUnitPrice.value, 'money/piece'),
      },
    ]);
    return { ...DEMO_RATE_CARD, currency, finishes: Object.fromEntries(finishes), processes: Object.fromEntries(processes) };
  }),
);

interface File {
  readonly card: RateCard;
  readonly material: (typeof CATALOGUE)[number];
  readonly finish: (typeof CATALOGUE)[number]['finishes'][number];
  readonly quantity: number;
  /** How many bodies of each kind. */
  readonly kinds: readonly { readonly kind: WorkOnAlike; readonly count: number }[];
}

const side = () => 3 + 60 * random() ** 2;
const makeKind = ({ card, material }: Pick<File, 'card' | 'material'>): WorkOnAlike => {
  const [kind] = makeWork(makeBlock({ x: side(), y: side(), z: side() }), material.process, card);
  if (kind === undefined) throw new Error('no work');
  return kind;
};

function makeFile(): File {
  const [card, material] = [pick(CARDS), pick(CATALOGUE)];
  const bodies = 1 + Math.floor(50 * random());
  const kinds: File['kinds'][number][] = [];
  for (let left = bodies; left > 0; ) {
    const count = 1 + Math.floor(left * random());
    kinds.push({ kind: makeKind({ card, material }), count });
    left -= count;
  }
  return { card, material, finish: pick(material.finishes), quantity: pick([1, 1, 2, 5, 20]), kinds };
}

function workOf(kinds: File['kinds']): PartEstimate {
  let next = 0;
  return kinds.map(({ kind, count }) => ({ ...kind, bodies: Array.from({ length: count }, () => next++) }));
}

function priceOf(file: File, kinds: File['kinds'], quantity: number): OrderedLine {
  const { card: rateCard, material, finish } = file;
  const { machines, leadTimes }: ProcessRates = rateCard.processes[material.process];
  const { process: _, ...line } = { process: material.process, material, finish, quantity, rateCard, machine: machines[0] };
  const priced = priceLine({ ...line, modelSha256: 'a', work: workOf(kinds), leadTime: leadTimes[0] });
  const [color] = material.colors;
  if (priced.outcome !== 'priced' || color === undefined) throw new Error('no price');
  if (random() < 0.02) expect(verifyReceipt(priced.receipt)).toEqual({ ok: true });
  const { unitPriceMicros, plainPriceMicros } = priced;
  return { modelSha256: 'a', material, color, finish, quantity, unitPriceMicros, plainPriceMicros };
}

const netOf = (file: File, lines: readonly OrderedLine[]) => priceOrder(lines, file.card).netMicros;

describe(`HOLD-06 HOLD-15 over ${FILES} files of one to fifty bodies`, { timeout: 120_000 }, () => {
  const files = Array.from({ length: FILES }, makeFile);

  test('HOLD-15 a request never costs less for one body more, of a kind that is there or another', () => {
    for (const file of files) {
      const before = netOf(file, [priceOf(file, file.kinds, file.quantity)]);
      const [first, ...others] = file.kinds;
      if (first === undefined) throw new Error('no body');
      const more = random() < 0.5 ? [{ ...first, count: first.count + 1 }, ...others] : [...file.kinds, { kind: makeKind(file), count: 1 }];
      const after = netOf(file, [priceOf(file, more, file.quantity)]);
      if (after < before) expect.fail(`${file.material.id} ${file.finish.id} ${file.card.currency}: ${before} and one body more ${after}`);
    }
  });

  test('HOLD-06 a file costs what its bodies do as lines of their own, but for the rounding of each line', () => {
    for (const file of files) {
      const whole = netOf(file, [priceOf(file, file.kinds, file.quantity)]);
      const lines = file.kinds.map((each) => priceOf(file, [{ ...each, count: 1 }], file.quantity * each.count));
      const apart = netOf(file, lines);
      const rounding = smallestUnit(file.card.currency) * (file.kinds.length + 1);
      if (Math.abs(whole - apart) > rounding) expect.fail(`${file.material.id} ${file.finish.id}: ${whole} as one file, ${apart} split`);
    }
  });
});
