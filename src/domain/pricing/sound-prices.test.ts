import { describe, expect, test } from 'vitest';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { makeEstimates } from '#test/support/make-work.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { decimalsOf, smallestUnit, totalMicros } from '../money/money.ts';
import { type Rate, rate } from '../money/rate.ts';
import type { Measurement } from '../part/part.ts';
import { checkRateCard } from '../rates/check-rate-card.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import type { RateCard } from '../rates/rate-card.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { verifyReceipt } from '../receipt/verify-receipt.ts';
import { DEMO_PROVIDER } from '../shop/demo-provider.ts';
import type { Provider } from '../shop/provider.ts';
import { priceOrder } from './price-order.ts';
import { quotePart } from './quote.ts';

/** Mulberry32: the same cases in every run. */
function makeRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CASES = 10_000;
const CARDS = 100;
const CURRENCIES = ['JPY', 'EUR', 'USD', 'KWD'];

/** A valid card whose rates are up to three times, and down to a third of the demonstration's. */
function randomCard(random: () => number, currency: string): RateCard {
  const inYen = currency === 'JPY' ? 150 : 1;
  const vary = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(vary);
    if (typeof value !== 'object' || value === null) return value;
    if ('unit' in value && 'value' in value && typeof value.value === 'number' && String(value.unit).startsWith('money')) {
      return { ...value, value: Math.round(value.value * inYen * 3 ** (2 * random() - 1) * 1000) / 1000 };
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, vary(inner)]));
  };
  const varied = vary(JSON.parse(JSON.stringify(DEMO_RATE_CARD))) as RateCard;
  const processes = Object.fromEntries(
    Object.entries(varied.processes).map(([code, rates]) => [
      code,
      { ...rates, margin: rate(Math.floor(random() * 60), '%'), overhead: rate(Math.floor(random() * 40), '%') },
    ]),
  );
  const check = checkRateCard({ ...varied, currency, processes });
  if (!check.ok) throw new Error(check.problems.join('\n'));
  return check.rateCard;
}

function randomPart(random: () => number): Measurement {
  const side = () => 3 + 10 ** (0.5 + 1.6 * random());
  const boxMm = { x: side(), y: side(), z: side() };
  const fill = 0.05 + 0.95 * random();
  const box = boxMm.x * boxMm.y * boxMm.z;
  const boxArea = 2 * (boxMm.x * boxMm.y + boxMm.y * boxMm.z + boxMm.z * boxMm.x);
  return makeMeasurement({ boxMm, volumeMm3: box * fill, areaMm2: boxArea * (1 + random()) });
}

const random = makeRandom(20_261_122);
const providers: Provider[] = Array.from({ length: CARDS }, (_, index) => ({
  ...DEMO_PROVIDER,
  rateCard: randomCard(random, CURRENCIES[index % CURRENCIES.length] ?? 'USD'),
}));

interface Case {
  readonly measurement: Measurement;
  readonly provider: Provider;
  readonly materialId: string;
  readonly quantity: number;
}

const cases: readonly Case[] = Array.from({ length: CASES }, (_, index) => ({
  measurement: randomPart(random),
  provider: providers[index % CARDS] ?? DEMO_PROVIDER,
  materialId: CATALOGUE[Math.floor(random() * CATALOGUE.length)]?.id ?? '',
  quantity: 1 + Math.floor(10 ** (3 * random()) - 1e-9),
}));

function quote({ measurement, provider, materialId, quantity }: Case) {
  const material = CATALOGUE.find(({ id }) => id === materialId);
  const outcome = quotePart({
    ...{ measurement, provider, materialId, quantity, estimates: makeEstimates(measurement, provider.rateCard) },
    ...{ colorId: material?.colors[0]?.id ?? '', finishId: material?.finishes[0]?.id ?? '' },
  });
  if (outcome.outcome !== 'quoted') throw new Error(outcome.message);
  return outcome.line;
}

const totalOf = (at: Case) => totalMicros(quote(at).unitPriceMicros, at.quantity, at.provider.rateCard.currency);

/** Rounding to the smallest unit may move a price by half of it; a total, by half for each piece. */
const roundingOf = ({ quantity, provider }: Case) => (smallestUnit(provider.rateCard.currency) / 2) * (quantity + 1);

