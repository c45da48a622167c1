import type { importClients as call } from '#contract/api/clients/import-clients.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { type BookedClient, CLIENT_BOOK, MOST_BOOKED } from '#contract/shop/client-book.ts';
import type { ClientTerms } from '#domain/desk/client-terms.ts';
import { isEmail, LONGEST_MESSAGE, LONGEST_NAME } from '#domain/request/rfq.ts';
import { cleanLine, cleanLines } from '#domain/text/clean-text.ts';
import type { Handlers } from '../shared/context.ts';
import type { Ports } from '../shared/ports.ts';
import { refuse } from '../shared/refusal.ts';

type Records = Pick<Ports, 'records'>;
type Refused = AnswerOf<typeof call>['refused'][number];
interface ReadClient extends BookedClient {
  readonly note: string;
}
const LONGEST_ORGANIZATION = 200;

/** Those of the book who have not sent a request, by their names. */
export const getClientBook: Handlers['getClientBook'] = async ({ ports, member: { provider, role } }) => {
  const { clients } = (await ports.records.settings.find(provider.id, CLIENT_BOOK)).settings;
  const waiting: BookedClient[] = [];
  for (const client of clients) {
    if ((await ports.records.clients.find(provider.id, client.email)) === null) waiting.push(client);
  }
  const named = waiting.map((client) => ({ clientID: ports.clientIds.of(provider.id, client.email), ...client }));
  return { role, clients: named.toSorted((one, other) => one.name.localeCompare(other.name)) };
};

/** Takes clients from a file into the book, and their notes; or says what that would do. */
export const importClients: Handlers['importClients'] = async ({ ports, member: { provider } }, request) => {
  const { records } = ports;
  const { settings, revision } = await records.settings.find(provider.id, CLIENT_BOOK);
  const { read, refused } = readRows(request.clients);
  const book = new Map(settings.clients.map((client) => [client.email, client]));
  const counts = { added: 0, changed: 0, same: 0, notesAdded: 0, notesKept: 0 };
  const notes: { readonly email: string; readonly note: string; readonly terms: ClientTerms; readonly revision: number }[] = [];
  for (const { row, note, ...client } of read) {
    const known = book.get(client.email) ?? (await records.clients.find(provider.id, client.email));
    if (known === null && book.size >= MOST_BOOKED) {
      refused.push({ row, email: client.email, reason: 'full' });
      continue;
    }
    const isSame = known !== null && known.name === client.name && known.organization === client.organization;
    counts[known === null ? 'added' : isSame ? 'same' : 'changed'] += 1;
    book.set(client.email, client);
    if (note === '') continue;
    const present = await records.clients.findNote(provider.id, client.email);
    if (present.note === '') {
      counts.notesAdded += 1;
      notes.push({ email: client.email, note, terms: present.terms, revision: present.revision });
    } else if (present.note !== note) counts.notesKept += 1;
  }
  if (request.isMeant) {
    const saved = await records.settings.save(provider.id, CLIENT_BOOK, { clients: [...book.values()] }, revision);
    if (saved === null) return refuse(412, 'stale', CHANGED_MEANWHILE);
    // A note that somebody has written meanwhile stays.
    for (const { email, note, terms, revision: seen } of notes) await records.clients.saveNote(provider.id, email, { note, terms }, seen);
  }
  return { ...counts, refused: refused.toSorted((one, other) => one.row - other.row) };
};

/** The rows that can be taken, each address once. */
function readRows(rows: RequestOf<typeof call>['clients']): {
  readonly read: readonly (ReadClient & { readonly row: number })[];
  readonly refused: Refused[];
} {
  const read = new Map<string, ReadClient & { readonly row: number }>();
  const refused: Refused[] = [];
  for (const [index, given] of rows.entries()) {
    const row = index + 1;
    const email = given.email.trim().toLowerCase();
    const [name, organization, note] = [cleanLine(given.name).trim(), cleanLine(given.organization).trim(), cleanLines(given.note).trim()];
    const isLong = name.length > LONGEST_NAME || organization.length > LONGEST_ORGANIZATION || note.length > LONGEST_MESSAGE;
    const reason = !isEmail(email) ? 'email' : read.has(email) ? 'repeated' : isLong ? 'long' : null;
    if (reason === null) read.set(email, { row, email, name: name === '' ? email : name, organization, note });
    else refused.push({ row, email: given.email.slice(0, 254), reason });
  }
  return { read: [...read.values()], refused };
}

/** A person of the book; undefined where it has none by that address. */
export async function findBooked({ records }: Records, providerId: string, email: string): Promise<BookedClient | undefined> {
  const { clients } = (await records.settings.find(providerId, CLIENT_BOOK)).settings;
  return clients.find((client) => client.email === email);
}

/** Takes a person out of the book, whoever changes it meanwhile; answers whether there was one. */
export async function removeFromBook({ records }: Records, providerId: string, email: string): Promise<boolean> {
  for (;;) {
    const { settings, revision } = await records.settings.find(providerId, CLIENT_BOOK);
    const clients = settings.clients.filter((client) => client.email !== email);
    if (clients.length === settings.clients.length) return false;
    if ((await records.settings.save(providerId, CLIENT_BOOK, { clients }, revision)) !== null) return true;
  }
}

const CHANGED_MEANWHILE = 'A colleague has changed the clients meanwhile. Nothing was imported: please try again.';
