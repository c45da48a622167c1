import { NO_CLIENT_TERMS } from '#domain/desk/client-terms.ts';
import { isExample } from '#domain/request/example-request.ts';
import { projectRequest } from '#server/adapters/records/desk/project-request.ts';
import { documentBlob } from '#server/ports/blob-store.ts';
import type { AuditEntry } from '#server/ports/records/audit-log.ts';
import type {
  ClientCard,
  ClientEnd,
  ClientFilter,
  ClientMail,
  ClientNote,
  ClientOrder,
  ClientRecords,
  CurrencySums,
  ListedClient,
} from '#server/ports/records/client-records.ts';
import type { DeskRequest, OrderKey } from '#server/ports/records/desk-records.ts';
import type { DoomedBlobs, PartRecord } from '#server/ports/records/records.ts';
import { type MemoryDesk, toCard } from './desk.ts';

interface Surroundings {
  readonly desk: MemoryDesk;
  readonly parts: Map<string, PartRecord>;
  readonly doomed: DoomedBlobs;
  readonly log: AuditEntry[];
  readonly mailsOf: (requestId: string) => readonly ClientMail[];
  /** With its mails. */
  readonly removeRequest: (requestId: string) => void;
}

/** The clients' records for as long as the test lives. */
export function createMemoryClients({ desk, parts, doomed, log, mailsOf, removeRequest }: Surroundings): ClientRecords {
  const notes = new Map<string, ClientNote & { readonly revision: number }>();
  const noteKey = (providerId: string, email: string) => `${providerId} ${email}`;
  const requestsOf = (providerId: string) => [...desk.requests.values()].filter(({ request }) => request.providerId === providerId);
  const requestsBy = (providerId: string, email: string) =>
    requestsOf(providerId).filter((present) => toCard(present).clientEmail === email);
  const list = (providerId: string, filter: ClientFilter, order: ClientOrder | null = null): ListedClient[] => {
    const groups = Map.groupBy(requestsOf(providerId), (present) => keyOf(present, filter.by));
    return [...groups]
      .filter(([, requests]) => isListed(requests, filter))
      .map(([key, requests]) => describe(key, requests))
      .map((client) => ({ ...client, orderKey: order === null ? null : orderKeyOf(client, order.by) }))
      .sort((one, other) => comparePlaces(one, other, order));
  };
  const own = (providerId: string, email: string): readonly PartRecord[] => {
    const mine = new Set(requestsBy(providerId, email));
    const named = [...mine].flatMap(({ request }) => request.lines.flatMap(({ partId }) => parts.get(partId) ?? []));
    const sources = named.flatMap(({ body }) => [...parts.values()].filter((part) => part.internalFilename === body?.source));
    const others = [...desk.requests.values()].filter((present) => !mine.has(present));
    const isShared = ({ id }: PartRecord) => others.some(({ request }) => request.lines.some(({ partId }) => partId === id));
    return [...new Set([...named, ...sources])].filter((part) => part.providerId === providerId && !isShared(part));
  };
  return {
    list: async (providerId, filter, end, limit, order = null) =>
      list(providerId, filter, order)
        .filter(({ key }) => !isExample(key))
        .filter((client) => end === null || comparePlaces(client, end, order) > 0)
        .slice(0, limit),
    find: async (providerId, email) => list(providerId, { by: 'person' }).find(({ key }) => key === email) ?? null,
    listRequestIds: async (providerId, email) =>
      requestsBy(providerId, email)
        .map(toCard)
        .sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime() || (one.requestId < other.requestId ? 1 : -1))
        .map(({ requestId }) => requestId),
    listMails: async (providerId, email) => requestsBy(providerId, email).flatMap(({ request }) => mailsOf(request.id)),
    findNote: async (providerId, email) => notes.get(noteKey(providerId, email)) ?? { note: '', terms: NO_CLIENT_TERMS, revision: 0 },
    async saveNote(providerId, email, known, expectedRevision) {
      const key = noteKey(providerId, email);
      if ((notes.get(key)?.revision ?? 0) !== expectedRevision) return null;
      notes.set(key, { ...known, revision: expectedRevision + 1 });
      return expectedRevision + 1;
    },
    listParts: async (providerId, email) => own(providerId, email),
    async remove(providerId, email, given, at, describeRemoval) {
      const requests = requestsBy(providerId, email);
      const hadNote = notes.delete(noteKey(providerId, email));
      if (requests.length === 0 && !hadNote) return null;
      const free = new Set(own(providerId, email).map(({ id }) => id));
      const mails = requests.flatMap(({ request }) => mailsOf(request.id)).length;
      const files = await Promise.all(requests.map(async ({ request }) => (await desk.records.find(request.id))?.files ?? []));
      const fileIds = files.flat().map(({ id }) => id);
      for (const { request } of requests) removeRequest(request.id);
      const going = given.filter(({ id }) => free.has(id)).toSorted((one, other) => rank(parts, one.id) - rank(parts, other.id));
      const gone = going.filter(({ id }) => {
        const part = parts.get(id);
        const isSplit = [...parts.values()].some(({ body }) => body !== null && body.source === part?.internalFilename);
        return part !== undefined && !isSplit && parts.delete(id);
      });
      await doomed.add([...gone.flatMap(({ blobs }) => blobs), ...fileIds.map((id) => documentBlob(id))], at);
      const removed = { requests: requests.length, parts: gone.length, files: fileIds.length, mails };
      log.push(describeRemoval(removed));
      return removed;
    },
  };
}

