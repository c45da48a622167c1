import { describe, expect, test } from 'vitest';
import { makeBlock, makeMeasurement } from '#test/support/make-measurement.ts';
import { makeWork } from '#test/support/make-work.ts';
import { CATALOGUE, findFinish, findMaterial } from '../catalogue/catalogue.ts';
import { PROCESS_CODES, type ProcessCode } from '../catalogue/process.ts';
import type { PartEstimate } from '../estimate/part-work.ts';
import { smallestUnit, totalMicros } from '../money/money.ts';
import { rate } from '../money/rate.ts';
import type { Measurement } from '../part/part.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import { hashProfile } from '../rates/profile.ts';
import type { ProcessRates, RateCard, ShopMachine } from '../rates/rate-card.ts';
import { findUnitCost, type Receipt } from '../receipt/receipt.ts';
import { verifyReceipt } from '../receipt/verify-receipt.ts';
import { type PriceOutcome, priceLine } from './price-line.ts';
import { priceOrder } from './price-order.ts';

const BRACKET = makeMeasurement();

function price(
  measurement: Measurement,
  quantity: number,
  materialId = 'fdm-pla',
  finishId = 'as-printed',
  rateCard: RateCard = DEMO_RATE_CARD,
) {
  const material = findMaterial(materialId);
  const finish = material && findFinish(material, finishId);
  if (!material || !finish) throw new Error(`No ${materialId} with ${finishId}`);
  const work = makeWork(measurement, material.process, rateCard);
  return expectPrice(
    priceLine({ modelSha256: measurement.sha256, work, quantity, material, finish, rateCard, ...first(material.process, rateCard) }),
  );
}

function priceWork(work: PartEstimate, quantity: number, rateCard: RateCard = DEMO_RATE_CARD) {
  const material = findMaterial('fdm-pla');
  const finish = material && findFinish(material, 'as-printed');
  if (!material || !finish) throw new Error('no PLA');
  return expectPrice(priceLine({ modelSha256: 'a', work, quantity, material, finish, rateCard, ...first('FDM', rateCard) }));
}

/** The first machine and lead time of a process. */
function first(process: ProcessCode, rateCard: RateCard = DEMO_RATE_CARD) {
  const { machines, leadTimes }: ProcessRates = rateCard.processes[process];
  return { machine: machines[0], leadTime: leadTimes[0] };
}

function expectPrice(outcome: PriceOutcome) {
  if (outcome.outcome !== 'priced') throw new Error(outcome.reasons.join(' '));
  return outcome;
}

function withRates(changes: Partial<ProcessRates<'FDM'>>): RateCard {
  const { processes } = DEMO_RATE_CARD;
  return { ...DEMO_RATE_CARD, processes: { ...processes, FDM: { ...processes.FDM, ...changes } } };
}

const CENT = smallestUnit('USD');
const amountOf = (receipt: Receipt, code: string) => receipt.lines.find((line) => line.code === code)?.amountMicros;

describe('API-10 prices of a 50 × 50 × 30 mm bracket of 20 cm³ are near the market', () => {
  test.each([
    ['fdm-pla', 12, 25],
    ['sla-standard', 20, 45],
    ['sls-pa12', 20, 40],
    ['mjf-pa12', 18, 40],
    ['dmls-alsi10mg', 150, 450],
  ])('one in %s costs $%i to $%i', (materialId, low, high) => {
    const { unitPriceMicros, plainPriceMicros } = price(BRACKET, 1, materialId);
    const material = findMaterial(materialId);
    const [color, finish] = [material?.colors[0], material?.finishes[0]];
    if (!material || !color || !finish) throw new Error(materialId);
    const line = { modelSha256: 'a', material, color, finish, quantity: 1, unitPriceMicros, plainPriceMicros };
    const { totalMicros: total } = priceOrder([line], DEMO_RATE_CARD);
    expect(total).toBeGreaterThanOrEqual(low * 1e6);
    expect(total).toBeLessThanOrEqual(high * 1e6);
  });
});

