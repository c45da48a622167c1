import { composeConfirmation, composeInvoice, type PaperFacts, wholeOf } from '#domain/papers/compose-paper.ts';
import type { Invoice } from '#domain/papers/paper.ts';
import { wholeShare } from '#domain/papers/take-share.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { DeskChange, DeskRequest, NextNumbers } from '#server/ports/records/desk-records.ts';
import type { Records } from '#server/ports/records/records.ts';
import { BUSINESS, makeOrder } from './make-paper.ts';
import { makeQuote } from './make-quote.ts';
import { newRfq } from './sample-records.ts';

const MEMBER = { kind: 'member' as const, sub: 'ada', name: 'Ada' };
const CUSTOMER = { kind: 'customer' as const, name: 'Zoë' };

interface InvoicedTraits {
  readonly providerId?: string;
  readonly at?: Date;
  /** Of the invoice, which is the request's fourth event. */
  readonly issuedOn?: string;
  readonly mails?: DeskChange['mails'];
}

/** Stores a request that is quoted, ordered, confirmed and invoiced in whole; the invoice, with the next number that there was. */
export async function invoiceOrder(
  { rfqs, desk }: Pick<Records, 'rfqs' | 'desk'>,
  partId: string,
  { providerId = '1', at = new Date(), issuedOn = '2026-11-27', mails = [] }: InvoicedTraits = {},
): Promise<Invoice> {
  const rfq = newRfq({ providerId }, partId);
  await rfqs.add(rfq, []);
  const change = async (decide: (present: DeskRequest, next: NextNumbers) => DeskChange) => {
    const changed = await desk.change(rfq.id, at, decide);
    if (changed.outcome !== 'changed') throw new Error(`The request was not changed: ${changed.outcome}.`);
    return changed.present;
  };
  await change((_, next) => {
    const quote = makeQuote({ requestId: rfq.id, number: next.quote, currency: 'USD' });
    const { number, revision, validUntil, sums } = quote;
    return { actor: MEMBER, acts: [{ type: 'quoted', number, revision, validUntil, totalMicros: sums.totalMicros }], quote, mails: [] };
  });
  await change((present, next) => {
    const order = makeOrder(quoteOf(present), { number: next.order });
    const { number, purchaseOrder, sums } = order;
    const lines = order.lines.map(({ line, quantity }) => ({ line, quantity }));
    const dueOn = '2026-12-30';
    return {
      actor: CUSTOMER,
      acts: [{ type: 'accepted', revision: 1, order: number, purchaseOrder, lines, totalMicros: sums.totalMicros, dueOn }],
      order,
      papers: [composeConfirmation(factsOf({ ...present, order }), dueOn)],
      mails: [],
    };
  });
  const { papers } = await change((present, next) => {
    const facts = { ...factsOf(present), issuedOn };
    const share = wholeShare(wholeOf(facts.order, facts.quote));
    const invoice = composeInvoice(facts, share, { number: next.papers.invoice, suppliedOn: '2026-11-26', papers: [] });
    const { number, sums, dueOn } = invoice;
    return { actor: MEMBER, acts: [{ type: 'invoiced', number, totalMicros: sums.totalMicros, dueOn }], papers: [invoice], mails };
  });
  const invoice = papers.find((paper) => paper.kind === 'invoice');
  if (invoice === undefined) throw new Error('There is no invoice.');
  return invoice;
}

function quoteOf({ quotes: [quote] }: Pick<DeskRequest, 'quotes'>) {
  if (quote === undefined) throw new Error('There is no quote.');
  return quote;
}

function factsOf(present: Pick<DeskRequest, 'request' | 'quotes' | 'order'>): PaperFacts {
  const { request, order } = present;
  if (order === null) throw new Error('There is no order.');
  const common = { provider: DEMO_PROVIDER, business: BUSINESS, language: 'en' as const, issuedOn: '2026-11-27' };
  return { request, order, quote: quoteOf(present), ...common };
}
