import { expect, test } from 'vitest';
import { checkRateCard } from './check-rate-card.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { ProcessRates, RateCard } from './rate-card.ts';
import { upgradeRateCard } from './upgrade-rate-card.ts';

const money = (value: number, per: string) => ({ value, unit: `USD/${per}` });

/** A card as it was stored while prices were in dollars and each process had one machine. */
function makeFormerCard() {
  const processes = Object.entries(DEMO_RATE_CARD.processes).map(([code, rates]: [string, ProcessRates]) => {
    const { machines, leadTimes, limits, ...others } = rates;
    const [{ figures, build, hour, count, hoursPerDay }] = machines;
    const own = {
      ...others,
      machine: figures,
      machineHour: money(hour.value, 'h'),
      machines: count,
      hoursPerDay,
      leadTime: { value: leadTimes[0].days.value + 1, unit: 'days' },
      leadTimeSurcharge: { value: 3, unit: '%' },
      startup: money(rates.startup.value, 'line'),
      setup: money(77, 'batch'),
      minimumOrder: money(12.5, 'line'),
      limits: { ...limits, buildX: build.x, buildY: build.y, buildZ: build.z },
    };
    return [code, JSON.parse(JSON.stringify(own).replaceAll('"money/', '"USD/'))] as const;
  });
  const { materials, finishes } = JSON.parse(JSON.stringify(DEMO_RATE_CARD).replaceAll('"money/', '"USD/'));
  for (const finish of Object.values<Record<string, unknown>>(finishes)) {
    finish['minimum'] = money((finish['minimum'] as { value: number }).value, 'line');
    delete finish['perDay'];
  }
  return { version: 'autumn', materials, finishes, processes: Object.fromEntries(processes) };
}

/** As version 0.1 stored it: another machine, the hours of all machines together, and no bounds. */
function makeFirstCard() {
  const card = makeFormerCard();
  for (const rates of Object.values<Record<string, unknown>>(card.processes)) {
    for (const name of ['machines', 'hoursPerDay', 'horizon', 'plausible']) delete rates[name];
    Object.assign(rates, { capacity: { value: 60, unit: 'h/day' }, support: { value: 4, unit: '%' } });
  }
  const { FDM, SLS } = card.processes;
  FDM.machine = { lineWidth: { value: 0.45, unit: 'mm' }, speed: { value: 80, unit: 'mm/s' } };
  delete SLS.machine.hoursFactor;
  SLS.machine.layerTime.value = 44;
  return card;
}

/** The card as the last version stored it: minimums by the line, and each piece pays every operation. */
function makeCardByLine() {
  const card = JSON.parse(JSON.stringify(DEMO_RATE_CARD));
  for (const finish of Object.values<Record<string, unknown>>(card.finishes)) {
    finish['minimum'] = { value: (finish['minimum'] as { value: number }).value, unit: 'money/line' };
    delete finish['perDay'];
  }
  const each = (name: string, value: number) => ({ name, cost: { value, unit: 'money/piece' } });
  card.processes.FDM.operations = [each('Removing supports', 2.5), each('Engraving', 7)];
  card.processes.SLA.operations = [each('Washing and curing', 1.2), each('Removing supports', 1.6)];
  card.processes.DMLS.operations = [each('Stress relief', 6), each('Cutting off the plate', 4), each('Removing supports', 8)];
  card.finishes['own-wax'] = {
    share: { value: 5, unit: '%' },
    minimum: { value: 9, unit: 'money/line' },
    days: { value: 1, unit: 'days' },
  };
  return card;
}

const upgrade = (card: object) => upgradeRateCard(card as RateCard);

test('PRC-04 a card of one machine a process is complete again, with its own prices', () => {
  const card = upgrade(makeFormerCard());
  expect(checkRateCard(JSON.parse(JSON.stringify(card)))).toMatchObject({ ok: true });
  expect(card).toMatchObject({ version: 'autumn', currency: 'USD', receipts: 'full', ownMaterials: [] });
  const { FDM } = card.processes;
  const [demo] = DEMO_RATE_CARD.processes.FDM.machines;
  expect(FDM.machines).toEqual([demo]);
  expect(FDM.setup).toEqual({ value: 77, unit: 'money/order' });
  expect(FDM.minimumOrder).toEqual({ value: 12.5, unit: 'money/order' });
  expect(FDM.leadTimes).toEqual([
    {
      id: 'standard',
      name: 'Standard',
      days: { value: 3, unit: 'days' },
      surcharge: { value: 3, unit: '%' },
      mostHours: { value: 0, unit: 'h' },
    },
  ]);
});