test('API-10 HOLD-14 a filament part is worked out by hand from what its layers take, and the receipt states the same figures', () => {
  const { receipt } = price(BRACKET, 1);
  // 16.2 cm³ of walls, 0.76 of infill and 1 of supports; the travel takes a tenth of an hour.
  const hours = 17_960 / 7.2 / 3600 + 0.1;
  expect(amountOf(receipt, 'material')).toBe(Math.round(17.96 * 1.24 * 1.05 * 0.028 * 1e6));
  expect(amountOf(receipt, 'machine')).toBe(Math.round(hours * 3.5 * 1e6));
  expect(receipt.work).toMatchObject({ process: 'FDM', machine: 'Print farm, 0.4 mm nozzles', heightMm: 30, layers: 150 });
  expect(receipt.work.massG).toBeCloseTo(17.96 * 1.24, 9);
  expect(receipt.work.supportMassG).toBeCloseTo(1.24, 9);
  expect(receipt.work.hours).toBeCloseTo(hours, 9);
});

test('HOLD-01 pieces on one plate share what each layer alone would wait for', () => {
  const [alike] = makeWork(BRACKET, 'FDM');
  if (alike?.work.process !== 'FDM') throw new Error('no filament');
  const quick: PartEstimate = [{ ...alike, work: { ...alike.work, quickLayers: [{ layers: 360, seconds: 4, slowestSeconds: 60 }] } }];
  const extra = (quantity: number) => priceWork(quick, quantity).receipt.work.hours - priceWork([alike], quantity).receipt.work.hours;
  expect(extra(1)).toBeCloseTo(0.6, 9);
  expect(extra(2)).toBeCloseTo(0.1, 9);
  expect(extra(3)).toBe(0);
});

test('API-10 a sintered part takes its share of the chamber’s hours', () => {
  const { receipt } = price(BRACKET, 1, 'sls-pa12');
  const [{ figures: machine, build, hour }] = DEMO_RATE_CARD.processes.SLS.machines;
  const { x, y, z } = { x: build.x.value, y: build.y.value, z: build.z.value };
  const share = (55 * 55 * 35) / (x * y * z * (machine.packing.value / 100));
  const hours = share * (((z / machine.layerHeight.value) * machine.layerTime.value) / 3600 + machine.warmUp.value);
  expect(receipt.work.hours).toBeCloseTo(hours, 9);
  expect(amountOf(receipt, 'machine')).toBe(Math.round(hours * hour.value * 1e6));
});

test('API-10 a metal part shares the recoating of its layers by its plate, and pays its melting and cutting off', () => {
  const { receipt } = price(BRACKET, 1, 'dmls-alsi10mg');
  const [{ figures: machine, build, hour }] = DEMO_RATE_CARD.processes.DMLS.machines;
  const held = build.x.value * build.y.value * (machine.packing.value / 100);
  const share = ((50 + machine.gap.value) * (50 + machine.gap.value)) / held;
  const layers = Math.ceil(30 / machine.layerHeight.value);
  const recoated = (layers * machine.recoating.value) / 3600;
  const outlines = 12_000 / machine.layerHeight.value;
  const melted = 20.5 / machine.buildRate.value + outlines / machine.outlineSpeed.value / 3600;
  expect(receipt.work).toMatchObject({ layers, hours: expect.closeTo(recoated + melted, 6) });
  const charged = recoated * share + melted + (25 * machine.removal.value) / 3600;
  expect(amountOf(receipt, 'machine')).toBe(Math.round(charged * hour.value * 1e6));
});

