import { and, count, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, min, or, type SQL, sql } from 'drizzle-orm';
import type { PartTurns } from '../../../ports/records/records.ts';
import type { QueryRunner } from './database.ts';
import { parts } from './schema.ts';

export const UNFINISHED = inArray(parts.state, ['received', 'converted']);
const WAITING = or(UNFINISHED, isNotNull(parts.estimateFor));
/** A part without what only the taking of turns needs, and without the work on it. */
const { takenAt: _at, takenUntil: _until, dueAt: _due, estimates: _estimates, ...PART } = getTableColumns(parts);

export { PART };

/**
 * Lets the statement that it is part of be committed without waiting for the disk. Fit for what a power cut may undo, since it is
 * done again then: whose turn it is, and how far it has come.
 */
export const UNSYNCED = sql`set_config('synchronous_commit', 'off', true) is not null`;

/** How many of the turns taken last are remembered: enough for more addresses than anybody attacks from at once. */
const REMEMBERED = 200;

export function createPartTurns(runner: QueryRunner): PartTurns {
  return {
    take: async (now, until, order) => {
      // The lock makes of two processes that ask at once each get a part of its own.
      const next = sql`(${selectNext(now, order === 'quick-first' ? sql`${parts.level},` : sql``)} for update of parts skip locked)`;
      const taken = await runner
        .update(parts)
        .set({ takenAt: now, takenUntil: until })
        .where(and(eq(parts.id, next), UNSYNCED))
        .returning(PART);
      return taken[0] ?? null;
    },
    isWaiting: async (now, belowLevel) => {
      const found = runner.select({ id: parts.id }).from(parts);
      return (await found.where(and(isDue(now), lt(parts.level, belowLevel))).limit(1)).length > 0;
    },
    countWaiting: async () => {
      const [counted] = await runner
        .select({ count: count(), since: min(parts.createdAt) })
        .from(parts)
        .where(UNFINISHED);
      return counted ?? { count: 0, since: null };
    },
    keep: async (ids, until) => {
      await runner
        .update(parts)
        .set({ takenUntil: until })
        .where(and(inArray(parts.id, [...ids]), WAITING, UNSYNCED));
    },
    giveBack: async (id, level, dueAt) => {
      await runner.update(parts).set({ takenUntil: null, level, dueAt }).where(eq(parts.id, id));
    },
  };
}

function isDue(now: Date): SQL | undefined {
  return and(WAITING, or(isNull(parts.takenUntil), lte(parts.takenUntil, now)), or(isNull(parts.dueAt), lte(parts.dueAt, now)));
}

/** The part whose address and provider were both served longest ago; of those of one provider, that whose address was. */
function selectNext(now: Date, before: SQL): SQL {
  return sql`
    with served as (
      select uploader, uploaded_for, taken_at from ${parts} where taken_at is not null order by taken_at desc limit ${REMEMBERED}
    ), uploaders as (
      select coalesce(uploader, '') as name, max(taken_at) as served_at from served group by 1
    ), providers as (
      select coalesce(uploaded_for, '') as name, max(taken_at) as served_at from served group by 1
    )
    select ${parts.id} from ${parts}
    left join uploaders on uploaders.name = coalesce(${parts.uploader}, '')
    left join providers on providers.name = coalesce(${parts.uploadedFor}, '')
    where ${isDue(now)}
    order by ${before} greatest(uploaders.served_at, providers.served_at) nulls first, uploaders.served_at nulls first,
      ${parts.createdAt}, ${parts.id}
    limit 1`;
}
