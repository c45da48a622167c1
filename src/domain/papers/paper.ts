import type { Charge, OfferTax, Sums } from '../desk/offer.ts';
import type { QuoteDocument, QuoteLine } from '../desk/quote-document.ts';
import type { RequestAct } from '../desk/request-event.ts';
import type { Language } from '../language/language.ts';
import type { Business } from '../shop/business.ts';
import type { Delivery, DeliveryAddress } from '../trade/delivery-address.ts';
import type { Share } from './take-share.ts';

export const PAPER_KINDS = ['confirmation', 'delivery-note', 'invoice', 'credit-note'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** How papers are called: 'INV-00042'. A confirmation has the number of its order. */
const PREFIXES: Readonly<Record<PaperKind, string>> = { confirmation: 'O', 'delivery-note': 'DN', invoice: 'INV', 'credit-note': 'CN' };

/** One line of a paper; a price may be below the order's rounding by what earlier papers of it took. */
export type PaperLine = Omit<QuoteLine, 'breaks'>;

/** What every paper says. It never changes: it reads the same when shop, order and catalogue have. */
interface PaperBase {
  /** Per provider and kind, from 1, without gaps. */
  readonly number: number;
  readonly requestId: string;
  readonly orderNumber: number;
  readonly currency: string;
  /** 'YYYY-MM-DD' at the shop. */
  readonly issuedOn: string;
  readonly language: Language;
  readonly shop: QuoteDocument['shop'];
  readonly business: Business;
  readonly customer: QuoteDocument['customer'];
  /** Null in orders of old. */
  readonly deliverTo: Delivery | null;
  /** Where an invoice goes; null where that is the delivery address, or nobody said. */
  readonly billTo: DeliveryAddress | null;
  /** Of the customer; may be empty. */
  readonly vatId: string;
  /** The customer's own number of the order; may be empty. */
  readonly purchaseOrder: string;
  readonly lines: readonly PaperLine[];
  readonly charges: readonly Charge[];
  readonly discountPercent: number;
  readonly tax: OfferTax | null;
  readonly sums: Sums;
}

/** What was agreed on, made with the order. */
export interface Confirmation extends PaperBase {
  readonly kind: 'confirmation';
  readonly acceptedBy: string;
  /** The day on which it is to leave. */
  readonly leavesOn: string;
  readonly terms: string;
}

/** How much lies in a parcel, without packaging. */
export interface Contents {
  readonly pieces: number;
  /** By the estimates that its prices were made of; null where one is not known. */
  readonly grams: number | null;
}

/** What lies in a parcel. */
export interface DeliveryNote extends PaperBase {
  readonly kind: 'delivery-note';
  /** Of the order's parcels, from 1. */
  readonly parcel: number;
  readonly carrier: string;
  readonly tracking: string;
  /** Left out in papers of old. */
  readonly contents?: Contents | undefined;
}

export interface Invoice extends PaperBase {
  readonly kind: 'invoice';
  /** The day of supply. */
  readonly suppliedOn: string;
  readonly dueOn: string;
  /** What earlier invoices had of the order. */
  readonly before: Share;
}

/** Takes back an invoice, or some of it; its amounts are what is taken back, above zero. */
export interface CreditNote extends PaperBase {
  readonly kind: 'credit-note';
  /** Without the day of supply in papers of old. */
  readonly invoice: { readonly number: number; readonly issuedOn: string; readonly suppliedOn?: string | undefined };
  readonly reason: string;
}

/** A paper as it was issued, for ever. Page, PDF, e-invoice and CSV are renderings of it; none of them adds anything up. */
export type Paper = Confirmation | DeliveryNote | Invoice | CreditNote;

export function namePaper({ kind, number }: { readonly kind: PaperKind; readonly number: number }): string {
  return `${PREFIXES[kind]}-${String(number).padStart(5, '0')}`;
}

/** What such a name says; null where it is none. */
export function readPaperName(name: string): { readonly kind: PaperKind; readonly number: number } | null {
  const [, prefix, digits] = /^([A-Z]{1,3})-(\d{5,9})$/.exec(name) ?? [];
  const kind = PAPER_KINDS.find((each) => PREFIXES[each] === prefix);
  const paper = kind === undefined ? null : { kind, number: Number(digits) };
  return paper !== null && namePaper(paper) === name ? paper : null;
}

/** The paper for the customer that an act issued; undefined where it issued none. */
export function findIssued(papers: readonly Paper[], act: RequestAct): Paper | undefined {
  switch (act.type) {
    case 'accepted':
      return papers.find(({ kind, number }) => kind === 'confirmation' && number === act.order);
    case 'invoiced':
      return papers.find(({ kind, number }) => kind === 'invoice' && number === act.number);
    case 'credited':
      return papers.find(({ kind, number }) => kind === 'credit-note' && number === act.number);
    default:
      return undefined;
  }
}

/** What a customer reads beside what lies in the parcels. */
export function isPaperForCustomer({ kind }: Pick<Paper, 'kind'>): boolean {
  return kind !== 'delivery-note';
}

/** Who pays: at the billing address, else where the order goes; null where an order of old says neither, or it is picked up. */
export function findPayer({ billTo, deliverTo }: Pick<Paper, 'billTo' | 'deliverTo'>): DeliveryAddress | null {
  return billTo ?? (deliverTo === 'pick-up' ? null : deliverTo);
}

/** How the shop is called on papers. */
export function nameShop({ business, shop }: Pick<Paper, 'business' | 'shop'>): string {
  return business.legalName === '' ? shop.name : business.legalName;
}
