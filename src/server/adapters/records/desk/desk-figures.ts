import { and, asc, count, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { VisitKind } from '#domain/desk/visits.ts';
import { EXAMPLE_EMAIL } from '#domain/request/example-request.ts';
import type { DeskFigures, DocumentSums, LineFigures } from '../../../ports/records/desk-figures.ts';
import type { QueryRunner } from '../core/database.ts';
import { outbox, providers, rfqs } from '../core/schema.ts';
import { deskLines, deskRequests, orders, quotes, visitCounts } from './desk-schema.ts';
import { isListed, REQUEST_CARD } from './list-requests.ts';
import { findOutcomes, listHeldPrices, listShares, sumSpans } from './period-figures.ts';

export function createDeskFigures(runner: QueryRunner): DeskFigures {
  return {
    hasRequests: async (providerId) => {
      const { requestId } = deskRequests;
      const any = runner.select({ requestId }).from(deskRequests).where(eq(deskRequests.providerId, providerId)).limit(1);
      return (await any).length > 0;
    },
    isTried: async (providerId) => {
      const { requestId, clientEmail, orderNumber } = deskRequests;
      const isTry = or(ne(clientEmail, EXAMPLE_EMAIL), isNotNull(orderNumber));
      const any = runner
        .select({ requestId })
        .from(deskRequests)
        .where(and(eq(deskRequests.providerId, providerId), isTry))
        .limit(1);
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

/** What the quotes that count, and the orders, of these requests say beyond their totals. */
async function listDocumentSums(runner: QueryRunner, requestIds: readonly string[]): Promise<readonly DocumentSums[]> {
  if (requestIds.length === 0) return [];
  const rows = await runner
    .select({
      requestId: deskRequests.requestId,
      issuedOn: sql<string | null>`${quotes.document} ->> 'issuedOn'`,
      quotedNet: micros(sql`${quotes.document} -> 'sums' ->> 'netMicros'`),
      quotedTax: micros(sql`${quotes.document} -> 'sums' ->> 'taxMicros'`),
      orderedOn: sql<string | null>`${orders.document} ->> 'orderedOn'`,
      purchaseOrder: sql<string | null>`${orders.document} ->> 'purchaseOrder'`,
      orderedNet: micros(sql`${orders.document} -> 'sums' ->> 'netMicros'`),
      orderedTax: micros(sql`${orders.document} -> 'sums' ->> 'taxMicros'`),
    })
    .from(deskRequests)
    .leftJoin(quotes, and(eq(quotes.requestId, deskRequests.requestId), eq(quotes.revision, deskRequests.revision)))
    .leftJoin(orders, eq(orders.requestId, deskRequests.requestId))
    .where(inArray(deskRequests.requestId, [...requestIds]));
  return rows.map(({ requestId, issuedOn, quotedNet, quotedTax, orderedOn, purchaseOrder, orderedNet, orderedTax }) => ({
    requestId,
    quoted: issuedOn === null ? null : { issuedOn, netMicros: quotedNet ?? 0, taxMicros: quotedTax ?? 0 },
    ordered:
      orderedOn === null ? null : { orderedOn, purchaseOrder: purchaseOrder ?? '', netMicros: orderedNet ?? 0, taxMicros: orderedTax ?? 0 },
  }));
}

/** The lines of these requests, with what their documents say of them. */
async function listLines(runner: QueryRunner, requestIds: readonly string[]): Promise<readonly LineFigures[]> {
  if (requestIds.length === 0) return [];
  const { providerId: _, materialId: __, ...figures } = getTableColumns(deskLines);
  const lines = runner
    .select(figures)
    .from(deskLines)
    .where(inArray(deskLines.requestId, [...requestIds]))
    .orderBy(asc(deskLines.requestId), asc(deskLines.line));
  // One look at a request's long text gives the words of all its lines.
  const words = sql<
    readonly (readonly [string, string, string])[]
  >`(select jsonb_agg(jsonb_build_array(line ->> 'filename', line ->> 'color', line ->> 'finish')) from jsonb_array_elements(${rfqs.lines}) as line)`;
  const named = runner
    .select({ id: rfqs.id, words })
    .from(rfqs)
    .where(inArray(rfqs.id, [...requestIds]));
  const wordsOf = new Map((await named).map((request) => [request.id, request.words]));
  return (await lines).map((line) => {
    const [filename = '', color = '', finish = ''] = wordsOf.get(line.requestId)?.[line.line - 1] ?? [];
    return { ...line, filename, color, finish };
  });
}

function micros(text: ReturnType<typeof sql>) {
  return sql<number | null>`${text}`.mapWith((value: unknown) => (value === null ? null : Number(value)));
}
