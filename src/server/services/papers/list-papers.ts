import * as z from 'zod/mini';
import type { PaperCard } from '#contract/api/papers/list-papers.ts';
import { paperKindSchema } from '#contract/desk/paper.ts';
import { dateSchema } from '#contract/schemas/fields.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { namePaper, type Paper } from '#domain/papers/paper.ts';
import { awaitsPayment, settle } from '#domain/papers/settle.ts';
import type { DeskRecords } from '../../ports/records/desk-records.ts';
import type { Handlers } from '../shared/context.ts';
import { readCursor, writeCursor } from '../shared/page-cursor.ts';
import { isRefused } from '../shared/refusal.ts';

/** What is listed and exported: what is owed, and what is taken back. */
export const BILLS = ['invoice', 'credit-note'] as const;

const pageEndSchema = z.object({ kind: paperKindSchema, number: z.int(), issuedOn: dateSchema });

type MoneyEvents = Awaited<ReturnType<DeskRecords['listMoneyEvents']>>;

/** A page of the provider's invoices and credit notes. */
export const listPapers: Handlers['listPapers'] = async ({ ports, member: { provider } }, { cursor, limit, from, to }) => {
  const end = cursor == null ? null : readCursor(cursor, pageEndSchema);
  if (isRefused(end)) return end;
  const { desk } = ports.records;
  // One more than asked for tells whether there is another page.
  const found = await desk.listPapers(provider.id, { kinds: BILLS, from, to }, end, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const events = await desk.listMoneyEvents([...new Set(page.map(({ requestId }) => requestId))]);
  const today = dayAt(ports.clock.now(), provider.rateCard.calendar.timeZone);
  return {
    papers: page.map((paper) => describePaper(paper, events, today)),
    nextCursor:
      found.length <= limit || last === undefined ? null : writeCursor({ kind: last.kind, number: last.number, issuedOn: last.issuedOn }),
  };
};

function describePaper(paper: Paper, events: MoneyEvents, today: string): PaperCard {
  const { kind, number, issuedOn, requestId, orderNumber, customer, currency, sums } = paper;
  const own = events.get(requestId) ?? [];
  return {
    kind,
    name: namePaper({ kind, number }),
    issuedOn,
    requestID: requestId,
    isRequestThere: own.length > 0,
    orderNumber,
    customer: customer.organization === '' ? customer.name : customer.organization,
    currency,
    netMicros: sums.netMicros,
    totalMicros: sums.totalMicros,
    payment: kind === 'invoice' ? findPayment(number, own, today) : null,
  };
}

/** How far an invoice is paid; null where its request, and so its payments, are gone. */
export function findPayment(number: number, events: Parameters<typeof settle>[0], today: string): PaperCard['payment'] {
  const invoice = settle(events)?.invoices.find((of) => of.number === number);
  if (invoice === undefined) return null;
  const { state, paidMicros, dueOn } = invoice;
  return { state, paidMicros, dueOn, isOverdue: awaitsPayment(state) && dueOn < today };
}
