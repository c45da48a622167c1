import { addDays } from '../calendar/calendar-day.ts';
import { type AcceptedLine, composeParties, type OrderDocument, type QuoteDocument } from '../desk/quote-document.ts';
import type { RequestAct } from '../desk/request-event.ts';
import type { Language } from '../language/language.ts';
import { weighLines } from '../pricing/order-terms.ts';
import type { RequestForQuote } from '../request/rfq.ts';
import type { Business } from '../shop/business.ts';
import type { Provider } from '../shop/provider.ts';
import type { Confirmation, Contents, CreditNote, DeliveryNote, Invoice, Paper, PaperLine } from './paper.ts';
import {
  joinShares,
  leaveShare,
  NOTHING,
  type Share,
  type Taken,
  takeBack,
  takeShare,
  type Whole,
  type Worth,
  wholeShare,
} from './take-share.ts';

/** What a paper is made of. */
export interface PaperFacts {
  readonly request: RequestForQuote;
  readonly order: OrderDocument;
  /** The revision that was accepted. */
  readonly quote: QuoteDocument;
  readonly provider: Provider;
  readonly business: Business;
  readonly language: Language;
  /** 'YYYY-MM-DD' at the shop. */
  readonly issuedOn: string;
}

/** An order as its papers take from it; what is charged once stands in the quote that was accepted. */
export function wholeOf(order: OrderDocument, { charges, discountPercent, tax }: QuoteDocument): Whole {
  return { lines: order.lines, currency: order.currency, charges, discountPercent, tax };
}

/** What a paper has of its order. */
export function shareOf({ lines, charges }: Pick<Paper, 'lines' | 'charges'>): Share {
  return { lines: lines.map(({ line, quantity }) => ({ line, quantity })), charges: charges.length > 0 };
}

const SIGNS: Readonly<Record<Paper['kind'], number>> = { invoice: 1, 'credit-note': -1, confirmation: 0, 'delivery-note': 0 };

/** What invoices say together, without what credit notes took back. */
function addInvoices(papers: readonly Paper[], of: (paper: Paper) => number): number {
  return papers.reduce((sum, paper) => sum + SIGNS[paper.kind] * of(paper), 0);
}

function addLines(papers: readonly Paper[], of: (line: PaperLine) => number): ReadonlyMap<number, number> {
  const numbers = new Set(papers.flatMap(({ lines }) => lines.map(({ line }) => line)));
  const ofLine = (number: number) => (paper: Paper) => paper.lines.reduce((sum, line) => sum + (line.line === number ? of(line) : 0), 0);
  return new Map([...numbers].map((number) => [number, addInvoices(papers, ofLine(number))]));
}

/** What invoices have of an order, without what credit notes took back. */
export function invoicedOf(papers: readonly Paper[]): Share {
  const lines = [...addLines(papers, ({ quantity }) => quantity)].map(([line, quantity]) => ({ line, quantity }));
  return {
    lines: lines.filter(({ quantity }) => quantity > 0).sort((one, other) => one.line - other.line),
    charges: addInvoices(papers, ({ charges }) => (charges.length > 0 ? 1 : 0)) > 0,
  };
}

function toldBy(papers: readonly Paper[]): Worth {
  return {
    lines: addLines(papers, (line) => line.totalMicros),
    sums: {
      linesMicros: addInvoices(papers, ({ sums }) => sums.linesMicros),
      discountMicros: addInvoices(papers, ({ sums }) => sums.discountMicros),
      netMicros: addInvoices(papers, ({ sums }) => sums.netMicros),
      taxMicros: addInvoices(papers, ({ sums }) => sums.taxMicros),
    },
  };
}

/** What a further invoice of a share comes to: the last one makes up for what earlier ones were rounded by, also where credit notes took some back. */
export function takeNext(whole: Whole, papers: readonly Paper[], share: Share): Taken {
  return takeShare(whole, invoicedOf(papers), share, toldBy(papers));
}