describe('HOLD-01 layers are charged by the share of a plate as jobs fill it', () => {
  /** Machine hours that a piece is charged, at 1 an hour and without what is drawn or melted. */
  const chargedHours = (boxMm: { x: number; y: number; z: number }, quantity: number, packing = 50) => {
    const { processes } = DEMO_RATE_CARD;
    const [{ figures, ...machine }] = processes.SLA.machines;
    const own = { ...machine, hour: rate(1, 'money/h'), figures: { ...figures, packing: rate(packing, '%') } };
    const rateCard = { ...DEMO_RATE_CARD, processes: { ...processes, SLA: { ...processes.SLA, machines: [own] as const } } };
    return (amountOf(price(makeBlock(boxMm), quantity, 'sla-standard', 'as-printed', rateCard).receipt, 'machine') ?? 0) / 1e6;
  };
  const [{ figures, build }] = DEMO_RATE_CARD.processes.SLA.machines;
  const hoursOf = (layers: number) => (layers * (figures.lift.value + figures.exposure.value)) / 3600;

  test('one piece pays by its area, the height that it takes and what jobs leave empty', () => {
    const share = (23 * 23) / (build.x.value * build.y.value * 0.5);
    expect(chargedHours({ x: 20, y: 20, z: 20 }, 1)).toBeCloseTo(hoursOf(400) * share, 5);
    expect(chargedHours({ x: 20, y: 20, z: 20 }, 1, 25)).toBeCloseTo(hoursOf(400) * share * 2, 5);
  });

  test('a line that fills plates of its own pays for these, however full others are', () => {
    // 14 by 8 find room on a plate of 335 × 200 mm.
    for (const quantity of [112, 1000]) expect(chargedHours({ x: 20, y: 20, z: 20 }, quantity) * 112).toBeCloseTo(hoursOf(400), 3);
    expect(chargedHours({ x: 20, y: 20, z: 20 }, 80, 10) * 80).toBeCloseTo(hoursOf(400), 3);
  });

  test('a piece never pays for more than a whole plate, nor more with the quantity, nor does a larger quantity pay less', () => {
    expect(chargedHours({ x: 300, y: 190, z: 100 }, 1)).toBeCloseTo(hoursOf(2000), 5);
    for (const packing of [1, 10, 50, 100]) {
      let [before, total] = [hoursOf(600), 0];
      for (let quantity = 1; quantity <= 200; quantity++) {
        const hours = chargedHours({ x: 45, y: 38, z: 30 }, quantity, packing);
        expect(hours, `${quantity} at ${packing} %`).toBeLessThanOrEqual(before + 1e-6);
        expect(hours * quantity, `${quantity} at ${packing} %`).toBeGreaterThanOrEqual(total - 1e-4);
        [before, total] = [hours, hours * quantity];
      }
    }
  });
});

test('HOLD-06 bodies that are alike are pieces of one kind, different ones are kinds of their own', () => {
  const [large] = makeWork(BRACKET, 'FDM');
  const [small] = makeWork(makeBlock({ x: 10, y: 10, z: 10 }), 'FDM');
  if (!large || !small) throw new Error('no work');
  const together = priceWork([large, { ...small, bodies: [1, 2] }], 7);
  const [one, two] = [priceWork([large], 7), priceWork([small], 14)];
  expect(together.unitPriceMicros).toBe(one.unitPriceMicros + 2 * two.unitPriceMicros);
  expect(together.receipt.work.massG).toBeCloseTo(one.receipt.work.massG + 2 * two.receipt.work.massG, 9);
  expect(verifyReceipt(together.receipt)).toEqual({ ok: true });
  const [cost, costOne, costTwo] = [together, one, two].map(({ receipt }) => findUnitCost(receipt) ?? Number.NaN);
  expect(cost).toBe((costOne ?? 0) + 2 * (costTwo ?? 0));
  expect(cost).toBeLessThan(together.unitPriceMicros);
  const [first, ...others] = together.receipt.bodies ?? [];
  if (first === undefined) throw new Error('no receipts of bodies');
  expect(together.receipt.quantity).toBe(7);
  expect(together.receipt.bodies?.map(({ numbers, receipt }) => [numbers, receipt.quantity])).toEqual([
    [[1], 7],
    [[2, 3], 14],
  ]);
  const altered = { ...together.receipt, bodies: [{ ...first, receipt: two.receipt }, ...others] };
  expect(verifyReceipt(altered)).toMatchObject({ ok: false });
});

