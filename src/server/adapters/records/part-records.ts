import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type PartRecord, type PartRecords, RecordsError } from '../../ports/records.ts';
import { answer } from './answer.ts';
import type { QueryRunner } from './database.ts';
import { parts } from './schema.ts';

const UNFINISHED = inArray(parts.state, ['received', 'converted']);

export function createPartRecords(runner: QueryRunner): PartRecords {
  const change = (id: string, values: Partial<typeof parts.$inferInsert>, when = UNFINISHED) =>
    answer(async () => {
      await runner
        .update(parts)
        .set(values)
        .where(and(eq(parts.id, id), when));
    });

  return {
    add: (part) =>
      answer(async () => {
        await runner.insert(parts).values(part);
      }),
    findById: (id) => answer(async () => (await runner.select().from(parts).where(eq(parts.id, id)))[0] ?? null),
    findManyById: (ids) =>
      answer(async () => {
        if (ids.length === 0) return [];
        const found = await runner
          .select()
          .from(parts)
          .where(inArray(parts.id, [...ids]));
        const byId = new Map<string, PartRecord>(found.map((part) => [part.id, part]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      }),
    findByInternalFilename: (name) =>
      answer(async () => (await runner.select().from(parts).where(eq(parts.internalFilename, name)))[0] ?? null),
    listByProvider: (providerId) =>
      answer(() =>
        runner
          .select()
          .from(parts)
          .where(and(eq(parts.providerId, providerId), eq(parts.state, 'measured')))
          .orderBy(desc(parts.createdAt), desc(parts.id)),
      ),
    listUnfinished: () => answer(() => runner.select().from(parts).where(UNFINISHED).orderBy(asc(parts.createdAt), asc(parts.id))),
    markConverted: (id) => change(id, { state: 'converted' }),
    markMeasured: (id, outcome) => change(id, { ...outcome, state: 'measured' }),
    markFailed: (id, failure) => change(id, { failure, state: 'failed' }),
    markScheduled: (id) => change(id, { scheduled: true }, sql`true`),
    async bindToProvider(id, providerId) {
      await change(id, { providerId }, isNull(parts.providerId));
      const [part] = await answer(() => runner.select({ providerId: parts.providerId }).from(parts).where(eq(parts.id, id)));
      if (part === undefined || part.providerId === null) throw new RecordsError('There is no such part to bind.');
      return part.providerId;
    },
  };
}
