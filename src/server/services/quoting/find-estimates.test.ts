import { expect, test } from 'vitest';
import { rate } from '#domain/money/rate.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { makeEstimates } from '#test/support/make-work.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { newPart, OUTCOME } from '#test/support/sample-records.ts';
import { findEstimates } from './find-estimates.ts';

const fail = (error: unknown) => {
  throw error;
};

async function measured() {
  const records = createMemoryRecords();
  const feed = createMemoryStatusFeed();
  const part = newPart();
  await records.parts.add(part);
  await records.parts.markMeasured(part.id, { ...OUTCOME, estimates: makeEstimates(OUTCOME.measurement) });
  const find = async (provider: typeof DEMO_PROVIDER) => {
    const found = await records.parts.findById(part.id);
    return (await findEstimates({ records, feed }, found === null ? [] : [found], provider, fail)).get(part.id) ?? {};
  };
  return { find, estimateFor: async () => (await records.parts.findById(part.id))?.estimateFor };
}

const { processes } = DEMO_PROVIDER.rateCard;
const [machine] = processes.FDM.machines;

test('HOLD-03 a changed rate needs no geometry', async () => {
  const { find, estimateFor } = await measured();
  const FDM = { ...processes.FDM, machines: [{ ...machine, hour: rate(9, 'money/h') }] as const };
  expect(
    Object.keys(await find({ ...DEMO_PROVIDER, rateCard: { ...DEMO_PROVIDER.rateCard, processes: { ...processes, FDM } } })),
  ).toHaveLength(5);
  expect(await estimateFor()).toBeNull();
});

test('HOLD-03 a changed machine has the work worked out anew, for the provider that asks', async () => {
  const { find, estimateFor } = await measured();
  const FDM = { ...processes.FDM, machines: [{ ...machine, figures: { ...machine.figures, walls: rate(4, 'lines') } }] as const };
  const changed = { ...DEMO_PROVIDER, id: '7', rateCard: { ...DEMO_PROVIDER.rateCard, processes: { ...processes, FDM } } };
  expect(Object.keys(await find(changed))).toHaveLength(4);
  expect(await estimateFor()).toBe('7');
});
