import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StatusFeed } from '../status-feed.ts';

/** What every StatusFeed must do. `open` is called twice: feeds of two processes, or twice the same one where there is a single process. */
export function describeStatusFeed(open: () => Promise<StatusFeed>): void {
  let here: StatusFeed;
  let there: StatusFeed;
  beforeAll(async () => {
    here = await open();
    there = await open();
  });
  afterAll(async () => {
    await here.close();
    if (there !== here) await there.close();
  });
  const newPartId = () => `part-${randomUUID()}`;

  test('every watcher of a part hears of its change, wherever it was published, and no other watcher does', async () => {
    const [partId, other] = [newPartId(), newPartId()];
    const [first, second, stranger] = [vi.fn(), vi.fn(), vi.fn()];
    await here.watch(partId, first);
    await there.watch(partId, second);
    await here.watch(other, stranger);
    await there.publish(partId);
    await vi.waitFor(() => expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]));
    await here.publish(other);
    await vi.waitFor(() => expect(stranger).toHaveBeenCalledTimes(1));
    expect(first).toHaveBeenCalledTimes(1);
  });

  test('UPL-07 how far the work on a part is reaches its watchers as a number, a change as none', async () => {
    const partId = newPartId();
    const callback = vi.fn();
    await here.watch(partId, callback);
    await there.publish(partId, 45);
    await there.publish(partId);
    await vi.waitFor(() => expect(callback.mock.calls).toEqual([[45], [undefined]]));
  });

  test('who has stopped hears nothing more, the others still do', async () => {
    const partId = newPartId();
    const callback = vi.fn();
    const stopped = await here.watch(partId, callback);
    const kept = vi.fn();
    await here.watch(partId, kept);
    stopped();
    stopped();
    await there.publish(partId);
    await vi.waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
    expect(callback).not.toHaveBeenCalled();
  });

  test('one callback that watches twice is called twice', async () => {
    const partId = newPartId();
    const callback = vi.fn();
    await here.watch(partId, callback);
    await here.watch(partId, callback);
    await here.publish(partId);
    await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(2));
  });

  test('RUN-07 what is told reaches every process that hears its topic, the one that told it too, no watcher, and nobody who stopped', async () => {
    const [own, others, stopped, stranger, watcher] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const [topic, text] = [randomUUID(), JSON.stringify(['50 % of! this', randomUUID()])];
    here.hear(topic, own);
    there.hear(topic, others);
    here.hear(topic, stopped)();
    here.hear(randomUUID(), stranger);
    await here.watch(topic, watcher);
    await here.tell(topic, text);
    await vi.waitFor(() => expect([own, others].map(({ mock }) => mock.calls.at(-1))).toEqual([[text], [text]]));
    expect([stopped, stranger, watcher].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  });

  test('publishing without watchers is no error', async () => {
    await expect(here.publish(newPartId())).resolves.toBeUndefined();
  });

  test('a ping says that it listens', async () => {
    await expect(here.ping()).resolves.toBeUndefined();
  });
}
