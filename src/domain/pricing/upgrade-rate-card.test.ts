import { expect, test } from 'vitest';
import { checkRateCard } from './check-rate-card.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { RateCard } from './rate-card.ts';
import { upgradeRateCard } from './upgrade-rate-card.ts';

/** A card as version 0.1 stored it: another machine, the hours of all machines together, and no bounds. */
function makeOldCard(): RateCard {
  const card = JSON.parse(JSON.stringify(DEMO_RATE_CARD));
  for (const rates of Object.values<Record<string, unknown>>(card.processes)) {
    for (const name of ['machines', 'hoursPerDay', 'horizon', 'plausible']) delete rates[name];
    Object.assign(rates, { capacity: { value: 60, unit: 'h/day' }, support: { value: 4, unit: '%' } });
  }
  const { FDM, SLS } = card.processes;
  FDM.setup.value = 77;
  FDM.machine = { lineWidth: { value: 0.45, unit: 'mm' }, speed: { value: 80, unit: 'mm/s' } };
  delete SLS.machine.hoursFactor;
  SLS.machine.layerTime.value = 44;
  return { ...card, version: 'autumn' };
}

test('HOLD-11 a card of an earlier version is complete again, with its own prices', () => {
  const card = upgradeRateCard(makeOldCard());
  expect(checkRateCard(JSON.parse(JSON.stringify(card)))).toMatchObject({ ok: true });
  expect(card.version).toBe('autumn');
  const { FDM, SLS } = card.processes;
  expect(FDM.setup.value).toBe(77);
  expect(FDM.machines).toEqual({ value: 3, unit: 'machines' });
  expect(FDM.machine).toEqual(DEMO_RATE_CARD.processes.FDM.machine);
  expect(SLS.machine.layerTime.value).toBe(44);
  expect(Object.keys(FDM)).not.toContain('capacity');
});

test('HOLD-11 a card of today is left as it is', () => {
  expect(upgradeRateCard(DEMO_RATE_CARD)).toBe(DEMO_RATE_CARD);
});
