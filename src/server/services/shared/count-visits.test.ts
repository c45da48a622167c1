import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Records } from '#server/ports/records/records.ts';
import { createTestClock } from '#test/support/memory/clock.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createVisitCounter, type VisitCounter } from './count-visits.ts';
import type { Shortage } from './guard-resources.ts';

const DAY_MS = 86_400_000;
let records: Records;
let shortage: Shortage | null;
let reported: unknown[];
let counter: VisitCounter;
const clock = createTestClock();
beforeEach(async () => {
  vi.useFakeTimers();
  records = createMemoryRecords();
  await records.providers.save({ ...DEMO_PROVIDER, id: '7', ownerSub: null });
  await records.providers.save({ ...DEMO_PROVIDER, ownerSub: null });
  shortage = null;
  reported = [];
  const resources = { findShortage: async () => shortage };
  counter = createVisitCounter({ records, resources }, clock, (error) => reported.push(error));
});
afterEach(() => {
  vi.useRealTimers();
});

const today = () => clock.now().toISOString().slice(0, 10);
const counted = (id = '7') => records.figures.countVisits(id, '2000-01-01', '2100-01-01');

test('DESK-14 visits are stored in sums after a few seconds, not one by one', async () => {
  const stored = vi.spyOn(records.figures, 'addVisits');
  for (let visit = 0; visit < 500; visit += 1) counter.count('visit', '7');
  counter.count('upload', '7');
  counter.count('visit', null);
  counter.count('visit', '-1');
  counter.count('visit', 'made-up');
  expect(await counted()).toEqual({ visit: 0, upload: 0, quote: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await counted()).toEqual({ visit: 500, upload: 1, quote: 0 });
  expect(await counted(DEMO_PROVIDER.id)).toEqual({ visit: 2, upload: 0, quote: 0 });
  expect(stored).toHaveBeenCalledTimes(1);
});

test('DESK-14 a part that is priced again on the same day counts once, on the next day anew', async () => {
  for (const part of ['a', 'a', 'b', 'a']) counter.count('quote', '7', part);
  const first = today();
  clock.advance(DAY_MS);
  counter.count('quote', '7', 'a');
  await counter.flush();
  expect((await records.figures.countVisits('7', first, first)).quote).toBe(2);
  expect((await counted()).quote).toBe(3);
});

test('DESK-14 what could not be stored is kept and stored with the next', async () => {
  vi.spyOn(records.figures, 'addVisits').mockRejectedValueOnce(new Error('away'));
  counter.count('visit', '7');
  await counter.flush();
  expect(reported).toEqual([new Error('away')]);
  counter.count('visit', '7');
  await counter.flush();
  expect((await counted()).visit).toBe(2);
});

test('S-39 nothing is written while the disk is full', async () => {
  shortage = { resource: 'storage', status: 507, message: '', detail: '', retryAfterSeconds: 60 };
  counter.count('visit', '7');
  await counter.flush();
  expect((await counted()).visit).toBe(0);
  shortage = null;
  await counter.flush();
  expect((await counted()).visit).toBe(1);
});
