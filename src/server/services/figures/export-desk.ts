import type { exportDesk as call, DeskTable } from '#contract/api/desk/export-desk.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { CLIENT_BOOK } from '#contract/shop/client-book.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { amountFromMicros, decimalsOf, type Micros, totalMicros } from '#domain/money/money.ts';
import { isExample } from '#domain/request/example-request.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import type { ClientCard, ClientEnd } from '../../ports/records/client-records.ts';
import type { DocumentSums, LineFigures } from '../../ports/records/desk-figures.ts';
import type { PageEnd, RequestCard } from '../../ports/records/desk-records.ts';
import { findScene, nameAssignee, type Scene } from '../desk/find-scene.ts';
import { type AskedFilter, readFilter } from '../desk/list-requests.ts';

import { listBillRows } from '../papers/list-bill-rows.ts';
import type { ContextOf } from '../shared/context.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
import { type Cell, writeCsv } from '../shared/write-csv.ts';
import { EXPORT_HEADS } from './export-heads.ts';

type Rows = (readonly Cell[])[];
/** Between pages others get their turn. */
const PAGE = 200;

/** Requests, their lines, or clients as CSV. Sums are those of the documents, in the decimals of their currency; columns are named, and figures written, as the caller reads. */
export async function exportDesk(
  { ports, member, ...context }: ContextOf<typeof call>,
  { table, ...filter }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const language = context.language ?? LANGUAGES[0];
  const today = dayAt(ports.clock.now(), member.provider.rateCard.calendar.timeZone);
  const rows = await listRows(ports, member, table, filter, today);
  return { filename: `${table}-${today}.csv`, text: writeCsv([EXPORT_HEADS[language][table], ...rows], language) };
}

function listRows(
  ports: Pick<Ports, 'records' | 'clock' | 'clientIds'>,
  member: Member,
  table: DeskTable,
  filter: AskedFilter,
  today: string,
): Promise<Rows> {
  if (table === 'clients') return listClientRows(ports, member, filter.words);
  if (table === 'invoices') return listBillRows(ports, member, { from: filter.from, to: filter.to }, today);
  return listRequestRows(ports, member, table, filter);
}

async function listRequestRows(
  ports: Pick<Ports, 'records' | 'clock' | 'clientIds'>,
  member: Member,
  table: 'requests' | 'lines',
  asked: AskedFilter,
): Promise<Rows> {
  const { desk, figures } = ports.records;
  const { provider } = member;
  const scene = await findScene(ports, member);
  const filter = readFilter(asked, scene, (clientId) => ports.clientIds.read(provider.id, clientId));
  const rows: Rows = [];
  for (let end: PageEnd | null = null; ; ) {
    const page: readonly RequestCard[] = await desk.list(provider.id, filter, end, PAGE);
    // What is reckoned from a table must not hold what was played.
    const cards = page.filter(({ clientEmail }) => !isExample(clientEmail));
    const ids = cards.map(({ requestId }) => requestId);
    if (table === 'requests') {
      const sums = new Map((await figures.listDocumentSums(ids)).map((each) => [each.requestId, each]));
      for (const card of cards) rows.push(composeRequest(card, sums.get(card.requestId), scene));
    } else {
      const lines = Map.groupBy(await figures.listLines(ids), ({ requestId }) => requestId);
      for (const card of cards) rows.push(...(lines.get(card.requestId) ?? []).map((line) => composeLine(card, line)));
    }
    end = page.at(-1) ?? null;
    if (page.length < PAGE) return rows;
  }
}

