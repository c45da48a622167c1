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

test('HOLD-11 a card of today is left as it is', () => {
  expect(upgradeRateCard(DEMO_RATE_CARD)).toBe(DEMO_RATE_CARD);
});