test.each(PROCESS_CODES)('HOLD-13 a calibrated %s machine takes what calibration found, and the receipt says so', (code) => {
  const material = CATALOGUE.find((entry) => entry.process === code);
  if (!material) throw new Error(code);
  const { processes } = DEMO_RATE_CARD;
  const { machine } = first(code);
  const own: ShopMachine = { ...machine, figures: { ...machine.figures, hoursFactor: rate(1.25, 'x'), gramsFactor: rate(0.9, 'x') } };
  const rateCard: RateCard = { ...DEMO_RATE_CARD, processes: { ...processes, [code]: { ...processes[code], machines: [own] } } };
  expect(hashProfile<ProcessCode>(code, own)).toBe(hashProfile<ProcessCode>(code, machine));
  const [plain, calibrated] = [DEMO_RATE_CARD, rateCard].map((card) => price(BRACKET, 3, material.id, 'as-printed', card).receipt);
  if (!plain || !calibrated) throw new Error('no receipts');
  expect(calibrated.work.hours).toBeCloseTo(plain.work.hours * 1.25, 9);
  expect(calibrated.work.massG).toBeCloseTo(plain.work.massG * 0.9, 9);
  expect(calibrated.work.supportMassG).toBeCloseTo(plain.work.supportMassG * 0.9, 9);
  expect((amountOf(calibrated, 'machine') ?? 0) / (amountOf(plain, 'machine') ?? 0)).toBeCloseTo(1.25, 5);
  expect((amountOf(calibrated, 'material') ?? 0) / (amountOf(plain, 'material') ?? 0)).toBeCloseTo(0.9, 5);
  expect(verifyReceipt(calibrated)).toEqual({ ok: true });
  const formulaOf = (receipt: Receipt, name: string) => receipt.lines.find((line) => line.code === name)?.formula;
  expect(formulaOf(calibrated, 'machine')).toContain('hours = hours × hours factor');
  expect(formulaOf(plain, 'machine')).not.toContain('hours factor');
});

describe('HOLD-12 what is usual is left alone, at every quantity', () => {
  const PARTS = [makeBlock({ x: 8, y: 8, z: 8 }), BRACKET, makeBlock({ x: 60, y: 40, z: 20 }), makeBlock({ x: 100, y: 80, z: 40 })];
  test.each(CATALOGUE.map(({ id }) => id))('in %s', (id) => {
    for (const measurement of PARTS) {
      for (const quantity of [1, 10, 100]) {
        const doubts = price(measurement, quantity, id).doubts.filter((doubt) => !doubt.includes('business days'));
        expect(doubts).toEqual([]);
      }
    }
  });
});

test('HOLD-12 a rate that lost its digits is noticed: filament at 3 cents a kilogram, an hour at 3 cents', () => {
  const card = {
    ...withRates({ machines: [{ ...DEMO_RATE_CARD.processes.FDM.machines[0], hour: rate(0.03, 'money/h') }] }),
    materials: {
      ...DEMO_RATE_CARD.materials,
      'fdm-pla': { price: rate(0.03, 'money/kg'), timeFactor: rate(1, 'x'), hour: rate(0, 'money/h') },
    },
  };
  expect(price(makeBlock({ x: 150, y: 150, z: 100 }), 10, 'fdm-pla', 'as-printed', card).doubts).toEqual([
    expect.stringMatching(/^The price looks too low /),
  ]);
});

test('API-10 the smallest side stands up, however the model is turned', () => {
  const turned = makeMeasurement({ boxMm: { x: 30, y: 50, z: 50 } });
  for (const { id } of CATALOGUE) expect(price(turned, 3, id).unitPriceMicros).toBe(price(BRACKET, 3, id).unitPriceMicros);
});

