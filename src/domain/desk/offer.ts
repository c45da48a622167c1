import { type Micros, takePercent, totalMicros } from '../money/money.ts';
import type { TaxCategory } from '../trade/tax.ts';

/** Another quantity of a line that can be ordered as well, and what it costs. */
export interface PriceBreak {
  readonly quantity: number;
  readonly unitPriceMicros: Micros;
  /** Working days; the line's own where left out. */
  readonly leadTimeDays?: number | undefined;
}

/** What a shop offers for one line of a request. */
export interface OfferLine {
  /** The line's number in the request, from 1. */
  readonly line: number;
  readonly quantity: number;
  readonly unitPriceMicros: Micros;
  /** Each for more pieces than `quantity`, ascending. */
  readonly breaks: readonly PriceBreak[];
  /** Working days. */
  readonly leadTimeDays: number;
  /** For the customer; may be empty. */
  readonly note: string;
}

/** Something charged once: shipping, tooling, a certificate, a set-up. */
export interface Charge {
  readonly label: string;
  /** Whole smallest units of the currency. */
  readonly amountMicros: Micros;
  /** Left out: anything else. */
  readonly kind?: 'shipping' | undefined;
}

export interface OfferTax {
  readonly name: string;
  readonly percent: number;
  /** Why it is what it is; offers of old, and of shops without rules for their tax, don't say it. */
  readonly category?: TaxCategory | undefined;
  /** What the law wants said of it; may be empty. */
  readonly note?: string | undefined;
}

/** What a shop offers for a request; lines left out are not offered. */
export interface Offer {
  readonly lines: readonly OfferLine[];
  readonly charges: readonly Charge[];
  /** Of the lines, not of the charges: 0 to 100 with at most two decimals. */
  readonly discountPercent: number;
  /** Null: prices are without tax. */
  readonly tax: OfferTax | null;
  /** The last day on which it can be accepted, 'YYYY-MM-DD' at the shop. */
  readonly validUntil: string;
  readonly terms: string;
  /** What the shop writes to the customer with it. */
  readonly message: string;
}

/** What an offer, or an order, comes to: whole smallest units of its currency. */
export interface Sums {
  readonly linesMicros: Micros;
  /** What is taken off the lines: 0 or more. */
  readonly discountMicros: Micros;
  readonly chargesMicros: Micros;
  /** Lines less discount, and charges. */
  readonly netMicros: Micros;
  readonly taxMicros: Micros;
  readonly totalMicros: Micros;
}

/** Characters that a label, a note, terms and a message may have. */
export const LONGEST_LABEL = 100;
export const LONGEST_TAX_NOTE = 300;
export const LONGEST_LINE_NOTE = 1000;
export const LONGEST_TERMS = 10_000;
/** Nothing on an offer comes to more: sums stay exact. */
export const MOST_MICROS = 4e15;
/** Charges that an offer may have. */
export const MOST_CHARGES = 20;
/** Breaks that a line may have. */
export const MOST_BREAKS = 10;

/**
 * The one place where quotes and orders are added up. Each line, the discount and the tax are rounded to the currency's smallest unit,
 * halves up; everything else is a sum of those, so that what is printed adds up as it is printed.
 */
export function addUp(
  lines: readonly Pick<OfferLine, 'quantity' | 'unitPriceMicros'>[],
  { charges, discountPercent, tax }: Pick<Offer, 'charges' | 'discountPercent' | 'tax'>,
  currency: string,
): Sums {
  const linesMicros = lines.reduce((sum, line) => sum + totalMicros(line.unitPriceMicros, line.quantity, currency), 0);
  const discountMicros = takePercent(linesMicros, discountPercent, currency);
  const chargesMicros = charges.reduce((sum, { amountMicros }) => sum + amountMicros, 0);
  const netMicros = linesMicros - discountMicros + chargesMicros;
  const taxMicros = tax === null ? 0 : takePercent(netMicros, tax.percent, currency);
  return { linesMicros, discountMicros, chargesMicros, netMicros, taxMicros, totalMicros: netMicros + taxMicros };
}

/** By how much sums grew. */
export function sumsBetween(before: Sums, after: Sums): Sums {
  return {
    linesMicros: after.linesMicros - before.linesMicros,
    discountMicros: after.discountMicros - before.discountMicros,
    chargesMicros: after.chargesMicros - before.chargesMicros,
    netMicros: after.netMicros - before.netMicros,
    taxMicros: after.taxMicros - before.taxMicros,
    totalMicros: after.totalMicros - before.totalMicros,
  };
}

/** What a piece costs, and how many working days it takes, where so many were offered: what was quoted, or one of the steps; null otherwise. */
export function findOffered(
  { quantity: quoted, unitPriceMicros, leadTimeDays, breaks }: Pick<OfferLine, 'quantity' | 'unitPriceMicros' | 'leadTimeDays' | 'breaks'>,
  quantity: number,
): Pick<OfferLine, 'unitPriceMicros' | 'leadTimeDays'> | null {
  if (quantity === quoted) return { unitPriceMicros, leadTimeDays };
  const step = breaks.find((each) => each.quantity === quantity);
  return step === undefined ? null : { unitPriceMicros: step.unitPriceMicros, leadTimeDays: step.leadTimeDays ?? leadTimeDays };
}