/** What of an invoice no credit note has taken back. */
export function leftOfInvoice(invoice: Invoice, papers: readonly Paper[]): Share {
  const notes = papers.filter((paper) => paper.kind === 'credit-note' && paper.invoice.number === invoice.number);
  return leaveShare(
    shareOf(invoice),
    notes.reduce((all, one) => joinShares(all, shareOf(one)), NOTHING),
  );
}

/** What of an order no invoice has. */
export function openShare(whole: Whole, papers: readonly Paper[]): Share {
  return leaveShare(wholeShare(whole), invoicedOf(papers));
}

export function composeConfirmation(facts: PaperFacts, leavesOn: string): Confirmation {
  const { order, quote } = facts;
  const whole = wholeOf(order, quote);
  return {
    kind: 'confirmation',
    number: order.number,
    ...composeBase(facts, takeShare(whole, NOTHING, wholeShare(whole))),
    // As accepted: the order's own figures.
    sums: order.sums,
    acceptedBy: order.acceptedBy,
    leavesOn,
    terms: quote.terms,
  };
}

/** `before` are the parcels that left earlier. */
export function composeDeliveryNote(
  facts: PaperFacts,
  sent: Extract<RequestAct, { readonly type: 'parcel-sent' }>,
  { number, before }: { readonly number: number; readonly before: readonly (readonly AcceptedLine[])[] },
): DeliveryNote {
  const earlier = before.reduce((all, lines) => joinShares(all, { lines, charges: false }), NOTHING);
  const { carrier, tracking, lines } = sent;
  return {
    kind: 'delivery-note',
    number,
    ...composeBase(facts, takeShare(wholeOf(facts.order, facts.quote), earlier, { lines, charges: false })),
    parcel: before.length + 1,
    carrier,
    tracking,
    contents: weighContents(facts, lines),
  };
}

function weighContents({ request }: PaperFacts, lines: readonly AcceptedLine[]): Contents {
  const weighed = lines.map(({ line, quantity }) => ({ quantity, line: request.lines[line - 1] ?? { receipt: null } }));
  const grams = weighLines(weighed);
  return { pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0), grams: grams === null ? null : Math.round(grams) };
}

export function composeInvoice(
  facts: PaperFacts,
  share: Share,
  { number, suppliedOn, papers }: { readonly number: number; readonly suppliedOn: string; readonly papers: readonly Paper[] },
): Invoice {
  return {
    kind: 'invoice',
    number,
    ...composeBase(facts, takeNext(wholeOf(facts.order, facts.quote), papers, share)),
    suppliedOn,
    dueOn: addDays(facts.issuedOn, facts.business.paymentDays),
    before: invoicedOf(papers),
  };
}

/** What is taken back comes off the invoice's end, so that credit notes of all of it come to the invoice exactly. `papers`: in the order of their issue. */
export function composeCreditNote(
  facts: PaperFacts,
  invoice: Invoice,
  share: Share,
  { number, reason, papers }: { readonly number: number; readonly reason: string; readonly papers: readonly Paper[] },
): CreditNote {
  const stays = leaveShare(leftOfInvoice(invoice, papers), share);
  const told = toldBy(papers.slice(0, papers.indexOf(invoice)));
  return {
    kind: 'credit-note',
    number,
    ...composeBase(facts, takeBack(wholeOf(facts.order, facts.quote), invoice.before, told, stays, share)),
    // Whom and where an invoice was for does not change under it.
    ...{ billTo: invoice.billTo, deliverTo: invoice.deliverTo, vatId: invoice.vatId, customer: invoice.customer },
    invoice: { number: invoice.number, issuedOn: invoice.issuedOn, suppliedOn: invoice.suppliedOn },
    reason,
  };
}

function composeBase({ request, order, quote, provider, ...facts }: PaperFacts, taken: Taken) {
  return {
    ...facts,
    requestId: request.id,
    orderNumber: order.number,
    currency: order.currency,
    ...composeParties(provider, request),
    deliverTo: order.deliverTo,
    billTo: order.invoice?.billTo ?? null,
    vatId: order.invoice?.vatId ?? '',
    purchaseOrder: order.purchaseOrder,
    discountPercent: quote.discountPercent,
    tax: quote.tax,
    ...taken,
  };
}