/** Bodies go before the file that they are of. */
function rank(parts: ReadonlyMap<string, PartRecord>, id: string): number {
  return parts.get(id)?.body == null ? 1 : 0;
}

function keyOf(present: DeskRequest, by: ClientFilter['by']): string {
  const { clientEmail, organization } = toCard(present);
  return by === 'person' ? clientEmail : organization.trim().toLowerCase();
}

function isListed(requests: readonly DeskRequest[], { words = '', organization }: ClientFilter): boolean {
  const texts = requests.map(projectRequest).map((row) => `${row.clientEmail} ${row.clientName} ${row.organization}`.toLowerCase());
  const hasWords = words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => texts.some((text) => text.includes(word)));
  return hasWords && (organization === undefined || requests.some((present) => keyOf(present, 'organization') === organization));
}

function describe(key: string, requests: readonly DeskRequest[]): ClientCard {
  const cards = requests
    .map(toCard)
    .sort((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime() || (one.requestId < other.requestId ? -1 : 1));
  const [first, last] = [cards[0], cards.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A client has no requests.');
  return {
    key,
    name: last.clientName,
    organization: last.organization,
    peopleCount: new Set(cards.map(({ clientEmail }) => clientEmail)).size,
    requestCount: cards.length,
    orderCount: cards.filter(({ orderNumber }) => orderNumber !== null).length,
    firstAt: first.receivedAt,
    lastAt: last.receivedAt,
    sums: sumUp(cards),
  };
}

function orderKeyOf(
  { name, organization, peopleCount, requestCount, orderCount, lastAt, sums }: ClientCard,
  by: ClientOrder['by'],
): OrderKey {
  switch (by) {
    case 'name':
      return name.toLowerCase();
    case 'organization':
      return organization.toLowerCase();
    case 'people':
      return peopleCount;
    case 'requests':
      return requestCount;
    case 'orders':
      return orderCount;
    case 'last':
      return lastAt.getTime() / 1000;
    case 'quoted':
      return sums.reduce((sum, { quotedMicros }) => sum + quotedMicros, 0);
    case 'ordered':
      return sums.reduce((sum, { orderedMicros }) => sum + orderedMicros, 0);
  }
}

/** Of those alike the one whose last request is newer comes first. */
function comparePlaces(one: ClientEnd, other: ClientEnd, order: ClientOrder | null): number {
  const [a, b] = [one.orderKey ?? '', other.orderKey ?? ''];
  if (order !== null && a !== b) return (a < b ? -1 : 1) * (order.isDescending ? -1 : 1);
  return other.lastAt.getTime() - one.lastAt.getTime() || (one.key < other.key ? 1 : one.key > other.key ? -1 : 0);
}

/** What cards come to, by currency. */
export function sumUp(cards: readonly ReturnType<typeof toCard>[]): readonly CurrencySums[] {
  const byCurrency = Map.groupBy(cards, ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, of]) => ({
      currency,
      quotedMicros: of.reduce((sum, { quotedMicros }) => sum + (quotedMicros ?? 0), 0),
      orderedMicros: of.reduce((sum, { orderedMicros }) => sum + (orderedMicros ?? 0), 0),
    }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