describe('HOLD-15 for each process, quantities 1 to 1000', () => {
  const PARTS = [
    BRACKET,
    makeBlock({ x: 8, y: 8, z: 8 }),
    makeBlock({ x: 200, y: 150, z: 80 }),
    makeMeasurement({ boxMm: { x: 61, y: 7, z: 3 }, volumeMm3: 430, areaMm2: 900 }),
    makeMeasurement({ boxMm: { x: 120, y: 118, z: 95 }, volumeMm3: 88_000, areaMm2: 96_000 }),
  ];
  const CASES = PROCESS_CODES.flatMap((process) => {
    const materials = CATALOGUE.filter((entry) => entry.process === process);
    const finishes = new Map(materials.flatMap((material) => material.finishes.map(({ id }) => [id, material.id] as const)));
    return [...finishes].map(([finishId, materialId]) => [materialId, finishId] as const);
  });

  test.each(CASES)(
    'API-10 %s, %s: unit prices never rise, totals never fall, each to the cent, receipts verify',
    (materialId, finishId) => {
      for (const measurement of PARTS) expectSoundTotals((quantity) => price(measurement, quantity, materialId, finishId));
    },
  );

  /** A tower that waits at each of its layers: a plate of them takes hardly longer than one. */
  const [tower] = makeWork(makeBlock({ x: 6, y: 6, z: 300 }), 'FDM');
  const waiting = (seconds: number): PartEstimate => {
    if (tower?.work.process !== 'FDM') throw new Error('no filament');
    const hours = { walls: (1500 * seconds) / 3600, skins: 0, infill: 0, support: 0, travel: 0 };
    return [{ ...tower, work: { ...tower.work, hours, quickLayers: [{ layers: 1500, seconds, slowestSeconds: 60 }] } }];
  };
  test.each([0.02, 0.3, 2, 7, 12])('HOLD-15 with layers of %d s that wait to set, and nothing else to pay for', (seconds) => {
    const bare = withRates({
      operations: [],
      inspection: rate(0, 'money/piece'),
      minimumUnitPrice: rate(0, 'money/piece'),
      programming: rate(0, 'money/model'),
    });
    expectSoundTotals((quantity) => priceWork(waiting(seconds), quantity, bare));
  });

  function expectSoundTotals(priceAt: (quantity: number) => { readonly unitPriceMicros: number; readonly receipt: Receipt }): void {
    let before = { unitPriceMicros: Number.POSITIVE_INFINITY, total: 0 };
    for (let quantity = 1; quantity <= 1000; quantity += 1) {
      const { unitPriceMicros, receipt } = priceAt(quantity);
      const total = totalMicros(unitPriceMicros, quantity, 'USD');
      if (total < before.total) expect.fail(`${quantity} pieces cost ${total}, one less ${before.total} micros`);
      if (unitPriceMicros > before.unitPriceMicros + 5_000) expect.fail(`the unit price rises at ${quantity}`);
      if (quantity % 37 === 1) expect(verifyReceipt(receipt)).toEqual({ ok: true });
      before = { unitPriceMicros, total };
    }
  }
});

test('HOLD-15 unit prices are whole cents where that makes no total fall, and total ÷ quantity where it would', () => {
  for (const quantity of [1, 2, 3, 5, 10, 50]) expect(price(BRACKET, quantity).unitPriceMicros % CENT).toBe(0);
  const cube = makeBlock({ x: 8, y: 8, z: 8 });
  const { unitPriceMicros } = price(cube, 999);
  expect(unitPriceMicros % CENT).not.toBe(0);
  expect(Math.abs(unitPriceMicros * 999 - totalMicros(unitPriceMicros, 999, 'USD'))).toBeLessThan(600);
});

test('API-10 the lowest unit price holds for each piece', () => {
  const card = withRates({ minimumUnitPrice: rate(9, 'money/piece') });
  const cube = makeBlock({ x: 6, y: 6, z: 6 });
  expect(price(cube, 500, 'fdm-pla', 'as-printed', card).unitPriceMicros).toBe(9_000_000);
});

test('API-10 the margin is a share of the price, and overhead one of the costs', () => {
  const { receipt } = price(BRACKET, 1);
  const overhead = amountOf(receipt, 'overhead') ?? 0;
  const margin = amountOf(receipt, 'margin') ?? 0;
  const sum = receipt.lines.filter((line) => line.code !== 'rounding').reduce((total, line) => total + line.amountMicros, 0);
  expect(margin / sum).toBeCloseTo(0.35, 6);
  expect(overhead / (sum - margin - overhead)).toBeCloseTo(0.1, 6);
});