describe(`PRC-07 over ${CASES} parts and ${CARDS} cards of 0, 2 and 3 decimals`, { timeout: 300_000 }, () => {
  test('PRC-14 each receipt verifies to the smallest unit of its currency', () => {
    for (const at of cases) {
      const { receipt, unitPriceMicros } = quote(at);
      if (receipt === null) throw new Error('no price');
      const check = verifyReceipt(receipt);
      if (!check.ok) expect.fail(check.problem);
      const exact = unitPriceMicros * at.quantity;
      const total = totalMicros(unitPriceMicros, at.quantity, receipt.currency);
      if (Math.abs(total - exact) > at.quantity / 2) expect.fail(`${at.quantity} × ${unitPriceMicros} is not ${total}`);
    }
  });

  test('PRC-14 any changed number in a receipt fails', () => {
    for (const at of cases) {
      const { receipt } = quote(at);
      if (receipt === null) throw new Error('no price');
      const changed = changeSome(receipt, random);
      if (verifyReceipt(changed).ok) expect.fail(JSON.stringify(changed));
    }
  });

  test('HOLD-15 a total never falls when the quantity grows', () => {
    for (const at of cases) {
      const [less, more] = [totalOf(at), totalOf({ ...at, quantity: at.quantity + 1 + Math.floor(random() * 5) })];
      if (at.quantity < 990 && more < less) expect.fail(`${at.quantity} pieces cost ${less}, more cost ${more}`);
    }
  });

  test('HOLD-15 a price never falls when the volume or the area grows', () => {
    for (const at of cases) {
      const { measurement } = at;
      const larger = { ...measurement, volumeMm3: (measurement.volumeMm3 ?? 0) * 1.05, areaMm2: measurement.areaMm2 * 1.05 };
      if (totalOf({ ...at, measurement: larger }) < totalOf(at) - roundingOf(at)) expect.fail(JSON.stringify(at.measurement));
    }
  });

  test('HOLD-15 a price never falls when a rate rises', () => {
    for (const at of cases) {
      const { rateCard } = at.provider;
      const raised = raiseSome(rateCard, at.materialId, random);
      const dearer = { ...at, provider: { ...at.provider, rateCard: raised } };
      if (totalOf(dearer) < totalOf(at) - roundingOf(at)) expect.fail(`${at.materialId}: a rate rose and the price fell`);
    }
  });

  test('PRC-13 smallest orders come out exact, and orders never fall when a line is added', () => {
    for (const at of cases) {
      const { currency } = at.provider.rateCard;
      const line = { ...quote(at), modelSha256: at.measurement.sha256, quantity: at.quantity };
      const one = priceOrder([line], at.provider.rateCard);
      const smallest = at.provider.rateCard.processes[line.material.process].minimumOrder.value;
      const needed = Math.floor(smallest * 10 ** decimalsOf(currency) + 0.5) * smallestUnit(currency);
      if (one.netMicros < needed) expect.fail(`${one.netMicros} is less than the smallest order ${needed}`);
      if (one.extras.some(({ code }) => code === 'minimum-order') && one.netMicros !== needed)
        expect.fail(`${one.netMicros} is not ${needed}`);
      if (one.totalMicros % smallestUnit(currency) !== 0) expect.fail(`${one.totalMicros} is no whole ${currency}`);
      if (priceOrder([line, line], at.provider.rateCard).netMicros < one.netMicros) expect.fail('a line more costs less');
    }
  });
});

function raiseSome(card: RateCard, materialId: string, random: () => number): RateCard {
  const material = CATALOGUE.find(({ id }) => id === materialId);
  const rates = card.materials[materialId];
  if (material === undefined || rates === undefined) throw new Error(materialId);
  const raise = <U extends string>({ value, unit }: Rate<U>): Rate<U> => ({ value: value * (1 + random()), unit });
  const { process } = material;
  const own = card.processes[process];
  const [machine] = own.machines;
  const changes = [
    { programming: raise(own.programming) },
    { inspection: raise(own.inspection) },
    { waste: raise(own.waste) },
    { machines: [{ ...machine, hour: raise(machine.hour) }] },
    { minimumUnitPrice: raise(own.minimumUnitPrice) },
    { overhead: rate(own.overhead.value + 1, '%') },
    { margin: rate(own.margin.value + 1, '%') },
  ];
  const change = changes[Math.floor(random() * (changes.length + 1))];
  if (change === undefined) return { ...card, materials: { ...card.materials, [materialId]: { ...rates, price: raise(rates.price) } } };
  return { ...card, processes: { ...card.processes, [process]: { ...own, ...change } } };
}

/** One number of a receipt that its price depends on, changed by a hundredth or by 1. */
function changeSome(receipt: Receipt, random: () => number): Receipt {
  const index = Math.floor(random() * receipt.lines.length);
  const lines = receipt.lines.map((line, at) => {
    if (at !== index) return line;
    const input = line.inputs[0];
    // Of a choice between two the smaller figure may change without effect; its amount may not.
    if (random() < 0.5 || typeof input?.value !== 'number' || line.formula.includes('max('))
      return { ...line, amountMicros: line.amountMicros + 1 };
    if (Math.abs(line.amountMicros) < 10_000) return { ...line, amountMicros: line.amountMicros - 1 };
    return { ...line, inputs: [{ ...input, value: input.value * 1.5 + 1 }, ...line.inputs.slice(1)] };
  });
  return { ...receipt, lines };
}
