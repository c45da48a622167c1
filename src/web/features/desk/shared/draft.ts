import * as z from 'zod/mini';
import type { DeskLine, WireDeskRequest } from '#contract/desk/request.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import type { Charge, OfferTax } from '#domain/desk/offer.ts';
import type { QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { amountFromMicros, decimalsOf } from '#domain/money/money.ts';
import { TAX_CATEGORIES } from '#domain/trade/tax.ts';
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
const chargeSchema = z.object({ label: z.string(), amount: z.string(), kind: z.optional(z.literal('shipping')) });
const draftSchema = z.object({
  /** The request's version that whoever types has seen. */
  version: z.int(),
  lines: z.readonly(z.array(lineSchema)),
  charges: z.readonly(z.array(chargeSchema)),
  discount: z.string(),
  /** Null: prices are without tax. */
  tax: z.nullable(
    z.object({
      name: z.string(),
      percent: z.string(),
      category: z.optional(z.enum(TAX_CATEGORIES)),
      note: z.optional(z.string()),
    }),
  ),
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
  const { currency, asked, life, choices, clientTerms } = request;
  const charges = last === undefined ? beginCharges(request) : last.charges.map((charge) => beginCharge(charge, currency));
  const discount = last === undefined ? clientTerms.discountPercent : last.discountPercent;
  const usualTax = choices.taxes[0] ?? (clientTerms.taxExempt ? null : (asked?.tax ?? null));
  return {
    version: life.version,
    lines: request.lines.map((line) => beginLine(line, last, currency)),
    charges,
    discount: discount === 0 ? '' : writeFigure(discount),
    tax: beginTax(last === undefined ? usualTax : last.tax),
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

/** What is charged once by the instant prices, and the customer's way of shipping; its price is left to the shop where nobody knows it. */
function beginCharges({ asked, currency }: WireDeskRequest): readonly DraftCharge[] {
  const { extras = [], shipping } = asked ?? {};
  const once = extras.map((charge) => beginCharge(charge, currency));
  if (shipping == null || shipping.isPickUp) return once;
  const { label, priceMicros } = shipping;
  return [...once, { label, amount: priceMicros === null ? '' : writeMoney(priceMicros, currency), kind: 'shipping' }];
}

function beginCharge({ label, amountMicros, kind }: Charge, currency: string): DraftCharge {
  return { label, amount: writeMoney(amountMicros, currency), ...(kind !== undefined && { kind }) };
}

/** A tax as it is typed. */
export function beginTax(tax: OfferTax | null): QuoteDraft['tax'] {
  if (tax === null) return null;
  const { name, percent, category, note } = tax;
  return { name, percent: writeFigure(percent), ...(category !== undefined && { category }), ...(note !== undefined && { note }) };
}

/** An amount as a field takes it: plain, with its currency's decimals, and as many more as it has. */
export function writeMoney(micros: number, currency: string): string {
  const exact = amountFromMicros(micros)
    .toFixed(6)
    .replace(/\.?0+$/, '');
  const least = amountFromMicros(micros).toFixed(decimalsOf(currency));
  return (exact.length > least.length ? exact : least).replace('.', DECIMAL_MARK);
}