test('API-10 a finish costs a piece its share, and its days; what is missing to the smallest job is the order’s', () => {
  const [plain, sanded] = [price(BRACKET, 1), price(BRACKET, 1, 'fdm-pla', 'sanded')];
  const costs = ['material', 'machine', 'operation'].reduce((sum, code) => sum + (amountOf(plain.receipt, code) ?? 0), 0);
  expect(amountOf(sanded.receipt, 'finish')).toBe(Math.round(costs * 0.3));
  expect(sanded.plainPriceMicros / plain.unitPriceMicros).toBeCloseTo(1, 2);
  expect(plain.plainPriceMicros).toBe(plain.unitPriceMicros);
  expect(sanded.leadTimeDays).toBe(plain.leadTimeDays + 1);
});

test('API-10 a lead-time surcharge is a line of its own', () => {
  const [plain, rushed] = [
    price(BRACKET, 1),
    price(
      BRACKET,
      1,
      'fdm-pla',
      'as-printed',
      withRates({ leadTimes: [{ ...DEMO_RATE_CARD.processes.FDM.leadTimes[0], surcharge: rate(20, '%') }] }),
    ),
  ];
  expect(amountOf(plain.receipt, 'lead-time')).toBeUndefined();
  expect(rushed.unitPriceMicros / plain.unitPriceMicros).toBeCloseTo(1.2, 2);
});

test('API-10 big orders take longer', () => {
  expect(price(makeBlock({ x: 200, y: 150, z: 80 }), 1000).leadTimeDays).toBeGreaterThan(price(BRACKET, 1).leadTimeDays);
});

describe('API-10 no odd part breaks the arithmetic', () => {
  test.each([1e-6, 1e-3, 1, 100, 1999])('a cube of %d mm', (side) => {
    for (const { id, finishes } of CATALOGUE) {
      const material = findMaterial(id);
      const finish = finishes.at(-1);
      if (!material || !finish) throw new Error(id);
      for (const quantity of [1, 1000]) {
        const work = makeWork(makeBlock({ x: side, y: side, z: side }), material.process);
        const outcome = priceLine({
          modelSha256: 'a',
          work,
          quantity,
          material,
          finish,
          rateCard: DEMO_RATE_CARD,
          ...first(material.process),
        });
        if (outcome.outcome === 'unpriceable') {
          expect(side).toBeGreaterThan(1000);
          continue;
        }
        expect(Math.abs(outcome.unitPriceMicros * quantity - totalMicros(outcome.unitPriceMicros, quantity, 'USD'))).toBeLessThan(600);
        expect(outcome.leadTimeDays).toSatisfy(Number.isInteger);
        expect(outcome.receipt.lines.reduce((sum, line) => sum + line.amountMicros, 0)).toBe(outcome.unitPriceMicros);
        expect(verifyReceipt(outcome.receipt)).toEqual({ ok: true });
      }
    }
  });

  test.each([
    { volumeMm3: null },
    { volumeMm3: 0 },
    { volumeMm3: -5 },
    { volumeMm3: Number.NaN },
    { volumeMm3: 1e300, areaMm2: 1e300 },
    { volumeMm3: 1e12, areaMm2: Number.POSITIVE_INFINITY },
  ])('a part with %j is not priced, in words', (changes) => {
    const material = findMaterial('fdm-pla');
    const finish = material?.finishes[0];
    if (!material || !finish) throw new Error('No PLA');
    const work = makeWork(makeMeasurement(changes), 'FDM');
    const outcome = priceLine({ modelSha256: 'a', work, quantity: 1, material, finish, rateCard: DEMO_RATE_CARD, ...first('FDM') });
    expect(outcome).toMatchObject({ outcome: 'unpriceable', reasons: [expect.stringMatching(/\.$/)] });
  });
});
