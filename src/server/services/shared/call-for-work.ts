import type { Ports } from './ports.ts';

/** What waits in the records for a worker. */
export type Work = 'parts' | 'mails';

/** Wakes the workers of every process; when that fails they find the work at their next look round, and `report` is told why. */
export async function callForWork({ feed }: Pick<Ports, 'feed'>, work: Work, report: (error: unknown) => void): Promise<void> {
  await feed.publish(`work: ${work}`).catch(report);
}

/** Calls `wake` whenever somebody calls for that work. Resolves to the way to stop. */
export async function hearCalls({ feed }: Pick<Ports, 'feed'>, work: Work, wake: () => void): Promise<() => void> {
  return feed.watch(`work: ${work}`, wake);
}
