import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { AccountRecords } from '../../../ports/records/account-records.ts';
import { noted } from '../../../ports/records/audit-log.ts';
import { note } from './audit-records.ts';
import type { QueryRunner } from './database.ts';
import { accounts, accountCounters as counters } from './schema.ts';

type Counters = Pick<AccountRecords, 'countPasswordTry' | 'clearPasswordTries' | 'noteLock' | 'countMail'>;

/** Each count is one statement: it counts and answers, or finds the row closed and answers nothing. */
export function createAccountCounters(runner: QueryRunner): Counters {
  return {
    countPasswordTry: async (email, now, { after, firstMs, longestMs }) => {
      const count = sql<number>`${counters.count} + 1`;
      // The exponent is cut before it is used, since a power that is out of range would be an error.
      const lockMs = sql`least(${firstMs}::float8 * power(2, least(${count} - ${after}::int, 40)), ${longestMs}::float8)`;
      const lockedUntil = sql`case when ${count} >= ${after}::int then ${now.toISOString()}::timestamptz + ${lockMs} * interval '1 millisecond' end`;
      const counted = await runner
        .insert(counters)
        .values({ email, kind: 'password', count: 1, countedAt: now, lockedUntil: null })
        .onConflictDoUpdate({
          target: [counters.email, counters.kind],
          set: { count, countedAt: now, lockedUntil },
          setWhere: sql`${counters.lockedUntil} is null or ${lte(counters.lockedUntil, now)}`,
        })
        .returning({ count: counters.count });
      return counted.length > 0;
    },
    clearPasswordTries: async (email) => {
      await runner.delete(counters).where(and(eq(counters.email, email), eq(counters.kind, 'password')));
    },
    noteLock: async (email, now) => {
      const locked = and(eq(counters.email, email), eq(counters.kind, 'password'), gt(counters.lockedUntil, now));
      const found = runner.select({ sub: accounts.sub }).from(counters).leftJoin(accounts, eq(accounts.email, counters.email));
      const [lock] = await found.where(locked);
      if (lock !== undefined) await note(runner, [noted.lockedOut(lock.sub, now)]);
    },
    countMail: (...mail) => countMail(runner, ...mail),
  };
}

/** Counts in the caller's transaction. */
export async function countMail(runner: QueryRunner, ...[kind, email, now, most, pauseMs]: Parameters<Counters['countMail']>) {
  const rested = lte(counters.countedAt, new Date(now.getTime() - pauseMs));
  const counted = await runner
    .insert(counters)
    .values({ email, kind, count: 1, countedAt: now })
    .onConflictDoUpdate({
      target: [counters.email, counters.kind],
      set: { count: sql`case when ${rested} then 1 else ${counters.count} + 1 end`, countedAt: now },
      setWhere: sql`${lt(counters.count, most)} or ${rested}`,
    })
    .returning({ count: counters.count });
  return counted.length > 0;
}
