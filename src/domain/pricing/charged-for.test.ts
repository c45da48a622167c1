import { describe, expect, test } from 'vitest';
import { makeBlock, makeMeasurement } from '#test/support/make-measurement.ts';
import { makeWork } from '#test/support/make-work.ts';
import { findFinish, findMaterial } from '../catalogue/catalogue.ts';
import type { PartEstimate } from '../estimate/part-work.ts';
import { rate } from '../money/rate.ts';
import type { Measurement } from '../part/part.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import type { ProcessRates, RateCard } from '../rates/rate-card.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { verifyReceipt } from '../receipt/verify-receipt.ts';
import { priceLine } from './price-line.ts';

const BRACKET = makeMeasurement();
const amountOf = (receipt: Receipt, code: string) => receipt.lines.find((line) => line.code === code)?.amountMicros;

function price(
  measurement: Measurement,
  quantity: number,
  materialId: string,
  finishId = 'as-printed',
  rateCard: RateCard = DEMO_RATE_CARD,
  made?: PartEstimate,
) {
  const material = findMaterial(materialId);
  const finish = material && findFinish(material, finishId);
  if (!material || !finish) throw new Error(`No ${materialId} with ${finishId}`);
  const { machines, leadTimes }: ProcessRates = rateCard.processes[material.process];
  const work = made ?? makeWork(measurement, material.process, rateCard);
  const { sha256: modelSha256 } = measurement;
  const priced = priceLine({ modelSha256, work, quantity, material, finish, rateCard, machine: machines[0], leadTime: leadTimes[0] });
  if (priced.outcome !== 'priced') throw new Error(priced.reasons.join(' '));
  return priced;
}

describe('HOLD-14 an operation is charged for what it is done on', () => {
  const withSupport = (process: 'FDM' | 'SLA' | 'DMLS', cm3: number): PartEstimate =>
    makeWork(BRACKET, process).map((alike): PartEstimate[number] => {
      const { work } = alike;
      if (work.process === 'FDM') return { ...alike, work: { ...work, laidDownCm3: { ...work.laidDownCm3, support: cm3 } } };
      return { ...alike, work: 'supportCm3' in work ? { ...work, supportCm3: cm3 } : work };
    });
  const removal = (materialId: string, process: 'FDM' | 'SLA' | 'DMLS', cm3: number) => {
    const { receipt } = price(BRACKET, 3, materialId, 'as-printed', DEMO_RATE_CARD, withSupport(process, cm3));
    return receipt.lines.find(({ label }) => label === 'Removing supports')?.amountMicros;
  };

  test.each([
    ['fdm-pla', 'FDM', 1_200_000],
    ['sla-standard', 'SLA', 1_600_000],
    ['dmls-316l', 'DMLS', 8_000_000],
  ] as const)('in %s nobody pays for removing supports that are not there', (materialId, process, micros) => {
    expect(removal(materialId, process, 0)).toBeUndefined();
    // What receipts tell as 0 g.
    expect(removal(materialId, process, 0.0004)).toBeUndefined();
    expect(removal(materialId, process, 0.2)).toBe(micros);
  });

  test('a piece pays stress relief and cutting off by its share of the plate', () => {
    const [{ build, figures }] = DEMO_RATE_CARD.processes.DMLS.machines;
    const held = build.x.value * build.y.value * (figures.packing.value / 100);
    // Of three, among others' pieces; of forty, on plates of 16 that they fill.
    for (const [quantity, share] of [[3, (50 + figures.gap.value) ** 2 / held] as const, [40, 1 / 16] as const]) {
      const { receipt } = price(BRACKET, quantity, 'dmls-alsi10mg');
      const amounts = receipt.lines.filter(({ code }) => code === 'operation').map(({ amountMicros }) => amountMicros);
      expect(amounts).toEqual([Math.round(500e6 * share), Math.round(200e6 * share), 8_000_000]);
      expect(verifyReceipt(receipt)).toEqual({ ok: true });
    }
  });

  test('a thousand small parts that fill one plate pay for little more than a plate', () => {
    const { receipt } = price(makeBlock({ x: 5, y: 5, z: 5 }), 1000, 'dmls-alsi10mg');
    const stressRelief = receipt.lines.find(({ label }) => label === 'Stress relief')?.amountMicros ?? 0;
    expect(stressRelief * 1000).toBeLessThan(1200e6);
    // Nor for a lowest unit price that stood for preparing one model.
    expect(receipt.lines.map(({ code }) => code)).not.toContain('minimum-price');
  });
});