async function listClientRows({ records }: Pick<Ports, 'records'>, { provider }: Member, words: string | undefined): Promise<Rows> {
  const rows: Rows = [];
  const filter = { by: 'person' as const, ...(words === undefined ? {} : { words }) };
  const noteOf = async (email: string) => (await records.clients.findNote(provider.id, email)).note || null;
  const listed = new Set<string>();
  for (let end: ClientEnd | null = null; ; ) {
    const clients: readonly ClientCard[] = await records.clients.list(provider.id, filter, end, PAGE);
    for (const client of clients) {
      listed.add(client.key);
      rows.push(...composeClient(client, await noteOf(client.key)));
    }
    end = clients.at(-1) ?? null;
    if (clients.length < PAGE) break;
  }
  // Those who were brought along and have not asked for anything yet.
  const wanted = (words ?? '').toLowerCase().split(/\s+/);
  const { clients } = (await records.settings.find(provider.id, CLIENT_BOOK)).settings;
  for (const { email, name, organization } of clients) {
    const text = `${email} ${name} ${organization}`.toLowerCase();
    if (listed.has(email) || !wanted.every((word) => text.includes(word))) continue;
    rows.push([email, name, organization, 0, 0, null, null, null, null, null, await noteOf(email)]);
  }
  return rows;
}

function composeRequest(card: RequestCard, sums: DocumentSums | undefined, { colleagues }: Scene): readonly Cell[] {
  const { currency, assignee } = card;
  const money = (micros: Micros | null | undefined) => writeMoney(micros ?? null, currency);
  const { quoted, ordered } = sums ?? { quoted: null, ordered: null };
  return [
    ...[numberOf(card), card.receivedAt.toISOString(), card.state, card.clientName, card.organization, card.clientEmail],
    ...[nameAssignee(assignee, colleagues), card.dueOn, card.lineCount, currency, money(card.askedMicros), card.isAskedOpen ? 'yes' : 'no'],
    ...[
      quoteOf(card),
      quoted?.issuedOn ?? null,
      card.validUntil,
      money(quoted?.netMicros),
      money(quoted?.taxMicros),
      money(card.quotedMicros),
    ],
    ...[orderOf(card), ordered?.orderedOn ?? null, ordered?.purchaseOrder ?? null],
    ...[money(ordered?.netMicros), money(ordered?.taxMicros), money(card.orderedMicros)],
  ];
}

function composeLine(card: RequestCard, line: LineFigures): readonly Cell[] {
  const { currency } = card;
  return [
    ...[numberOf(card), card.receivedAt.toISOString(), card.state, card.organization, card.clientEmail, line.line, line.filename],
    ...[line.process, line.material, line.color, line.finish, currency, line.quantity, writeUnitPrice(line.instantMicros)],
    ...[
      quoteOf(card),
      line.quotedQuantity,
      writeUnitPrice(line.quotedMicros),
      writeTotal(line.quotedMicros, line.quotedQuantity, currency),
    ],
    ...[
      orderOf(card),
      line.orderedQuantity,
      writeUnitPrice(line.orderedMicros),
      writeTotal(line.orderedMicros, line.orderedQuantity, currency),
    ],
  ];
}

function composeClient(
  { key, name, organization, requestCount, orderCount, firstAt, lastAt, sums }: ClientCard,
  note: string | null,
): Rows {
  const who = [key, name, organization, requestCount, orderCount, firstAt.toISOString(), lastAt.toISOString()];
  return sums.map(({ currency, quotedMicros, orderedMicros }) => [
    ...who,
    currency,
    writeMoney(quotedMicros, currency),
    writeMoney(orderedMicros, currency),
    note,
  ]);
}

function numberOf({ requestId, number }: RequestCard): string {
  return nameRequest({ id: requestId, number });
}

function quoteOf({ quoteNumber, revision }: RequestCard): string | null {
  return quoteNumber === null || revision === null ? null : nameQuote({ number: quoteNumber, revision });
}

function orderOf({ orderNumber }: RequestCard): string | null {
  return orderNumber === null ? null : nameOrder(orderNumber);
}

/** As documents reckon a line. */
function writeTotal(unitPriceMicros: Micros | null, quantity: number | null, currency: string): Cell {
  return unitPriceMicros === null || quantity === null ? null : writeMoney(totalMicros(unitPriceMicros, quantity, currency), currency);
}

/** With the currency's decimals; digits alone, so that it is a number wherever it is read. */
function writeMoney(micros: Micros | null, currency: string): Cell {
  return micros === null ? null : { figure: amountFromMicros(micros).toFixed(decimalsOf(currency)) };
}

/** Unit prices go down to a micro. */
function writeUnitPrice(micros: Micros | null): Cell {
  return micros === null ? null : amountFromMicros(micros);
}
