import { expect, test } from 'vitest';
import { makeBlock } from '#test/support/make-measurement.ts';
import { makeWork } from '#test/support/make-work.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { PROCESS_CODES } from '../catalogue/process.ts';
import { listPresets } from '../machines/presets/machine-presets.ts';
import { priceLine } from '../pricing/price-line.ts';
import { checkRateCard } from './check-rate-card.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import { type ShopAnswers, startRateCard, suggestHour } from './start-rate-card.ts';

const ANSWERS: ShopAnswers = {
  currency: 'EUR',
  dollar: 0.9,
  timeZone: 'Europe/Berlin',
  machines: [
    { process: 'FDM', preset: 'prusa-mk3s', count: 4, hour: 2.8 },
    { process: 'SLS', preset: 'eos-formiga', count: 1, hour: 19 },
  ],
  margin: 30,
  leadTimeDays: 5,
};

test("PRC-02 five answers make a sound card: the shop's machines, margin, lead time and currency, and the demonstration's rates for the rest", () => {
  const card = startRateCard(ANSWERS);
  expect(checkRateCard(card)).toMatchObject({ ok: true });
  const { FDM, SLS, DMLS } = card.processes;
  expect(FDM.machines).toMatchObject([{ figures: { name: expect.stringContaining('MK3S') }, count: { value: 4 }, hour: { value: 2.8 } }]);
  expect(SLS.machines).toMatchObject([{ build: { z: { value: 300 } }, count: { value: 1 } }]);
  expect([FDM, SLS, DMLS].map(({ margin }) => margin.value)).toEqual([30, 30, 30]);
  expect(FDM.leadTimes.map(({ days }) => days.value)).toEqual([5, 2]);
  expect(DMLS.leadTimes).toEqual(DEMO_RATE_CARD.processes.DMLS.leadTimes);
  expect(Object.entries(card.processes).map(([code, { offered }]) => `${code} ${offered}`)).toEqual([
    'FDM yes',
    'SLA no',
    'SLS yes',
    'MJF no',
    'DMLS no',
  ]);
  expect(card).toMatchObject({ currency: 'EUR', receipts: 'price', calendar: { timeZone: 'Europe/Berlin' } });
  expect(card.materials['fdm-pla']).toEqual({
    price: { value: 25.2, unit: 'money/kg' },
    timeFactor: { value: 1, unit: 'x' },
    hour: { value: 0, unit: 'money/h' },
  });
  expect(SLS.plausible.mostMass).toEqual(DEMO_RATE_CARD.processes.SLS.plausible.mostMass);
});

test('PRC-02 PRC-07 amounts in a currency without decimals are whole', () => {
  const { processes } = startRateCard({ ...ANSWERS, currency: 'JPY', dollar: 151.37 });
  expect(processes.FDM.inspection).toEqual({ value: 45, unit: 'money/piece' });
  expect(suggestHour('DMLS', 151.37, 'JPY')).toBe(13_623);
});

test.each(PROCESS_CODES)('PRC-02 a part gets its price at once, however little an hour of %s costs', (process) => {
  const [preset = ''] = listPresets(process).map(([name]) => name);
  const hour = suggestHour(process, 1, 'USD') / 4;
  const rateCard = startRateCard({ ...ANSWERS, currency: 'USD', dollar: 1, margin: 0, machines: [{ process, preset, count: 1, hour }] });
  const material = CATALOGUE.find((entry) => entry.process === process);
  const finish = material?.finishes[0];
  if (material === undefined || finish === undefined) throw new Error('nothing to make it of');
  const measurement = makeBlock({ x: 60, y: 60, z: 60 });
  const work = makeWork(measurement, process, rateCard);
  const [machine] = rateCard.processes[process].machines;
  const [leadTime] = rateCard.processes[process].leadTimes;
  expect(machine.hour.value).toBe(hour);
  const priced = priceLine({ modelSha256: measurement.sha256, machine, work, quantity: 1, material, finish, rateCard, leadTime });
  expect(priced).toMatchObject({ outcome: 'priced', doubts: [] });
});