test('HOLD-11 a finish takes longer for many pieces: a thousand polished parts are not two days’ work', () => {
  const { days: own, perDay } = DEMO_RATE_CARD.finishes['polished'] ?? {};
  if (own === undefined || perDay === undefined) throw new Error('no polish');
  const days = (quantity: number) =>
    price(BRACKET, quantity, 'dmls-316l', 'polished').leadTimeDays - price(BRACKET, quantity, 'dmls-316l').leadTimeDays;
  expect(days(1)).toBe(own.value);
  expect(days(perDay.value)).toBe(own.value);
  expect(days(perDay.value + 1)).toBe(own.value + 1);
  expect(days(1000)).toBe(own.value + 1000 / perDay.value - 1);
  const unbound = { ...DEMO_RATE_CARD.finishes, polished: { ...DEMO_RATE_CARD.finishes['polished'], perDay: rate(0, 'pieces/day') } };
  const card = { ...DEMO_RATE_CARD, finishes: unbound as RateCard['finishes'] };
  expect(price(BRACKET, 1000, 'dmls-316l', 'polished', card).leadTimeDays - price(BRACKET, 1000, 'dmls-316l').leadTimeDays).toBe(2);
});

test('HOLD-01 a slower material stretches what is drawn, exposed and melted, not travel, lifts, recoating or cutting off', () => {
  const { processes, materials } = DEMO_RATE_CARD;
  const hoursAt = (materialId: string, timeFactor: number) => {
    const own = {
      ...materials,
      [materialId]: { price: rate(100, 'money/kg'), timeFactor: rate(timeFactor, 'x'), hour: rate(0, 'money/h') },
    };
    return price(BRACKET, 1, materialId, 'as-printed', { ...DEMO_RATE_CARD, materials: own }).receipt.work.hours;
  };
  const [{ figures: vat }] = processes.SLA.machines;
  const [{ figures: bed }] = processes.DMLS.machines;
  const [{ figures: chamber, build }] = processes.SLS.machines;
  const layersOf = (layerMm: number) => Math.ceil(30 / layerMm);
  const fixed = {
    'fdm-pla': 0.1,
    'sla-standard': (layersOf(vat.layerHeight.value) * vat.lift.value) / 3600,
    'sls-pa12': ((55 * 55 * 35) / (build.x.value * build.y.value * build.z.value * (chamber.packing.value / 100))) * chamber.warmUp.value,
    'dmls-316l': (layersOf(bed.layerHeight.value) * bed.recoating.value) / 3600,
  };
  for (const [id, hours] of Object.entries(fixed)) expect(hoursAt(id, 3) - hours, id).toBeCloseTo(3 * (hoursAt(id, 1) - hours), 9);
  const amount = (removal: number) => {
    const { machines } = processes.DMLS;
    const own = { ...machines[0], figures: { ...machines[0].figures, removal: rate(removal, 's/cm2') } };
    const card = { ...DEMO_RATE_CARD, processes: { ...processes, DMLS: { ...processes.DMLS, machines: [own] as const } } };
    return amountOf(price(BRACKET, 1, 'dmls-316l', 'as-printed', card).receipt, 'machine') ?? 0;
  };
  expect(amount(3620) - amount(20)).toBe(25 * 90e6);
});

test('HOLD-10 what a material asks for by the hour is added to the machine’s rate, and the receipt says so', () => {
  const { materials } = DEMO_RATE_CARD;
  const own = { ...materials, 'dmls-316l': { price: rate(100, 'money/kg'), timeFactor: rate(1, 'x'), hour: rate(12.5, 'money/h') } };
  const { receipt } = price(BRACKET, 1, 'dmls-316l', 'as-printed', { ...DEMO_RATE_CARD, materials: own });
  const [{ hour }] = DEMO_RATE_CARD.processes.DMLS.machines;
  const plain = price(BRACKET, 1, 'dmls-316l', 'as-printed', {
    ...DEMO_RATE_CARD,
    materials: { ...own, 'dmls-316l': { ...own['dmls-316l'], hour: rate(0, 'money/h') } },
  });
  expect((amountOf(receipt, 'machine') ?? 0) / (amountOf(plain.receipt, 'machine') ?? 1)).toBeCloseTo((hour.value + 12.5) / hour.value, 6);
  expect(receipt.lines.find(({ code }) => code === 'machine')?.inputs).toContainEqual({ name: 'surcharge', value: 12.5, unit: 'USD/h' });
  expect(verifyReceipt(receipt)).toEqual({ ok: true });
});
