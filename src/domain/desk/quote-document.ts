import { type CutOff, cutOffOf } from '../calendar/cut-off.ts';
import type { Language } from '../language/language.ts';
import { type Micros, totalMicros } from '../money/money.ts';
import type { Extents } from '../part/part.ts';
import type { Unit } from '../part/units.ts';
import type { RequestForQuote, RfqLine } from '../request/rfq.ts';
import type { PostalAddress, Provider } from '../shop/provider.ts';
import type { Delivery } from '../trade/delivery-address.ts';
import type { InvoiceDetails } from './invoice-details.ts';
import { addUp, type Charge, findOffered, type Offer, type OfferLine, type OfferTax, type Sums } from './offer.ts';

/** One line of a quote: what is made, and what it costs. */
export interface QuoteLine extends OfferLine {
  readonly partId: string;
  readonly filename: string;
  readonly material: string;
  readonly color: string;
  /** '#rrggbb', to show the part in; quotes of old don't say it. */
  readonly colorRgb?: string | undefined;
  readonly finish: string;
  readonly unit: Unit;
  readonly dimensions: Extents;
  readonly totalMicros: Micros;
}

/**
 * One revision of a quote as it was sent, for ever. Page, PDF, mail and CSV are renderings of it; none of them adds anything up.
 * What is to be shown is all in it, so that it reads the same when the shop, its catalogue or its rates have changed.
 */
export interface QuoteDocument {
  /** Per provider, from 1, without gaps; `DRAFT` until it is sent. */
  readonly number: number;
  /** Of that number, from 1. */
  readonly revision: number;
  readonly requestId: string;
  /** Null, or left out, in quotes of old. */
  readonly requestNumber?: number | null | undefined;
  readonly currency: string;
  /** 'YYYY-MM-DD' at the shop. */
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly shop: {
    readonly name: string;
    readonly website: string;
    readonly email: string;
    readonly logoUrl: string;
    readonly address: PostalAddress;
  };
  readonly customer: { readonly name: string; readonly organization: string; readonly email: string };
  readonly lines: readonly QuoteLine[];
  readonly charges: readonly Charge[];
  readonly discountPercent: number;
  readonly tax: OfferTax | null;
  readonly sums: Sums;
  readonly terms: string;
  readonly message: string;
  /** What its lead times count from; quotes of old don't say it. */
  readonly cutOff?: CutOff | undefined;
  /** What it is written in; quotes of old don't say it, and are in English. */
  readonly language?: Language | undefined;
}

/** The number of what was not sent. */
export const DRAFT = 0;

/** How a quote is called: 'Q-00042', and 'Q-00042-2' for its second revision. */
export function nameQuote({ number, revision }: Pick<QuoteDocument, 'number' | 'revision'>): string {
  const name = `Q-${String(number).padStart(5, '0')}`;
  return revision === 1 ? name : `${name}-${revision}`;
}

/** How an order is called: 'O-00042'. */
export function nameOrder(number: number): string {
  return `O-${String(number).padStart(5, '0')}`;
}

/** What a quote is made of beside the offer. */
export interface QuoteFacts {
  readonly request: RequestForQuote;
  readonly provider: Provider;
  readonly number: number;
  readonly revision: number;
  readonly currency: string;
  /** 'YYYY-MM-DD' at the shop. */
  readonly issuedOn: string;
  /** What its customer reads. */
  readonly language: Language;
}

/** Whose document it is, and for whom: as they are now, for ever. */
export function composeParties(
  { name, website, contactEmail, logoUrl, address }: Provider,
  { contact }: Pick<RequestForQuote, 'contact'>,
): Pick<QuoteDocument, 'shop' | 'customer'> {
  return {
    shop: { name, website, email: contactEmail, logoUrl, address },
    customer: { name: contact.name, organization: contact.organization, email: contact.email },
  };
}

/** Makes a document of an offer that `checkOffer` found sound. */
export function composeQuote(offer: Offer, { request, provider, ...facts }: QuoteFacts): QuoteDocument {
  return {
    ...facts,
    requestId: request.id,
    requestNumber: request.number,
    validUntil: offer.validUntil,
    ...composeParties(provider, request),
    lines: offer.lines.flatMap((line) => {
      const asked = request.lines[line.line - 1];
      return asked === undefined ? [] : [composeLine(line, asked, facts.currency)];
    }),
    charges: offer.charges,
    discountPercent: offer.discountPercent,
    tax: offer.tax,
    sums: addUp(offer.lines, offer, facts.currency),
    terms: offer.terms,
    message: offer.message,
    cutOff: cutOffOf(provider.rateCard.calendar),
  };
}

function composeLine(line: OfferLine, asked: RfqLine, currency: string): QuoteLine {
  const { partId, filename, material, color, colorRgb, finish, unit, dimensions } = asked;
  const total = totalMicros(line.unitPriceMicros, line.quantity, currency);
  return { ...line, partId, filename, material, color, colorRgb, finish, unit, dimensions, totalMicros: total };
}

/** What is wanted of one line of a quote. */
export interface AcceptedLine {
  readonly line: number;
  readonly quantity: number;
}

/** What was ordered: a quote's lines in the quantities that were accepted, and what they come to. */
export interface OrderDocument {
  /** Per provider, from 1, without gaps. */
  readonly number: number;
  readonly quote: { readonly number: number; readonly revision: number };
  readonly requestId: string;
  readonly currency: string;
  /** 'YYYY-MM-DD' at the shop. */
  readonly orderedOn: string;
  /** Who accepted, and under which number of theirs; the number may be empty. */
  readonly acceptedBy: string;
  readonly purchaseOrder: string;
  /** Null in orders of old. */
  readonly deliverTo: Delivery | null;
  /** Null in orders of old. */
  readonly invoice: InvoiceDetails | null;
  readonly lines: readonly QuoteLine[];
  readonly sums: Sums;
}

/** A quantity that was not offered, and what the shop's rules say that it costs and takes. */
export interface PricedQuantity extends AcceptedLine, Pick<OfferLine, 'unitPriceMicros' | 'leadTimeDays'> {}

/**
 * A quote's lines as somebody takes them; null where a line is not in the quote, is named twice, or is wanted in a quantity that was
 * neither offered nor is among `more`. Charges are due in full whatever is taken.
 */
export function takeLines(
  quote: QuoteDocument,
  accepted: readonly AcceptedLine[],
  more: readonly PricedQuantity[] = [],
): { readonly lines: readonly QuoteLine[]; readonly sums: Sums } | null {
  const wanted = new Map(accepted.map(({ line, quantity }) => [line, quantity]));
  if (wanted.size === 0 || wanted.size !== accepted.length) return null;
  const lines = quote.lines.flatMap((line) => {
    const quantity = wanted.get(line.line);
    if (quantity === undefined) return [];
    const terms = findOffered(line, quantity) ?? more.find((of) => of.line === line.line && of.quantity === quantity);
    if (terms === undefined) return [];
    const { unitPriceMicros, leadTimeDays } = terms;
    return [{ ...line, quantity, unitPriceMicros, leadTimeDays, totalMicros: totalMicros(unitPriceMicros, quantity, quote.currency) }];
  });
  return lines.length === wanted.size ? { lines, sums: addUp(lines, quote, quote.currency) } : null;
}
