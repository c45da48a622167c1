import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import type { ListedRequest, OrderKey, PageEnd, RequestCounts, RequestFilter, RequestOrder } from '../../../ports/records/desk-records.ts';
import type { QueryRunner } from '../core/database.ts';
import { deskLines, deskRequests } from './desk-schema.ts';

const { providerId: _provider, key: _key, version: _version, words: _words, ...columns } = getTableColumns(deskRequests);
/**
 * What a card shows. The column has the sum of instant prices alone where all lines have one; the request itself has it with estimates.
 * Names are written out, as drizzle leaves out a column's table where it reads of one.
 */
export const REQUEST_CARD = {
  ...columns,
  askedMicros: sql<
    number | null
  >`(select nullif((r.order_sums->>'totalMicros')::bigint, 0) from rfqs r where r.id = desk_requests.request_id)`.mapWith(Number),
  number: sql<number | null>`(select r.number from rfqs r where r.id = desk_requests.request_id)`,
  isAskedOpen: sql<boolean>`(desk_requests.asked_micros is null)`,
};

/** What has a value from the step on. */
const HAD = { answer: deskRequests.answeredAt, quote: deskRequests.quoteNumber, order: deskRequests.orderNumber } as const;

/** In each state none. */
export const NO_REQUESTS = {
  received: 0,
  quoted: 0,
  accepted: 0,
  'in-production': 0,
  shipped: 0,
  completed: 0,
  declined: 0,
  'turned-down': 0,
  expired: 0,
  withdrawn: 0,
  cancelled: 0,
} satisfies RequestCounts['states'];

interface Page {
  readonly end: PageEnd | null;
  readonly limit: number;
  readonly order: RequestOrder | null;
}

/** One page of a provider's requests, the last received first unless they are ordered otherwise. */
export async function listRequests(
  runner: QueryRunner,
  providerId: string,
  filter: RequestFilter,
  { end, limit, order }: Page,
): Promise<readonly ListedRequest[]> {
  const { receivedAt, requestId } = deskRequests;
  const key = order === null ? sql<null>`null` : orderKeyOf(order.by);
  const isOlder = end && sql`(${receivedAt}, ${requestId}) < (${end.receivedAt.toISOString()}::timestamptz, ${end.requestId})`;
  const isAfter = isOlder && comesAfter(order, key, end?.orderKey ?? null, isOlder);
  const ordered = order === null ? [] : [sql`${key} is null`, order.isDescending ? sql`${key} desc` : key];
  return runner
    .select({ ...REQUEST_CARD, orderKey: sql<OrderKey>`${key}` })
    .from(deskRequests)
    .where(and(isListed(runner, providerId, filter), isAfter ?? undefined))
    .orderBy(...ordered, desc(receivedAt), desc(requestId))
    .limit(limit);
}

/** Names are compared by their bytes and sums as doubles, so that a page's end compares as its row does. */
function orderKeyOf(by: RequestOrder['by']): SQL<OrderKey> {
  switch (by) {
    case 'client':
      return sql`lower(desk_requests.client_name || ' ' || desk_requests.organization) collate "C"`;
    case 'number':
      return sql`coalesce('O' || lpad(desk_requests.order_number::text, 10, '0'), 'Q' || lpad(desk_requests.quote_number::text, 10, '0')) collate "C"`;
    case 'state':
      return sql`array_position(array[${sql.raw(REQUEST_STATES.map((state) => `'${state}'`).join(', '))}], desk_requests.state)`;
    case 'lines':
      return sql`desk_requests.line_count`;
    case 'received':
      return sql`extract(epoch from desk_requests.received_at)::float8`;
    case 'due':
      return sql`(case when desk_requests.state = 'quoted' then desk_requests.valid_until else desk_requests.due_on end) collate "C"`;
    case 'value':
      return sql`coalesce(desk_requests.ordered_micros, desk_requests.quoted_micros, ${REQUEST_CARD.askedMicros})::float8`;
  }
}

/** Whether a row comes after one with a key, numbers as doubles; of rows alike, and without an order, the younger ones come first. */
export function comesAfter(order: Pick<RequestOrder, 'isDescending'> | null, key: SQL<unknown>, of: OrderKey, isOlder: SQL): SQL {
  if (order === null) return isOlder;
  if (of === null) return sql`(${key} is null and ${isOlder})`;
  const bound = typeof of === 'string' ? sql`${of}::text collate "C"` : sql`${of}::float8`;
  const beyond = order.isDescending ? sql`${key} < ${bound}` : sql`${key} > ${bound}`;
  return sql`(${key} is null or ${beyond} or (${key} = ${bound} and ${isOlder}))`;
}