test('HOLD-11 a card of version 0.1 is complete again, with its own prices', () => {
  const card = upgrade(makeFirstCard());
  expect(checkRateCard(JSON.parse(JSON.stringify(card)))).toMatchObject({ ok: true });
  const { FDM, SLS } = card.processes;
  expect(FDM.setup.value).toBe(77);
  expect(FDM.machines[0].count).toEqual({ value: 3, unit: 'machines' });
  expect(FDM.machines[0].figures).toEqual(DEMO_RATE_CARD.processes.FDM.machines[0].figures);
  expect(SLS.machines[0].figures.layerTime.value).toBe(44);
  expect(Object.keys(FDM)).not.toContain('capacity');
});

test('HOLD-10 materials ask for no more by the hour than they did when the card was stored', () => {
  const former = JSON.parse(JSON.stringify(DEMO_RATE_CARD));
  for (const rates of Object.values<Record<string, unknown>>(former.materials)) delete rates['hour'];
  const { materials } = upgrade(former);
  expect(new Set(Object.values(materials).map(({ hour }) => hour.value))).toEqual(new Set([0]));
});

test('PRC-02 a card from before processes could be switched off offers all of them, and nothing else changes', () => {
  const former = JSON.parse(JSON.stringify(DEMO_RATE_CARD));
  for (const rates of Object.values<Record<string, unknown>>(former.processes)) delete rates['offered'];
  former.processes.SLA.margin.value = 12;
  const card = upgrade(former);
  expect(checkRateCard(card)).toMatchObject({ ok: true });
  expect(Object.values(card.processes).map(({ offered }) => offered)).toEqual(['yes', 'yes', 'yes', 'yes', 'yes']);
  expect({ ...card.processes.SLA, margin: DEMO_RATE_CARD.processes.SLA.margin }).toEqual(DEMO_RATE_CARD.processes.SLA);
  expect(card.processes.SLA.margin.value).toBe(12);
});

test('HOLD-04 a card from before removing supports was weighed gets the usual weight, and keeps its machines', () => {
  const card = JSON.parse(JSON.stringify(DEMO_RATE_CARD));
  const [machine] = card.processes.FDM.machines;
  delete machine.figures.removalWeight;
  machine.figures.walls.value = 7;
  card.processes.FDM.machines.push({ ...machine, id: 'second' });
  const { FDM } = upgrade(card).processes;
  expect(FDM.machines.map(({ figures }) => [figures.walls.value, figures.removalWeight])).toEqual([
    [7, { value: 0.34, unit: 'h' }],
    [7, { value: 0.34, unit: 'h' }],
  ]);
  expect(checkRateCard(upgrade(card))).toMatchObject({ ok: true });
});

test('HOLD-11 machines stored before a figure was added have the demonstration’s for it, and keep all others', () => {
  const former = JSON.parse(JSON.stringify(DEMO_RATE_CARD));
  for (const code of ['SLA', 'DMLS']) {
    const [machine] = former.processes[code].machines;
    delete machine.figures.packing;
    machine.figures.gap.value = 7;
    former.processes[code].machines.push({ ...machine, id: 'second' });
  }
  expect(checkRateCard(former)).toMatchObject({ ok: false });
  const card = upgrade(former);
  expect(checkRateCard(card)).toMatchObject({ ok: true });
  for (const code of ['SLA', 'DMLS'] as const) {
    const { figures } = DEMO_RATE_CARD.processes[code].machines[0];
    const upgraded = card.processes[code].machines.map((machine: { figures: object }) => machine.figures);
    expect(upgraded).toEqual(Array(2).fill({ ...figures, gap: { value: 7, unit: 'mm' } }));
  }
});

test('HOLD-11 a card of today is left as it is', () => {
  expect(upgradeRateCard(DEMO_RATE_CARD)).toBe(DEMO_RATE_CARD);
});

test('HOLD-14 a card of the last version charges by the job, the plate and the supported piece, its own figures kept', () => {
  const card = upgrade(makeCardByLine());
  expect(checkRateCard(JSON.parse(JSON.stringify(card))).ok).toBe(true);
  expect(card.finishes['painted']).toEqual(DEMO_RATE_CARD.finishes['painted']);
  expect(card.finishes['own-wax']).toMatchObject({ minimum: { value: 9, unit: 'money/job' }, perDay: { value: 0, unit: 'pieces/day' } });
  const { FDM, SLA, DMLS } = card.processes;
  expect(FDM.operations).toEqual([
    { name: 'Removing supports', cost: { value: 2.5, unit: 'money/supported piece' } },
    { name: 'Engraving', cost: { value: 7, unit: 'money/piece' } },
  ]);
  expect(SLA.operations).toEqual(DEMO_RATE_CARD.processes.SLA.operations);
  expect(DMLS.operations.map(({ cost }) => cost)).toEqual([
    { value: 500, unit: 'money/plate' },
    { value: 100, unit: 'money/plate' },
    { value: 8, unit: 'money/supported piece' },
  ]);
  expect(upgrade(card)).toBe(card);
});
