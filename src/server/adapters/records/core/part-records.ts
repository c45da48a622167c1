import DataLoader from 'dataloader';
import { and, asc, desc, eq, gt, inArray, isNull, lte, not, notExists, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { BUILT_IN_PART_IDS } from '#domain/rates/golden-part.ts';
import { modelBlob } from '../../../ports/blob-store.ts';
import { noted } from '../../../ports/records/audit-log.ts';
import { MOST_ESTIMATES, type PartRecord, type PartRecords, RecordsError } from '../../../ports/records/records.ts';
import { note } from './audit-records.ts';
import type { QueryRunner } from './database.ts';
import { doom, strike } from './doomed-blobs.ts';
import { createPartTurns, PART, UNFINISHED, UNSYNCED } from './part-turns.ts';
import { outbox, parts, rfqs } from './schema.ts';

const DAY_MS = 86_400_000;
/** Parts that one statement looks up. */
const MOST_AT_ONCE = 500;

/** Parts that were split off. */
const bodies = alias(parts, 'bodies');

function isExpired(runner: QueryRunner, before: Date) {
  const requested = sql`${rfqs.lines} @> jsonb_build_array(jsonb_build_object('partId', ${parts.id}))`;
  const awaited = runner.select({ id: rfqs.id }).from(outbox).innerJoin(rfqs, eq(rfqs.id, outbox.rfqId));
  return and(
    lte(parts.keptSince, before),
    notInArray(parts.id, [...BUILT_IN_PART_IDS]),
    or(not(UNFINISHED), lte(parts.keptSince, new Date(before.getTime() - DAY_MS))),
    notExists(
      runner
        .select({ id: bodies.id })
        .from(bodies)
        .where(eq(sql`${bodies.body} ->> 'source'`, parts.internalFilename)),
    ),
    notExists(awaited.where(and(isNull(outbox.sentAt), requested))),
  );
}

/** Locks parts, always in the same order, until the caller's transaction ends. Answers which of them there are. */
export async function lockParts(transaction: QueryRunner, ids: readonly string[]): Promise<string[]> {
  const found = transaction
    .select({ id: parts.id })
    .from(parts)
    .where(inArray(parts.id, [...ids]));
  return (await found.orderBy(asc(parts.id)).for('update')).map(({ id }) => id);
}

/** Keeps parts, those that are still there, from `at` on at least; answers their ids. */
export async function keepParts(transaction: QueryRunner, ids: readonly string[], at: Date): Promise<readonly string[]> {
  const found = await lockParts(transaction, ids);
  const keptSince = sql`greatest(${parts.keptSince}, ${at.toISOString()}::timestamptz)`;
  if (found.length > 0) await transaction.update(parts).set({ keptSince }).where(inArray(parts.id, found));
  return found;
}

/**
 * Answers all who ask within one turn of the event loop by one statement: thousands of streams that open at once would else hold it
 * for seconds, since the embedded database answers on it.
 */
function createLookup(runner: QueryRunner, column: 'id' | 'internalFilename'): DataLoader<string, PartRecord | null> {
  const look = async (keys: readonly string[]) => {
    const found: readonly PartRecord[] = await runner
      .select(PART)
      .from(parts)
      .where(inArray(parts[column], [...new Set(keys)]));
    const byKey = new Map(found.map((part) => [part[column], part]));
    return keys.map((key) => byKey.get(key) ?? null);
  };
  return new DataLoader(look, { cache: false, batchScheduleFn: setImmediate, maxBatchSize: MOST_AT_ONCE });
}

/** What one of many lookups came to; throws what it threw. */
function takeFound(found: PartRecord | Error | null): readonly PartRecord[] {
  if (found instanceof Error) throw found;
  return found === null ? [] : [found];
}

export function createPartRecords(runner: QueryRunner): PartRecords {
  type Values = Partial<typeof parts.$inferInsert>;
  const update = (id: string, values: Values, when = UNFINISHED) =>
    runner
      .update(parts)
      .set(values)
      .where(and(eq(parts.id, id), when));
  const change = async (...what: Parameters<typeof update>) => {
    await update(...what);
  };

  const [byId, byName] = [createLookup(runner, 'id'), createLookup(runner, 'internalFilename')];

  return {
    ...createPartTurns(runner),
    add: (part) =>
      runner.transaction(async (transaction) => {
        await transaction.insert(parts).values({ ...part, keptSince: part.createdAt });
        await strike(transaction, [modelBlob(part.internalFilename)]);
      }),
    addStated: async (part) => {
      await runner.insert(parts).values({ ...part, state: 'stated', keptSince: part.createdAt });
    },
    addBodies: (sourceId, added) =>
      runner.transaction(async (transaction) => {
        // Locked, so that the file can't go meanwhile.
        if ((await lockParts(transaction, [sourceId])).length === 0) return false;
        const rows = added.map((part) => ({ ...part, keptSince: part.createdAt }));
        await transaction.insert(parts).values(rows).onConflictDoNothing();
        return true;
      }),
    countBytes: async (of) => {
      const which =
        'uploader' in of
          ? and(eq(parts.uploader, of.uploader), gt(parts.createdAt, of.since))
          : 'uploadedFor' in of
            ? eq(parts.uploadedFor, of.uploadedFor)
            : undefined;
      const bytes = sql<number>`coalesce(sum(${parts.sizeBytes}), 0)`.mapWith(Number);
      return (
        (
          await runner
            .select({ bytes })
            .from(parts)
            .where(and(which, isNull(parts.body)))
        )[0]?.bytes ?? 0
      );
    },
    findById: (id) => byId.load(id),
    findManyById: async (ids) => (await byId.loadMany(ids)).flatMap((found) => takeFound(found)),
    findByInternalFilename: (name) => byName.load(name),
    listByProvider: (providerId) =>
      runner
        .select(PART)
        .from(parts)
        .where(and(eq(parts.providerId, providerId), eq(parts.state, 'measured')))
        .orderBy(desc(parts.createdAt), desc(parts.id)),
    markConverted: (id) => change(id, { state: 'converted' }, and(UNFINISHED, UNSYNCED)),
    markMeasured: async (id, outcome) => {
      const changed = await update(id, { ...outcome, state: 'measured' }).returning({ id: parts.id });
      return changed.length > 0 || (await byId.load(id)) !== null;
    },
    markFailed: (id, failure) => change(id, { failure, state: 'failed' }),
    findEstimates: async (ids, hashes) => {
      const found = await runner
        .select({ id: parts.id, estimates: parts.estimates })
        .from(parts)
        .where(inArray(parts.id, [...ids]));
      const wanted = new Set(hashes);
      return new Map(
        found.map(({ id, estimates }) => [id, Object.fromEntries(Object.entries(estimates).filter(([hash]) => wanted.has(hash)))]),
      );
    },
    awaitEstimates: async (ids, providerId) => {
      await runner
        .update(parts)
        .set({ estimateFor: providerId, takenUntil: null, dueAt: null })
        .where(and(inArray(parts.id, [...ids]), eq(parts.state, 'measured'), isNull(parts.estimateFor)));
    },
    addEstimates: async (id, worked) => {
      if (worked === null) return change(id, { estimateFor: null }, sql`true`);
      const { measurement, estimates } = worked;
      const many = sql`(select count(*) from jsonb_object_keys(${parts.estimates})) >= ${MOST_ESTIMATES}`;
      const kept = sql`case when ${many} then '{}'::jsonb else ${parts.estimates} end`;
      await runner
        .update(parts)
        .set({ estimateFor: null, measurement, estimates: sql`${kept} || ${sql.param(estimates, parts.estimates)}` })
        .where(eq(parts.id, id));
    },
    markScheduled: (id) => change(id, { scheduled: true }, sql`true`),
    markAssembly: (id) => change(id, { isAssembly: true }, sql`true`),
    async bindToProvider(id, providerId) {
      const kept = sql`coalesce(${parts.providerId}, ${providerId})`;
      const bound = runner.update(parts).set({ providerId: kept }).where(eq(parts.id, id)).returning({ providerId: parts.providerId });
      const [part] = await bound;
      if (part === undefined || part.providerId === null) throw new RecordsError('There is no such part to bind.');
      return part.providerId;
    },
    listExpired: (before, limit) =>
      runner.select(PART).from(parts).where(isExpired(runner, before)).orderBy(asc(parts.keptSince), asc(parts.id)).limit(limit),
    remove: (doomed, before, at) =>
      runner.transaction(async (transaction) => {
        const ids = doomed.map(({ id }) => id);
        if ((await lockParts(transaction, ids)).length === 0) return 0;
        const removed = await transaction
          .delete(parts)
          .where(and(inArray(parts.id, ids), isExpired(transaction, before)))
          .returning({ id: parts.id, providerId: parts.providerId });
        const gone = new Set(removed.map(({ id }) => id));
        const blobs = doomed.filter(({ id }) => gone.has(id)).flatMap((part) => part.blobs);
        await doom(transaction, blobs, at);
        await note(
          transaction,
          removed.map((part) => noted.partDeleted(part, at)),
        );
        return removed.length;
      }),
  };
}
