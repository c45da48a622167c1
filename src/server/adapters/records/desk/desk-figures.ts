import { and, asc, count, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { VisitKind } from '#domain/desk/visits.ts';
import type { DeskFigures } from '../../../ports/records/desk-figures.ts';
import type { QueryRunner } from '../core/database.ts';
import { outbox, providers } from '../core/schema.ts';
import { deskRequests, visitCounts } from './desk-schema.ts';
import { listDocumentSums, listLines } from './list-lines.ts';
import { isListed, REQUEST_CARD } from './list-requests.ts';
import { findOutcomes, listHeldPrices, listShares, sumSpans } from './period-figures.ts';

export function createDeskFigures(runner: QueryRunner): DeskFigures {
  return {
    hasRequests: async (providerId) => {
      const { requestId } = deskRequests;
      const any = runner.select({ requestId }).from(deskRequests).where(eq(deskRequests.providerId, providerId)).limit(1);
      return (await any).length > 0;
    },
    findUrgent: async (providerId, filter, few) => {
      const which = isListed(runner, providerId, filter);
      const [counted] = await runner.select({ count: count() }).from(deskRequests).where(which);
      if (counted === undefined || counted.count === 0) return { count: 0, first: [] };
      const first = runner.select(REQUEST_CARD).from(deskRequests).where(which);
      const day = sql`coalesce(${deskRequests.dueOn}, ${deskRequests.validUntil}) nulls last`;
      const sorted = first.orderBy(day, asc(deskRequests.receivedAt), asc(deskRequests.requestId));
      return { count: counted.count, first: await sorted.limit(few) };
    },
    findFailedMails: async (providerId, few) => {
      const { messageId, to, subject, attempts, nextAttemptAt } = outbox;
      const { requestId } = deskRequests;
      const hasFailed = and(eq(deskRequests.providerId, providerId), isNull(outbox.sentAt), gt(outbox.attempts, 0));
      const isItsRequest = eq(requestId, outbox.rfqId);
      const [counted] = await runner.select({ count: count() }).from(outbox).innerJoin(deskRequests, isItsRequest).where(hasFailed);
      const first = runner
        .select({ messageId, requestId, to, subject, attempts, nextAttemptAt })
        .from(outbox)
        .innerJoin(deskRequests, isItsRequest)
        .where(hasFailed)
        .orderBy(asc(outbox.position));
      return { count: counted?.count ?? 0, first: await first.limit(few) };
    },
    findOutcomes: (providerId, period) => findOutcomes(runner, providerId, period),
    sumSpans: (providerId, starts, before) => sumSpans(runner, providerId, starts, before),
    listShares: (providerId, period, by, currency, limit) => listShares(runner, providerId, period, by, currency, limit),
    listHeldPrices: (providerId, period, limit) => listHeldPrices(runner, providerId, period, limit),
    listDocumentSums: (requestIds) => listDocumentSums(runner, requestIds),
    listLines: (requestIds) => listLines(runner, requestIds),
    addVisits: async (counts) => {
      if (counts.length === 0) return;
      const wanted = [...new Set(counts.map(({ providerId }) => providerId))];
      const found = await runner.select({ id: providers.id }).from(providers).where(inArray(providers.id, wanted));
      const known = new Set(found.map(({ id }) => id));
      const rows = counts.filter(({ providerId }) => known.has(providerId));
      if (rows.length === 0) return;
      await runner
        .insert(visitCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [visitCounts.providerId, visitCounts.day, visitCounts.kind],
          set: { count: sql`${visitCounts.count} + excluded.count` },
        });
    },
    countVisits: async (providerId, fromDay, toDay) => {
      const { kind, day } = visitCounts;
      const rows = await runner
        .select({ kind, sum: sql`sum(${visitCounts.count})`.mapWith(Number) })
        .from(visitCounts)
        .where(and(eq(visitCounts.providerId, providerId), gte(day, fromDay), lte(day, toDay)))
        .groupBy(kind);
      const counted: Record<VisitKind, number> = { visit: 0, upload: 0, quote: 0 };
      for (const row of rows) counted[row.kind] = row.sum;
      return counted;
    },
  };
}
