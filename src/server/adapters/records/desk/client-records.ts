import { and, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { NO_CLIENT_TERMS } from '#domain/desk/client-terms.ts';
import { EXAMPLE_EMAIL } from '#domain/request/example-request.ts';
import type {
  ClientEnd,
  ClientFilter,
  ClientOrder,
  ClientRecords,
  CurrencySums,
  ListedClient,
} from '../../../ports/records/client-records.ts';
import type { OrderKey } from '../../../ports/records/desk-records.ts';
import type { QueryRunner } from '../core/database.ts';
import { outbox } from '../core/schema.ts';
import { clientNotes, deskRequests } from './desk-schema.ts';
import { comesAfter, splitWords } from './list-requests.ts';
import { listPartsOf, removeClient } from './remove-client.ts';

const { providerId: PROVIDER, clientEmail, clientName, organization, receivedAt, requestId, currency } = getTableColumns(deskRequests);
/** In the order of their bytes, whatever the database's language is, as the end of a page is compared with it. */
const KEYS = {
  person: sql<string>`${clientEmail} collate "C"`,
  organization: sql<string>`lower(trim(${organization})) collate "C"`,
} as const satisfies Record<ClientFilter['by'], SQL>;
/** To the last request. */
const last = (column: SQL | typeof clientName) => sql<string>`(array_agg(${column} order by ${receivedAt} desc, ${requestId} desc))[1]`;
const moment = (value: SQL) => sql<Date>`${value}`.mapWith(receivedAt);
const LAST_AT = moment(sql`max(${receivedAt})`);

/** Names are compared by their bytes and sums as doubles, so that a page's end compares as its row does. */
const ORDER_KEYS = {
  name: sql`lower(${last(clientName)}) collate "C"`,
  organization: sql`lower(${last(sql`${organization}`)}) collate "C"`,
  people: sql`count(distinct ${clientEmail})::float8`,
  requests: sql`count(*)::float8`,
  orders: sql`count(${deskRequests.orderNumber})::float8`,
  last: sql`extract(epoch from max(${receivedAt}))::float8`,
  quoted: sql`coalesce(sum(${deskRequests.quotedMicros}), 0)::float8`,
  ordered: sql`coalesce(sum(${deskRequests.orderedMicros}), 0)::float8`,
} as const satisfies Record<ClientOrder['by'], SQL>;

export function createClientRecords(runner: QueryRunner): ClientRecords {
  return {
    list: (providerId, filter, end, limit, order = null) => listClients(runner, providerId, filter, { end, limit, order }),
    find: async (providerId, email) =>
      (await listClients(runner, providerId, { by: 'person' }, { end: null, limit: 1, order: null }, eq(clientEmail, email)))[0] ?? null,
    listRequestIds: async (providerId, email) => {
      const found = runner.select({ id: requestId }).from(deskRequests).where(isOf(providerId, email));
      return (await found.orderBy(desc(receivedAt), desc(requestId))).map(({ id }) => id);
    },
    listMails: (providerId, email) =>
      runner
        .select({ requestId, to: outbox.to, subject: outbox.subject, sentAt: outbox.sentAt })
        .from(outbox)
        .innerJoin(deskRequests, eq(requestId, outbox.rfqId))
        .where(isOf(providerId, email))
        .orderBy(outbox.position),
    findNote: async (providerId, email) => {
      const { note, terms, revision } = clientNotes;
      const [found] = await runner.select({ note, terms, revision }).from(clientNotes).where(isNoteOf(providerId, email));
      return { note: found?.note ?? '', terms: found?.terms ?? NO_CLIENT_TERMS, revision: found?.revision ?? 0 };
    },
    saveNote: async (providerId, email, known, expectedRevision) => {
      const { revision } = clientNotes;
      const saved = { providerId, email, ...known, revision: expectedRevision + 1 };
      const done =
        expectedRevision === 0
          ? runner.insert(clientNotes).values(saved).onConflictDoNothing().returning({ revision })
          : runner
              .update(clientNotes)
              .set(saved)
              .where(and(isNoteOf(providerId, email), eq(revision, expectedRevision)))
              .returning({ revision });
      return (await done)[0]?.revision ?? null;
    },
    listParts: (providerId, email) => listPartsOf(runner, providerId, email),
    remove: (providerId, email, parts, at, describe) =>
      runner.transaction((transaction) => removeClient(transaction, { providerId, email, parts, at, describe })),
  };
}

function isOf(providerId: string, email: string): SQL | undefined {
  return and(eq(PROVIDER, providerId), eq(clientEmail, email));
}

function isNoteOf(providerId: string, email: string): SQL | undefined {
  return and(eq(clientNotes.providerId, providerId), eq(clientNotes.email, email));
}

interface Page {
  readonly end: ClientEnd | null;
  readonly limit: number;
  readonly order: ClientOrder | null;
}

async function listClients(
  runner: QueryRunner,
  providerId: string,
  { by, words, organization: wanted }: ClientFilter,
  { end, limit, order }: Page,
  // The example's sender is nobody's client.
  which = ne(clientEmail, EXAMPLE_EMAIL),
): Promise<readonly ListedClient[]> {
  const key = KEYS[by];
  const text = sql`lower(${clientEmail} || ' ' || ${clientName} || ' ' || ${organization})`;
  const orderKey = order === null ? sql<null>`null` : ORDER_KEYS[order.by];
  const isOlder = end && sql`(max(${receivedAt}), ${key}) < (${end.lastAt.toISOString()}::timestamptz, ${end.key})`;
  const isAfter = isOlder && comesAfter(order, orderKey, end?.orderKey ?? null, isOlder);
  const found = await runner
    .select({
      key,
      name: last(clientName),
      organization: last(sql`${organization}`),
      peopleCount: sql`count(distinct ${clientEmail})`.mapWith(Number),
      requestCount: sql`count(*)`.mapWith(Number),
      orderCount: sql`count(${deskRequests.orderNumber})`.mapWith(Number),
      firstAt: moment(sql`min(${receivedAt})`),
      lastAt: LAST_AT,
      orderKey: sql<OrderKey>`${orderKey}`,
    })
    .from(deskRequests)
    .where(and(eq(PROVIDER, providerId), which))
    .groupBy(key)
    .having(
      and(
        ...splitWords(words).map((word) => sql`bool_or(position(${word} in ${text}) > 0)`),
        wanted === undefined ? undefined : sql`bool_or(${KEYS.organization} = ${wanted})`,
        isAfter ?? undefined,
      ),
    )
    .orderBy(...(order === null ? [] : [order.isDescending ? desc(orderKey) : orderKey]), desc(LAST_AT), desc(key))
    .limit(limit);
  const sums = await sumUp(
    runner,
    providerId,
    key,
    found.map((client) => client.key),
  );
  return found.map((client) => ({ ...client, sums: sums.get(client.key) ?? [] }));
}

async function sumUp(runner: QueryRunner, providerId: string, key: SQL<string>, keys: readonly string[]) {
  const sums = new Map<string, CurrencySums[]>();
  if (keys.length === 0) return sums;
  const rows = await runner
    .select({ key, currency, ...SUMS })
    .from(deskRequests)
    .where(and(eq(PROVIDER, providerId), inArray(key, [...keys])))
    .groupBy(key, currency)
    .orderBy(currency);
  for (const { key: of, ...sum } of rows) sums.set(of, [...(sums.get(of) ?? []), sum]);
  return sums;
}

/** Of whatever requests are selected, in one currency. */
export const SUMS = {
  quotedMicros: sql`coalesce(sum(${deskRequests.quotedMicros}), 0)`.mapWith(Number),
  orderedMicros: sql`coalesce(sum(${deskRequests.orderedMicros}), 0)`.mapWith(Number),
};
