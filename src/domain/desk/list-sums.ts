import type { Language } from '../language/language.ts';
import { LANGUAGE } from '../language/spoken.ts';
import type { Micros } from '../money/money.ts';
import { DESK_TEXTS } from './desk-words.ts';
import type { Offer, Sums } from './offer.ts';

/** One row of what a quote or an order comes to. */
export interface SumRow {
  readonly label: string;
  /** Below zero where something is taken off. */
  readonly amountMicros: Micros;
  readonly isTotal: boolean;
}

/**
 * What a quote or an order comes to, from the lines to the total, as page, PDF and mail show it: rows without effect are left out, and
 * nothing is added up. Before the last row the amounts of lines, discount and charges come to the net, and with the tax to the total.
 */
export function listSums(
  sums: Sums,
  { charges, discountPercent, tax }: Pick<Offer, 'charges' | 'discountPercent' | 'tax'>,
  language: Language = LANGUAGE,
): readonly SumRow[] {
  const texts = DESK_TEXTS[language];
  const row = (label: string, amountMicros: Micros, isTotal = false): SumRow => ({ label, amountMicros, isTotal });
  const steps = [
    ...(discountPercent === 0 ? [] : [row(texts.discount(discountPercent), -sums.discountMicros)]),
    ...charges.map(({ label, amountMicros }) => row(label, amountMicros)),
    ...(tax === null ? [] : [row(texts.net, sums.netMicros), row(texts.tax(tax.name, tax.percent), sums.taxMicros)]),
  ];
  const total = row(tax === null ? texts.totalWithoutTax : texts.total, sums.totalMicros, true);
  return steps.length === 0 ? [total] : [row(texts.parts, sums.linesMicros), ...steps, total];
}
