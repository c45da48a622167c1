import { addDays } from '../calendar/calendar-day.ts';
import { type AcceptedLine, composeParties, type OrderDocument, type QuoteDocument } from '../desk/quote-document.ts';
import type { RequestAct } from '../desk/request-event.ts';
import type { Language } from '../language/language.ts';
import { weighLines } from '../pricing/order-terms.ts';
import type { RequestForQuote } from '../request/rfq.ts';
import type { Business } from '../shop/business.ts';
import type { Provider } from '../shop/provider.ts';
import type { Confirmation, Contents, CreditNote, DeliveryNote, Invoice, Paper } from './paper.ts';
import { joinShares, leaveShare, NOTHING, type Share, takeShare, type Whole, wholeShare } from './take-share.ts';

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

/** What invoices have of an order, without what credit notes took back. */
export function invoicedOf(papers: readonly Paper[]): Share {
  const sum = (kind: Paper['kind']) =>
    papers.filter((paper) => paper.kind === kind).reduce((all, one) => joinShares(all, shareOf(one)), NOTHING);
  return leaveShare(sum('invoice'), sum('credit-note'));
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
  return {
    kind: 'confirmation',
    number: order.number,
    ...composeBase(facts, NOTHING, wholeShare(wholeOf(order, quote))),
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
    ...composeBase(facts, earlier, { lines, charges: false }),
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
  const before = invoicedOf(papers);
  return {
    kind: 'invoice',
    number,
    ...composeBase(facts, before, share),
    suppliedOn,
    dueOn: addDays(facts.issuedOn, facts.business.paymentDays),
    before,
  };
}

/** What is taken back comes off the invoice's end, so that credit notes of all of it come to the invoice exactly. */
export function composeCreditNote(
  facts: PaperFacts,
  invoice: Invoice,
  share: Share,
  { number, reason, papers }: { readonly number: number; readonly reason: string; readonly papers: readonly Paper[] },
): CreditNote {
  const stays = leaveShare(leftOfInvoice(invoice, papers), share);
  return {
    kind: 'credit-note',
    number,
    ...composeBase(facts, joinShares(invoice.before, stays), share),
    // Whom and where an invoice was for does not change under it.
    ...{ billTo: invoice.billTo, deliverTo: invoice.deliverTo, vatId: invoice.vatId, customer: invoice.customer },
    invoice: { number: invoice.number, issuedOn: invoice.issuedOn, suppliedOn: invoice.suppliedOn },
    reason,
  };
}

function composeBase({ request, order, quote, provider, ...facts }: PaperFacts, before: Share, taken: Share) {
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
    ...takeShare(wholeOf(order, quote), before, taken),
  };
}
