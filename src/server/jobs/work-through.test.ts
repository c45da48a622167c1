import { afterEach, expect, test, vi } from 'vitest';
import { type Work, type Workers, workThrough } from './work-through.ts';

const waiting: string[] = [];
const started: string[] = [];
const reported: unknown[] = [];
const gates = new Map<string, PromiseWithResolvers<void>>();
let workers: Workers | null = null;
afterEach(async () => {
  for (const gate of gates.values()) gate.resolve();
  await workers?.stop(1000);
  for (const list of [waiting, started, reported]) list.length = 0;
  gates.clear();
});

function begin(changes: Partial<Work<string>> = {}): Workers {
  workers = workThrough<string>({
    seats: 2,
    take: async () => waiting.shift() ?? null,
    keep: async () => {},
    run: async (job) => {
      started.push(job);
      const gate = Promise.withResolvers<void>();
      gates.set(job, gate);
      await gate.promise;
    },
    now: () => new Date(),
    report: (error) => reported.push(error),
    ...changes,
  });
  return workers;
}
const finish = (job: string) => gates.get(job)?.resolve();

test('no more jobs run than there are seats, and the next starts as soon as one ends', async () => {
  waiting.push('a', 'b', 'c');
  begin();
  await expect.poll(() => started).toEqual(['a', 'b']);
  finish('b');
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
});

test('a job that leaves its seat makes room for the next before it ends, but for so many only', async () => {
  waiting.push('a', 'b', 'c', 'd', 'e', 'f', 'g');
  begin({
    run: async (job, leaveSeat) => {
      started.push(job);
      const gate = Promise.withResolvers<void>();
      gates.set(job, gate);
      leaveSeat();
      await gate.promise;
    },
  });
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  finish('c');
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('sixty jobs that take no time are done without a pause in between', async () => {
  waiting.push(...Array.from({ length: 60 }, (_, n) => String(n)));
  const done = Promise.withResolvers<void>();
  begin({
    run: async (job) => {
      started.push(job);
      if (job === '59') done.resolve();
    },
  });
  // Fake time stands still, so that only what waits for no clock gets done.
  vi.useFakeTimers();
  await done.promise.finally(() => vi.useRealTimers());
  expect(started).toHaveLength(60);
});

test('a call starts what was not there before, and what nobody called for is found too', async () => {
  const { wake } = begin();
  waiting.push('called');
  wake();
  await expect.poll(() => started).toEqual(['called']);
  waiting.push('found');
  await expect.poll(() => started, { timeout: 10_000 }).toEqual(['called', 'found']);
});

test('a job that throws and a look that fails are reported, and the work goes on', async () => {
  let looks = 0;
  begin({
    take: async () => {
      looks += 1;
      if (looks === 1) throw new Error('The database is away.');
      return waiting.shift() ?? null;
    },
    run: async (job) => {
      started.push(job);
      if (job === 'bad') throw new Error('It broke.');
    },
  });
  waiting.push('bad', 'good');
  await expect.poll(() => started, { timeout: 10_000 }).toEqual(['bad', 'good']);
  expect(reported.map(String)).toEqual(['Error: The database is away.', 'Error: It broke.']);
});

test('what runs long is kept', async () => {
  const kept: (readonly string[])[] = [];
  vi.useFakeTimers();
  waiting.push('long');
  begin({ keep: async (jobs) => void kept.push(jobs) });
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  expect(kept).toEqual([['long'], ['long']]);
});

test('stopping takes nothing more and waits for what runs', async () => {
  waiting.push('a', 'b', 'c');
  const { stop } = begin({ seats: 1 });
  await expect.poll(() => started).toEqual(['a']);
  let isStopped = false;
  const stopping = stop(10_000).then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish('a');
  await stopping;
  expect(started).toEqual(['a']);
});
