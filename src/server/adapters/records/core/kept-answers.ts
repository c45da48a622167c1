import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { KeptAnswers, KeyedWrite } from '../../../ports/records/kept-answers.ts';
import type { QueryRunner } from './database.ts';
import { keptAnswers as kept } from './schema.ts';

export function createKeptAnswers(runner: QueryRunner): KeptAnswers {
  const isOf = ({ scope, key }: Omit<KeyedWrite, 'fingerprint'>) => and(eq(kept.scope, scope), eq(kept.key, key));
  return {
    begin: async ({ scope, key, fingerprint }, now, lostBefore) => {
      const [begun] = await runner
        .insert(kept)
        .values({ scope, key, fingerprint, begunAt: now })
        .onConflictDoUpdate({
          target: [kept.scope, kept.key],
          set: { begunAt: now },
          setWhere: sql`${isNull(kept.answer)} and ${eq(kept.fingerprint, fingerprint)} and ${lte(kept.begunAt, lostBefore)}`,
        })
        .returning({ key: kept.key });
      if (begun !== undefined) return { state: 'yours' };
      const [present] = await runner.select().from(kept).where(isOf({ scope, key }));
      if (present !== undefined && present.fingerprint !== fingerprint) return { state: 'other-request' };
      // Given up in this moment, it is free when it is asked for again.
      return present?.answer == null ? { state: 'begun' } : { state: 'answered', answer: present.answer };
    },
    keep: async (write, text) => {
      await runner.update(kept).set({ answer: text }).where(isOf(write));
    },
    giveUp: async (write) => {
      await runner.delete(kept).where(and(isOf(write), isNull(kept.answer)));
    },
    removeOld: async (before) => {
      await runner.delete(kept).where(lte(kept.begunAt, before));
    },
  };
}
