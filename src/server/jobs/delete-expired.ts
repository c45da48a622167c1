import { blobsOf } from '../services/parts/part-blobs.ts';
import type { Ports } from '../services/shared/ports.ts';

const DAY_MS = 86_400_000;
const BATCH = 100;
/** An owner may take days over a draft. */
const DAYS_FOR_PICTURES = 7;
/** What a customer uploads for a request is sent with it soon. */
const DAYS_FOR_FILES = 1;
/** A write may be repeated that long. */
const DAYS_FOR_ANSWERS = 1;
/** A mail that is refused is tried for this long at least (RFC 5321, 4.5.4.1: 4 to 5 days). */
const LEAST_DAYS_TRIED = 5;
/** It is tried once an hour, but for the first eight times, which take an hour together. */
const TRIES_OF_FIRST_HOUR = 8;

/** What a run has deleted; `givenUpMails` are ids of mails that nobody accepted all that time. */
export interface Deleted {
  readonly parts: number;
  readonly requests: number;
  readonly blobs: number;
  readonly givenUpMails: readonly string[];
}

/**
 * Job `delete-expired`: deletes parts, requests for quote and mails that were kept for `keepDays`, with everything that belongs to
 * them; null keeps them. Pictures of materials that no rate card names, and files that wait for a request
 * that never came, go in any case. Then removes the blobs that are doomed, those of uploads that broke off among them. What a crash
 * interrupts, the next run takes up.
 */
export async function deleteExpired(
  ports: Pick<Ports, 'records' | 'blobs' | 'mailer' | 'clock'>,
  keepDays: number | null,
): Promise<Deleted> {
  const now = ports.clock.now();
  const rows = keepDays === null ? { parts: 0, requests: 0, givenUpMails: [] } : await deleteRows(ports, keepDays, now);
  await ports.records.rateCards.removeUnusedPictures(new Date(now.getTime() - DAYS_FOR_PICTURES * DAY_MS), now);
  await ports.records.desk.removeForgottenFiles(new Date(now.getTime() - DAYS_FOR_FILES * DAY_MS), now);
  await ports.records.answers.removeOld(new Date(now.getTime() - DAYS_FOR_ANSWERS * DAY_MS));
  return { ...rows, blobs: await removeDoomed(ports, now) };
}

async function deleteRows({ records, mailer }: Pick<Ports, 'records' | 'mailer'>, keepDays: number, now: Date) {
  const before = new Date(now.getTime() - keepDays * DAY_MS);
  const givenUpMails = await records.outbox.giveUp(Math.max(keepDays, LEAST_DAYS_TRIED) * 24 + TRIES_OF_FIRST_HOUR, now);
  const requests = await repeatUntilNone(() => records.rfqs.removeExpired(before, now, BATCH));
  await records.outbox.removeSent(before);
  await mailer.forget(before);
  const parts = await repeatUntilNone(async () => {
    const expired = await records.parts.listExpired(before, BATCH);
    const doomed = expired.map((part) => ({ id: part.id, blobs: blobsOf(part) }));
    return expired.length === 0 ? 0 : records.parts.remove(doomed, before, now);
  });
  return { parts, requests, givenUpMails };
}

function removeDoomed({ records, blobs }: Pick<Ports, 'records' | 'blobs'>, now: Date): Promise<number> {
  return repeatUntilNone(async () => {
    const due = await records.doomed.listDue(now, BATCH);
    for (const name of due) await blobs.remove(name);
    await records.doomed.strike(due);
    return due.length;
  });
}

/** Works in small batches, between which others get their turn, and answers how many there were in all. */
async function repeatUntilNone(removeBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await removeBatch();
    if (count === 0) return total;
    total += count;
  }
}