/** How many there are in each state, and with each mark. */
export async function countRequests(runner: QueryRunner, providerId: string, filter: RequestFilter): Promise<RequestCounts> {
  const marked = (mark: NonNullable<RequestFilter['mark']>) =>
    sql<number>`count(*) filter (where ${isMarked(mark, filter)})`.mapWith(Number);
  const rows = await runner
    .select({
      state: deskRequests.state,
      count: count(),
      unread: marked('unread'),
      asked: marked('asked'),
      due: marked('due'),
      overdue: marked('overdue'),
      expiring: marked('expiring'),
      unpaid: marked('unpaid'),
      late: marked('late'),
    })
    .from(deskRequests)
    .where(matches(runner, providerId, filter))
    .groupBy(deskRequests.state);
  const sum = (mark: NonNullable<RequestFilter['mark']>) => rows.reduce((total, row) => total + row[mark], 0);
  const states = { ...NO_REQUESTS };
  for (const { state, count } of rows) states[state] = count;
  return {
    states,
    marks: {
      ...{ unread: sum('unread'), asked: sum('asked'), due: sum('due'), overdue: sum('overdue'), expiring: sum('expiring') },
      ...{ unpaid: sum('unpaid'), late: sum('late') },
    },
  };
}

/** Whether a list with this filter holds a request. */
export function isListed(runner: QueryRunner, providerId: string, filter: RequestFilter): SQL | undefined {
  const marked = filter.mark === undefined ? undefined : isMarked(filter.mark, filter);
  const inState = filter.states === undefined ? undefined : inArray(deskRequests.state, [...filter.states]);
  return and(matches(runner, providerId, filter), inState, marked);
}

function matches(runner: QueryRunner, providerId: string, filter: RequestFilter): SQL | undefined {
  const { client, materialId, process, assignee, assignedToNone, had, from, before, words } = filter;
  return and(
    eq(deskRequests.providerId, providerId),
    client === undefined ? undefined : eq(deskRequests.clientEmail, client),
    assignee === undefined ? undefined : eq(deskRequests.assignee, assignee),
    assignedToNone === undefined ? undefined : or(isNull(deskRequests.assignee), notInArray(deskRequests.assignee, [...assignedToNone])),
    had === undefined ? undefined : isNotNull(HAD[had]),
    from === undefined ? undefined : gte(deskRequests.receivedAt, from),
    before === undefined ? undefined : lt(deskRequests.receivedAt, before),
    materialId === undefined ? undefined : exists(withLine(runner, providerId, eq(deskLines.materialId, materialId))),
    process === undefined ? undefined : exists(withLine(runner, providerId, eq(deskLines.process, process))),
    ...splitWords(words).map((word) => sql`position(${word} in ${deskRequests.words}) > 0`),
  );
}

function withLine(runner: QueryRunner, providerId: string, which: SQL) {
  const isLine = and(eq(deskLines.providerId, providerId), which, eq(deskLines.requestId, deskRequests.requestId));
  return runner.select({ line: deskLines.line }).from(deskLines).where(isLine);
}

/** Words to search by, each for itself. */
export function splitWords(words: string | undefined): readonly string[] {
  return (words ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
}

function isMarked(mark: NonNullable<RequestFilter['mark']>, { today, soon }: RequestFilter): SQL | undefined {
  switch (mark) {
    case 'unread':
      return eq(deskRequests.isUnread, true);
    case 'asked':
      return eq(deskRequests.isAsked, true);
    case 'due':
      return and(isNotNull(deskRequests.dueOn), lte(deskRequests.dueOn, today));
    case 'overdue':
      return and(isNotNull(deskRequests.dueOn), lt(deskRequests.dueOn, today));
    case 'expiring':
      return and(eq(deskRequests.state, 'quoted'), gte(deskRequests.validUntil, today), lte(deskRequests.validUntil, soon));
    case 'unpaid':
      return isNotNull(deskRequests.payBy);
    case 'late':
      return and(isNotNull(deskRequests.payBy), lt(deskRequests.payBy, today));
  }
}
