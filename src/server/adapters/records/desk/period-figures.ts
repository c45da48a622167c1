import { and, asc, desc, eq, gt, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { smallestUnit } from '#domain/money/money.ts';
import { EXAMPLE_EMAIL } from '#domain/request/example-request.ts';
import type { HeldPrices, LineShare, Period, RequestOutcomes, SpanSums } from '../../../ports/records/desk-figures.ts';
import type { QueryRunner } from '../core/database.ts';
import { SUMS } from './client-records.ts';
import { deskLines, deskRequests } from './desk-schema.ts';

const isQuoted = sql`${deskRequests.quoteNumber} is not null`;
const isLost = sql`${deskRequests.state} in ('turned-down', 'expired')`;
const waitMs = sql`extract(epoch from ${deskRequests.answeredAt} - ${deskRequests.receivedAt}) * 1000`;
const number = (value: SQL) => value.mapWith(Number);
const countOf = (which: SQL) => number(sql`count(*) filter (where ${which})`);

/** What became of the requests that were received in a period. */
export async function findOutcomes(runner: QueryRunner, providerId: string, period: Period): Promise<RequestOutcomes> {
  const where = isReceived(providerId, period);
  const percentile = (share: number) =>
    sql<
      number | null
    >`percentile_cont(${share}::float8) within group (order by ${waitMs}) filter (where ${deskRequests.answeredAt} is not null)`;
  const [found] = await runner
    .select({
      received: number(sql`count(*)`),
      answered: number(sql`count(${deskRequests.answeredAt})`),
      quoted: countOf(isQuoted),
      won: number(sql`count(${deskRequests.orderNumber})`),
      lost: countOf(isLost),
      median: percentile(0.5),
      p90: percentile(0.9),
    })
    .from(deskRequests)
    .where(where);
  const { currency } = deskRequests;
  const sums = await runner
    .select({ currency, ...SUMS })
    .from(deskRequests)
    .where(where)
    .groupBy(currency)
    .orderBy(desc(SUMS.quotedMicros), asc(currency));
  const { median = null, p90 = null, ...counts } = found ?? { received: 0, answered: 0, quoted: 0, won: 0, lost: 0 };
  return { ...counts, firstAnswerMs: median === null || p90 === null ? null : { median: Number(median), p90: Number(p90) }, sums };
}

/** What the requests that were received within each span come to. */
export async function sumSpans(
  runner: QueryRunner,
  providerId: string,
  starts: readonly Date[],
  before: Date,
): Promise<readonly SpanSums[]> {
  const [from = before] = starts;
  const { currency, receivedAt } = deskRequests;
  const limits = `{${starts.map((start) => start.toISOString()).join(',')}}`;
  return runner
    .select({ span: number(sql`width_bucket(${receivedAt}, ${limits}::timestamptz[]) - 1`), currency, ...SUMS })
    .from(deskRequests)
    .where(isReceived(providerId, { from, before }))
    .groupBy(sql`1`, currency);
}

/** Lines by material or process, in one currency: what was quoted most for first. */
export async function listShares(
  runner: QueryRunner,
  providerId: string,
  period: Period,
  by: 'material' | 'process',
  currency: string,
  limit: number,
): Promise<readonly LineShare[]> {
  const key = by === 'material' ? deskLines.materialId : deskLines.process;
  const total = (unitPrice: SQL, quantity: SQL) => number(sql`coalesce(sum(${roundTo(sql`${unitPrice} * ${quantity}`, currency)}), 0)`);
  const quotedMicros = total(sql`${deskLines.quotedMicros}`, sql`${deskLines.quotedQuantity}`);
  const lineCount = number(sql`count(*)`);
  const found = await runner
    .select({
      key,
      name: by === 'material' ? sql<string>`max(${deskLines.material})` : sql<string>`coalesce(${deskLines.process}, '')`,
      lineCount,
      quotedMicros,
      orderedMicros: total(sql`${deskLines.orderedMicros}`, sql`${deskLines.orderedQuantity}`),
    })
    .from(deskLines)
    .innerJoin(deskRequests, eq(deskRequests.requestId, deskLines.requestId))
    .where(and(isReceived(providerId, period), eq(deskRequests.currency, currency)))
    .groupBy(key)
    .orderBy(desc(quotedMicros), desc(lineCount), sql`${key} collate "C"`)
    .limit(limit);
  return found.map((share) => ({ ...share, currency }));
}

/** How instant prices compare with those finally quoted, by material. */
export async function listHeldPrices(
  runner: QueryRunner,
  providerId: string,
  period: Period,
  limit: number,
): Promise<readonly HeldPrices[]> {
  const { instantMicros, quotedMicros, materialId } = deskLines;
  const deviation = sql`(${quotedMicros}::float8 / ${instantMicros} - 1)`;
  const furthest = sql`order by abs(${quotedMicros}::float8 / ${instantMicros} - 1) desc, ${deskLines.requestId}, ${deskLines.line}`;
  const lineCount = number(sql`count(*)`);
  const found = await runner
    .select({
      materialId,
      material: sql<string>`max(${deskLines.material})`,
      lineCount,
      medianDeviation: number(sql`percentile_cont(0.5) within group (order by ${deviation})`),
      // In whole numbers: exactly 2 % is held.
      heldCount: countOf(sql`abs(${quotedMicros} - ${instantMicros}) * 50 <= ${instantMicros}`),
      deviation: number(sql`(array_agg(${deviation} ${furthest}))[1]`),
      requestId: sql<string>`(array_agg(${deskLines.requestId} ${furthest}))[1]`,
    })
    .from(deskLines)
    .innerJoin(deskRequests, eq(deskRequests.requestId, deskLines.requestId))
    .where(
      and(isReceived(providerId, period), gt(instantMicros, 0), isNotNull(quotedMicros), eq(deskLines.quotedQuantity, deskLines.quantity)),
    )
    .groupBy(materialId)
    .orderBy(desc(lineCount), sql`${materialId} collate "C"`)
    .limit(limit);
  return found.map(({ deviation: furthestDeviation, requestId, ...held }) => ({
    ...held,
    worst: { deviation: furthestDeviation, requestId },
  }));
}

/** The example counts in no figure. */
function isReceived(providerId: string, { from, before }: Period): SQL | undefined {
  return and(
    eq(deskRequests.providerId, providerId),
    ne(deskRequests.clientEmail, EXAMPLE_EMAIL),
    gte(deskRequests.receivedAt, from),
    lt(deskRequests.receivedAt, before),
  );
}

/** As documents round: to the currency's smallest unit, halves up. In whole numbers, of which a unit's half is one, too. */
function roundTo(micros: SQL, currency: string): SQL {
  const unit = smallestUnit(currency);
  return sql`(${micros} + ${unit / 2}::bigint) / ${unit}::bigint * ${unit}::bigint`;
}
