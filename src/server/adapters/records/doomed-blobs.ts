import { asc, inArray, lte } from 'drizzle-orm';
import type { BlobName } from '../../ports/blob-store.ts';
import type { DoomedBlobs } from '../../ports/records.ts';
import { answer } from './answer.ts';
import type { QueryRunner } from './database.ts';
import { doomedBlobs } from './schema.ts';

/** Dooms blobs in the caller's transaction. */
export async function doom(runner: QueryRunner, names: readonly BlobName[], dueAt: Date): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ name, dueAt }));
  await runner.insert(doomedBlobs).values(rows).onConflictDoUpdate({ target: doomedBlobs.name, set: { dueAt } });
}

/** Blobs that are kept after all, or gone. */
export async function strike(runner: QueryRunner, names: readonly BlobName[]): Promise<void> {
  if (names.length > 0) await runner.delete(doomedBlobs).where(inArray(doomedBlobs.name, [...names]));
}

export function createDoomedBlobs(runner: QueryRunner): DoomedBlobs {
  return {
    add: (names, dueAt) => answer(() => doom(runner, names, dueAt)),
    listDue: (now, limit) =>
      answer(async () => {
        const due = runner.select({ name: doomedBlobs.name }).from(doomedBlobs).where(lte(doomedBlobs.dueAt, now));
        return (await due.orderBy(asc(doomedBlobs.name)).limit(limit)).map(({ name }) => name);
      }),
    strike: (names) => answer(() => strike(runner, names)),
  };
}
