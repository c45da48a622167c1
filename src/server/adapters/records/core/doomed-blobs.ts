import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { BlobName } from '../../../ports/blob-store.ts';
import type { DoomedBlobs } from '../../../ports/records/records.ts';
import type { Database, QueryRunner } from './database.ts';
import { doomedBlobs } from './schema.ts';

/** Any number that nothing else in this database locks. */
const HOLD = 7_284_002;
const NOT_HELD = sql`not exists (
  select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${HOLD}
  and database = (select oid from pg_database where datname = current_database())
)`;

/**
 * Until what is returned is called, or this process ends, no blob is due, in whichever process asks. Blobs that were listed as due
 * before belong to no record any more.
 */
export async function holdBlobs(database: Database): Promise<() => Promise<void>> {
  if (database.kind === 'embedded') {
    await database.pglite.query('select pg_advisory_lock_shared($1)', [HOLD]);
    return async () => {
      await database.pglite.query('select pg_advisory_unlock_shared($1)', [HOLD]);
    };
  }
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock_shared($1)', [HOLD]);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return async () => {
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [HOLD]);
    } finally {
      // Closing the connection frees the lock in any case.
      client.release(true);
    }
  };
}

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
    add: (names, dueAt) => doom(runner, names, dueAt),
    listDue: async (now, limit) => {
      const due = runner
        .select({ name: doomedBlobs.name })
        .from(doomedBlobs)
        .where(and(lte(doomedBlobs.dueAt, now), NOT_HELD));
      return (await due.orderBy(asc(doomedBlobs.name)).limit(limit)).map(({ name }) => name);
    },
    strike: (names) => strike(runner, names),
  };
}
