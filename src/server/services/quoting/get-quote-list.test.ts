import { expect, test } from 'vitest';
import { MOST_LINES } from '#contract/schemas/fields.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { makeEstimates } from '#test/support/make-work.ts';
import { createTestClock } from '#test/support/memory/clock.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { newPart } from '#test/support/sample-records.ts';
import { composeContext } from '#test/support/service-context.ts';
import { isRefused } from '../shared/refusal.ts';
import { getQuoteList } from './get-quote-list.ts';

const { materialId = '', colorIds = [], finishIds = [] } = DEMO_PROVIDER.offer[0] ?? {};
const CHOICE = {
  manufacturingProcessID: '1',
  manufacturingProcessSubtypeID: '1',
  materialID: materialId,
  colorID: colorIds[0] ?? '',
  finishID: finishIds[0] ?? '',
};

test('S-35 however long the lists that are priced, the event loop turns in between', async () => {
  const records = createMemoryRecords();
  await records.providers.save(DEMO_PROVIDER);
  const ids = await Promise.all(
    Array.from({ length: MOST_LINES }, async (_, index) => {
      const part = newPart();
      await records.parts.add(part);
      const measurement = makeMeasurement({ volumeMm3: 20_000 + index });
      await records.parts.markMeasured(part.id, {
        measurement,
        imageName: 'images/a.webp',
        meshName: 'a.glb',
        stlName: 'a.stl',
        estimates: makeEstimates(measurement),
      });
      return part.id;
    }),
  );
  let isPricing = true;
  let turns = 0;
  const countTurn = () => {
    turns += 1;
    if (isPricing) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const quote = (quantity: number) => {
    const partList = ids.map((id) => ({ id, quantity }));
    const voucher = { voucherKey: 'key', vouch: String };
    const visits = { count: () => {}, flush: async () => {} };
    const context = composeContext({ records, feed: createMemoryStatusFeed(), clock: createTestClock(), voucher, visits });
    return getQuoteList(context, { mspID: DEMO_PROVIDER.id, partList, manufacturingParams: CHOICE });
  };
  const answers = await Promise.all([quote(3), quote(4), quote(5)]);
  isPricing = false;
  expect(answers.map((answer) => (isRefused(answer) ? answer.message : answer.quoteList.length))).toEqual([
    MOST_LINES,
    MOST_LINES,
    MOST_LINES,
  ]);
  expect(turns).toBeGreaterThan(5);
});
