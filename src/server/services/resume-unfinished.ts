import type { Ports } from './ports.ts';

/** At start: asks again for every part that is neither measured nor failed, in case its job was lost. Answers how many. */
export async function resumeUnfinished(ports: Pick<Ports, 'records' | 'queue'>): Promise<number> {
  const unfinished = await ports.records.parts.listUnfinished();
  for (const part of unfinished) await ports.queue.send('measure-part', { partId: part.id }, part.id);
  return unfinished.length;
}
