import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { RequestEvent } from '#domain/desk/request-event.ts';
import type { Paper } from '#domain/papers/paper.ts';
import type { DeskRecords, NextNumbers, NumberedKind, PaperEnd, PaperFilter } from '../../../ports/records/desk-records.ts';
import { RecordsError } from '../../../ports/records/records.ts';
import type { QueryRunner } from '../core/database.ts';
import { paperNumbers, papers, requestEvents } from './desk-schema.ts';

/** What tells what of an order is due, and what was paid. */
const MONEY_ACTS = ['accepted', 'cancelled', 'invoiced', 'credited', 'paid'];

export function createPaperRecords(runner: QueryRunner): Pick<DeskRecords, 'findPaper' | 'listPapers' | 'listMoneyEvents'> {
  return {
    findPaper: async (providerId, kind, number) => {
      const isThis = and(eq(papers.providerId, providerId), eq(papers.kind, kind), eq(papers.number, number));
      const [found] = await runner.select({ document: papers.document }).from(papers).where(isThis);
      return found?.document ?? null;
    },
    listPapers: async (providerId, filter, end, limit) => {
      const found = runner
        .select({ document: papers.document })
        .from(papers)
        .where(isListed(providerId, filter, end));
      const sorted = found.orderBy(desc(papers.issuedOn), asc(papers.kind), desc(papers.number));
      return (await sorted.limit(limit)).map(({ document }) => document);
    },
    listMoneyEvents: async (requestIds) => {
      if (requestIds.length === 0) return new Map();
      const { requestId, act, number } = requestEvents;
      const isMoney = inArray(sql`${act} ->> 'type'`, MONEY_ACTS);
      const found = runner.select({ requestId, act }).from(requestEvents);
      const rows = await found.where(and(inArray(requestId, [...requestIds]), isMoney)).orderBy(asc(requestId), asc(number));
      return Map.groupBy(rows, (row): string => row.requestId) satisfies ReadonlyMap<string, readonly Pick<RequestEvent, 'act'>[]>;
    },
  };
}

function isListed(providerId: string, { kinds, from, to }: PaperFilter, end: PaperEnd | null) {
  const { issuedOn, kind, number } = papers;
  const isOfDay = end === null ? undefined : eq(issuedOn, end.issuedOn);
  return and(
    eq(papers.providerId, providerId),
    inArray(kind, [...kinds]),
    from === undefined ? undefined : gte(issuedOn, from),
    to === undefined ? undefined : lte(issuedOn, to),
    end === null
      ? undefined
      : or(lt(issuedOn, end.issuedOn), and(isOfDay, gt(kind, end.kind)), and(isOfDay, eq(kind, end.kind), lt(number, end.number))),
  );
}

/** A request's papers in the order in which they were issued. */
export async function readPapers(from: QueryRunner, requestId: string): Promise<readonly Paper[]> {
  const found = from.select({ document: papers.document }).from(papers).where(eq(papers.requestId, requestId));
  return (await found.orderBy(asc(papers.issuedAt), asc(papers.kind), asc(papers.number))).map(({ document }) => document);
}

/** Whoever asks holds the provider's numbers to the end of the transaction. */
export async function readNextPapers(from: QueryRunner, providerId: string): Promise<NextNumbers['papers']> {
  const rows = await from.select().from(paperNumbers).where(eq(paperNumbers.providerId, providerId));
  const next = (wanted: NumberedKind) => (rows.find(({ kind }) => kind === wanted)?.last ?? 0) + 1;
  return { 'delivery-note': next('delivery-note'), invoice: next('invoice'), 'credit-note': next('credit-note') };
}

/** Stores what a change issues, and uses its numbers up. */
export async function addPapers(
  transaction: QueryRunner,
  issued: readonly Paper[],
  { providerId, at, next }: { readonly providerId: string; readonly at: Date; readonly next: NextNumbers['papers'] },
): Promise<void> {
  for (const paper of issued) {
    const { kind, number, requestId, issuedOn } = paper;
    if (kind !== 'confirmation') {
      if (number !== next[kind]) throw new RecordsError('A paper does not have the next number of its kind.');
      const target = [paperNumbers.providerId, paperNumbers.kind];
      await transaction
        .insert(paperNumbers)
        .values({ providerId, kind, last: number })
        .onConflictDoUpdate({ target, set: { last: number } });
    }
    await transaction.insert(papers).values({ providerId, kind, number, requestId, issuedOn, document: paper, issuedAt: at });
  }
}
