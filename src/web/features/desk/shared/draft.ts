import * as z from 'zod/mini';
import type { DeskLine, WireDeskRequest } from '#contract/desk/request.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import type { Charge, OfferTax } from '#domain/desk/offer.ts';
import type { QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { amountFromMicros, decimalsOf } from '#domain/money/money.ts';
import { createDraftStore } from '../../../stores/draft-store.ts';
import { DECIMAL_MARK, writeFigure } from '../../../ui/forms/parse-figure.ts';

const breakSchema = z.object({
  quantity: z.string(),
  unitPrice: z.string(),
  /** Empty: the line's own. */
  leadTime: z.catch(z.string(), ''),
});
const lineSchema = z.object({
  line: z.int(),
  isOffered: z.boolean(),
  unitPrice: z.string(),
  quantity: z.string(),
  leadTime: z.string(),
  note: z.string(),
  breaks: z.readonly(z.array(breakSchema)),
});
const chargeSchema = z.object({ label: z.string(), amount: z.string() });
const draftSchema = z.object({
  /** The request's version that whoever types has seen. */
  version: z.int(),
  lines: z.readonly(z.array(lineSchema)),
  charges: z.readonly(z.array(chargeSchema)),
  discount: z.string(),
  /** Null: prices are without tax. */
  tax: z.nullable(z.object({ name: z.string(), percent: z.string() })),
  validUntil: z.string(),
  terms: z.string(),
  message: z.string(),
});

/** A quote as it is being typed, figures as they were typed. */
export type QuoteDraft = Readonly<z.infer<typeof draftSchema>>;
/** What is being typed for one line of a request. */
export type DraftLine = Readonly<z.infer<typeof lineSchema>>;
export type DraftBreak = Readonly<z.infer<typeof breakSchema>>;
export type DraftCharge = Readonly<z.infer<typeof chargeSchema>>;

/** Quotes that are being written, by user and request. */
export const useQuoteDraftStore = createDraftStore('quoteDraftStore', draftSchema);

/** What a user's draft of a request's quote is kept under. */
export function nameDraft(userID: string, requestID: string): string {
  return `${userID} ${requestID}`;
}

/** Working days, for a line that was asked for without a lead time. */
const USUAL_LEAD_TIME_DAYS = 10;

/** What a quote begins with: the last revision, where there is one; otherwise the instant prices and the shop's own settings. */
export function beginDraft(request: WireDeskRequest, settings: DeskSettings, today: string): QuoteDraft {
  const last = request.quotes.at(-1);
  const { currency, asked, life, clientTerms } = request;
  const discount = last === undefined ? clientTerms.discountPercent : last.discountPercent;
  const charges = last?.charges ?? asked?.extras ?? [];
  return {
    version: life.version,
    lines: request.lines.map((line) => beginLine(line, last, currency)),
    charges: charges.map((charge) => beginCharge(charge, currency)),
    discount: discount === 0 ? '' : writeFigure(discount),
    tax: beginTax(last === undefined ? (clientTerms.taxExempt ? null : (asked?.tax ?? null)) : last.tax),
    validUntil: addDays(today, settings.validDays),
    terms: last?.terms ?? settings.terms,
    message: '',
  };
}

function beginLine(asked: DeskLine, last: QuoteDocument | undefined, currency: string): DraftLine {
  const quoted = last?.lines.find(({ line }) => line === asked.line);
  if (quoted !== undefined) return copyLine(quoted, currency);
  return {
    line: asked.line,
    isOffered: last === undefined,
    unitPrice: asked.unitPriceMicros === null ? '' : writeMoney(asked.unitPriceMicros, currency),
    quantity: String(asked.quantity),
    leadTime: String(asked.leadTime === null ? USUAL_LEAD_TIME_DAYS : Math.ceil(asked.leadTime.days)),
    note: '',
    breaks: [],
  };
}

function copyLine({ line, unitPriceMicros, quantity, leadTimeDays, note, breaks }: QuoteLine, currency: string): DraftLine {
  return {
    line,
    isOffered: true,
    unitPrice: writeMoney(unitPriceMicros, currency),
    quantity: String(quantity),
    leadTime: String(leadTimeDays),
    note,
    breaks: breaks.map((step) => ({
      quantity: String(step.quantity),
      unitPrice: writeMoney(step.unitPriceMicros, currency),
      leadTime: step.leadTimeDays === undefined ? '' : String(step.leadTimeDays),
    })),
  };
}

function beginCharge({ label, amountMicros }: Charge, currency: string): DraftCharge {
  return { label, amount: writeMoney(amountMicros, currency) };
}

function beginTax(tax: OfferTax | null): QuoteDraft['tax'] {
  return tax === null ? null : { name: tax.name, percent: writeFigure(tax.percent) };
}

/** An amount as a field takes it: plain, with its currency's decimals, and as many more as it has. */
export function writeMoney(micros: number, currency: string): string {
  const exact = amountFromMicros(micros)
    .toFixed(6)
    .replace(/\.?0+$/, '');
  const least = amountFromMicros(micros).toFixed(decimalsOf(currency));
  return (exact.length > least.length ? exact : least).replace('.', DECIMAL_MARK);
}
