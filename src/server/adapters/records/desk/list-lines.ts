import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { DocumentSums, LineFigures } from '../../../ports/records/desk-figures.ts';
import type { QueryRunner } from '../core/database.ts';
import { rfqs } from '../core/schema.ts';
import { deskLines, deskRequests, orders, quotes } from './desk-schema.ts';

/** What the quotes that count, and the orders, of these requests say beyond their totals. */
export async function listDocumentSums(runner: QueryRunner, requestIds: readonly string[]): Promise<readonly DocumentSums[]> {
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
export async function listLines(runner: QueryRunner, requestIds: readonly string[]): Promise<readonly LineFigures[]> {
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
