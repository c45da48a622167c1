import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { JobQueue } from './job-queue.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };

/** What every JobQueue must do. `open` gives an empty queue. */
export function describeJobQueue(open: () => Promise<JobQueue>): void {
  let queue: JobQueue;
  const handled: string[] = [];
  const gates = new Map<string, () => void>();
  let running = 0;
  let mostRunning = 0;
  /** A part whose id starts with 'held' runs until its gate opens; one that starts with 'flaky' throws the first two times. */
  const handle = async ({ partId }: { partId: string }) => {
    handled.push(partId);
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    try {
      if (partId.startsWith('held')) await new Promise<void>((resolve) => gates.set(partId, resolve));
      if (partId.startsWith('flaky') && timesHandled(partId) < 3) throw new Error('not yet');
    } finally {
      running -= 1;
    }
  };
  const timesHandled = (partId: string) => handled.filter((it) => it === partId).length;
  const send = (partId: string) => queue.send('measure-part', { partId }, partId);

  beforeAll(async () => {
    queue = await open();
  });
  afterAll(() => queue.close(1000));

  test('jobs sent before anybody works wait, each key once', async () => {
    await Promise.all([send('early'), send('early'), send('other')]);
    await queue.work('measure-part', 2, handle);
    await vi.waitFor(() => expect([...handled].sort()).toEqual(['early', 'other']), PATIENCE);
  });

  test('a job is not added while one with its key runs, and is when that one is done', async () => {
    await send('held-1');
    await vi.waitFor(() => expect(gates.has('held-1')).toBe(true), PATIENCE);
    await send('held-1');
    gates.get('held-1')?.();
    await vi.waitFor(() => expect(running).toBe(0), PATIENCE);
    await pause(300);
    expect(timesHandled('held-1')).toBe(1);
    await vi.waitFor(async () => {
      await send('held-1');
      expect(timesHandled('held-1')).toBe(2);
    }, PATIENCE);
    gates.get('held-1')?.();
  });

  test('a job whose handler throws is tried again until it succeeds', async () => {
    await send('flaky-1');
    await vi.waitFor(() => expect(timesHandled('flaky-1')).toBe(3), PATIENCE);
  });

  test('no more jobs run at once than allowed, and no job is lost', async () => {
    mostRunning = 0;
    const ids = ['held-a', 'held-b', 'held-c', 'held-d'];
    for (const id of ids) await send(id);
    await vi.waitFor(() => {
      for (const id of ids) gates.get(id)?.();
      expect(ids.map(timesHandled)).toEqual([1, 1, 1, 1]);
    }, PATIENCE);
    for (const id of ids) gates.get(id)?.();
    expect(mostRunning).toBe(2);
  });

  test('jobs of one name never reach the handler of another', async () => {
    const mails: string[] = [];
    await queue.work('send-mail', 1, async ({ messageId }) => {
      mails.push(messageId);
    });
    await queue.send('send-mail', { messageId: 'm1' }, 'same-key');
    await queue.send('measure-part', { partId: 'p1' }, 'same-key');
    await vi.waitFor(() => expect([mails, timesHandled('p1')]).toEqual([['m1'], 1]), PATIENCE);
  });

  test('close waits for the running job and takes no other', async () => {
    await send('held-last');
    await vi.waitFor(() => expect(gates.has('held-last')).toBe(true), PATIENCE);
    let closed = false;
    const closing = queue.close(10_000).then(() => {
      closed = true;
    });
    await pause(200);
    expect(closed).toBe(false);
    gates.get('held-last')?.();
    await closing;
    expect(running).toBe(0);
  });
}
