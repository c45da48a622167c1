import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { VisitKind } from '#domain/desk/visits.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VisitCount } from '../../ports/records/desk-figures.ts';
import type { Records } from '../../ports/records/records.ts';
import type { ResourceGuard } from './guard-resources.ts';

/** Counts what leaves no record of its own, nobody being told apart. */
export interface VisitCounter {
  /** Of a provider, by the id that a link named; '-1' and none stand for the installation's first. The same `thing` counts once a day. */
  count(kind: VisitKind, mspId: string | null, thing?: string): void;
  /** Stores what was counted since; resolves also where that failed, and then it is tried again. */
  flush(): Promise<void>;
}

const FLUSH_AFTER_MS = 5_000;
/** Whoever makes up providers, or parts, must not fill the memory: what goes beyond is not counted, or counted again. */
const MOST_COUNTS = 10_000;
const MOST_THINGS = 100_000;

/** Counts in memory, so that nobody waits for it, and stores the sums every few seconds. A process that is killed loses those of the last ones. */
export function createVisitCounter(
  { records, resources }: { readonly records: Pick<Records, 'figures'>; readonly resources: ResourceGuard },
  clock: Pick<Clock, 'now'>,
  report: (error: unknown) => void,
): VisitCounter {
  let counts = new Map<string, VisitCount>();
  let seen = { day: '', things: new Set<string>() };
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  const add = (count: VisitCount) => {
    const key = [count.providerId, count.day, count.kind].join(' ');
    const before = counts.get(key);
    if (before === undefined && counts.size >= MOST_COUNTS) return;
    counts.set(key, { ...count, count: (before?.count ?? 0) + count.count });
  };
  const isNew = (day: string, thing: string) => {
    if (seen.day !== day || seen.things.size >= MOST_THINGS) seen = { day, things: new Set() };
    if (seen.things.has(thing)) return false;
    seen.things.add(thing);
    return true;
  };
  const store = async () => {
    // What is counted is not worth a database that stops for want of room.
    if ((await resources.findShortage()) !== null) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await records.figures.addVisits(taken);
    } catch (error) {
      for (const count of taken) add(count);
      report(error);
    }
  };
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    running = running.then(store);
    return running;
  };
  return {
    count(kind, mspId, thing) {
      const day = clock.now().toISOString().slice(0, 10);
      if (thing !== undefined && !isNew(day, `${kind} ${thing}`)) return;
      const providerId = mspId === null || mspId === NO_SELECTION ? DEMO_PROVIDER.id : mspId;
      add({ providerId, day, kind, count: 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
    },
    flush,
  };
}
