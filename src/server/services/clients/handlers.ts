import * as z from 'zod/mini';
import { clientIdSchema, type WireClientCard } from '#contract/desk/clients.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { ClientCard, ListedClient } from '../../ports/records/client-records.ts';
import type { DeskRequest } from '../../ports/records/desk-records.ts';
import { describeCard } from '../desk/describe-request.ts';
import { findScene } from '../desk/find-scene.ts';
import { blobsOf } from '../parts/part-blobs.ts';
import type { Handlers } from '../shared/context.ts';
import { readCursor, writeCursor } from '../shared/page-cursor.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { findBooked, getClientBook, importClients, removeFromBook } from './client-book.ts';

/** Where a page ended: the next begins after it. The key is sealed as a person's is: it goes into the next address. */
const pageEndSchema = z.object({
  lastAt: z.coerce.date(),
  key: clientIdSchema,
  orderKey: z._default(z.nullable(z.union([z.string(), z.number()])), null),
});

/** A page of those who sent requests to the provider. */
const listClients: Handlers['listClients'] = async (
  { ports: { records, clientIds }, member: { provider } },
  { by, words, organization, orderBy, isDescending = false, cursor, limit },
) => {
  const filter = { by, ...(words === undefined ? {} : { words }), ...(organization === undefined ? {} : { organization }) };
  const from = cursor == null ? null : readCursor(cursor, pageEndSchema);
  if (isRefused(from)) return from;
  const end = from === null ? null : { ...from, key: clientIds.read(provider.id, from.key) ?? '' };
  const order = orderBy === undefined ? null : { by: orderBy, isDescending };
  // One more than asked for tells whether there is another page.
  const found = await records.clients.list(provider.id, filter, end, limit + 1, order);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const { timeZone } = provider.rateCard.calendar;
  return {
    clients: page.map((client) => describeClient(client, clientIds.of(provider.id, client.key), timeZone)),
    nextCursor:
      found.length <= limit || last === undefined
        ? null
        : writeCursor({ key: clientIds.of(provider.id, last.key), lastAt: last.lastAt, orderKey: last.orderKey }),
    hasRequests: found.length > 0 || (await records.clients.list(provider.id, { by: 'person' }, null, 1)).length > 0,
  };
};

/** Requests that a client's page shows; the list of requests has the others. */
const MOST_SHOWN = 20;

/** What the provider knows of one person. */
const getClient: Handlers['getClient'] = async ({ ports, member }, { clientID }) => {
  const { provider, role } = member;
  const { clients, desk } = ports.records;
  const email = ports.clientIds.read(provider.id, clientID);
  const client = email === null ? null : await clients.find(provider.id, email);
  if (email === null || client === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const scene = await findScene(ports, member);
  const { today } = scene;
  const cards = await desk.list(provider.id, { client: email, today, soon: today }, null, MOST_SHOWN);
  return {
    client: describeClient(client, clientID, scene.timeZone),
    requests: cards.map((card) => describeCard(card, scene)),
    ...(await clients.findNote(provider.id, email)),
    isOwner: role === 'owner',
  };
};

/** Changes what the provider notes of a client, unless a colleague was quicker. */
const saveClientNote: Handlers['saveClientNote'] = async (
  { ports: { records, clientIds }, member: { provider } },
  { clientID, note, terms, revision },
) => {
  const email = clientIds.read(provider.id, clientID);
  if (email === null || (await records.clients.find(provider.id, email)) === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const known = await records.clients.findNote(provider.id, email);
  const saved = await records.clients.saveNote(provider.id, email, { note, terms: terms ?? known.terms }, revision);
  if (saved === null)
    return refuse(412, 'stale', 'A colleague has changed this note since you opened it. Nothing was overwritten: please look again.');
  return { revision: saved };
};

/** Everything that the provider has of one person, as one JSON document. What its prices are made of is not about the person. */
const exportClient: Handlers['exportClient'] = async (
  { ports: { records, clock, clientIds }, member: { caller, provider } },
  { clientID },
) => {
  const { clients, desk } = records;
  const email = clientIds.read(provider.id, clientID);
  const booked = email === null ? undefined : await findBooked({ records }, provider.id, email);
  if (email === null || (booked === undefined && (await clients.find(provider.id, email)) === null))
    return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const now = clock.now();
  const requests: object[] = [];
  for (const id of await clients.listRequestIds(provider.id, email)) {
    const present = await desk.find(id);
    if (present !== null) requests.push(describe(present));
  }
  const { note, terms } = await clients.findNote(provider.id, email);
  const mails = await clients.listMails(provider.id, email);
  const document = { provider: provider.name, exportedAt: now, email, booked, note, terms, requests, mails };
  await records.audit.add([noted.clientExported(provider.id, requests.length, caller.sub, now)]);
  return { filename: `client-${email.replaceAll(/[^a-z0-9.@_-]/g, '_')}.json`, text: JSON.stringify(document, leaveOutPartIds, 2) };
};

/** They open parts, and who exports them may leave. */
function leaveOutPartIds(field: string, value: unknown): unknown {
  return field === 'partId' ? undefined : value;
}

function describe({ request, events, quotes, order, files }: DeskRequest) {
  const { id, createdAt, contact, lines } = request;
  return {
    id,
    receivedAt: createdAt,
    contact,
    lines: lines.map(({ receipt: _, shownPriceMicros: __, internalFilename: ___, ...line }, index) => ({ line: index + 1, ...line })),
    events,
    quotes,
    order,
    files: files.map(({ filename, line, type, sizeBytes, addedBy, addedAt }) => ({ filename, line, type, sizeBytes, addedBy, addedAt })),
  };
}

/** Deletes everything that the provider has of one person, the mails that a built-in mailer kept included. The bytes of files go with the next run of `delete-expired`. */
const deleteClient: Handlers['deleteClient'] = async ({ ports, member: { caller, provider } }, { clientID }) => {
  const { records, clock, mailer, clientIds } = ports;
  const email = clientIds.read(provider.id, clientID);
  if (email === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const parts = await records.clients.listParts(provider.id, email);
  const requestIds = await records.clients.listRequestIds(provider.id, email);
  const doomed = parts.map((part) => ({ id: part.id, blobs: blobsOf(part) }));
  const now = clock.now();
  const removed = await records.clients.remove(provider.id, email, doomed, now, (counts) =>
    noted.clientDeleted(provider.id, { ...counts }, caller.sub, now),
  );
  const wasBooked = await removeFromBook(ports, provider.id, email);
  if (removed === null) return wasBooked ? { removed: NOTHING } : refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  await mailer.forgetAbout(requestIds);
  return { removed: { ...removed } };
};

export const clientsHandlers = {
  getClientBook,
  importClients,
  deleteClient,
  exportClient,
  getClient,
  listClients,
  saveClientNote,
} satisfies Partial<Handlers>;

/** Of somebody who was in the book alone. */
const NOTHING = { requests: 0, parts: 0, files: 0, mails: 0 };

/** The same words for somebody who never sent a request and one who was deleted. */
const UNKNOWN_CLIENT = 'Nothing is known of this client.';

/** A client as the shop's pages show it: days are those of the shop's time zone, as everywhere at the desk. */
function describeClient(
  { firstAt, lastAt, sums, orderKey: _, ...card }: ClientCard & Partial<ListedClient>,
  clientID: string,
  timeZone: string,
): WireClientCard {
  return { clientID, ...card, firstOn: dayAt(firstAt, timeZone), lastOn: dayAt(lastAt, timeZone), sums: sums.map((sum) => ({ ...sum })) };
}
