import { findBusinessFaults } from '#domain/papers/check-business.ts';
import type { Business } from '#domain/shop/business.ts';
import { texts } from './texts.ts';

export type BusinessField = keyof typeof texts.fields;
/** Legal data as they are typed. */
export type BusinessDraft = Readonly<Record<BusinessField, string>>;

/** Characters that each field may have. */
export const LONGEST: Readonly<Record<BusinessField, number>> = {
  ...{ legalName: 200, registration: 200, directors: 200, vatId: 24, taxNumber: 40, holder: 200, bankName: 200, iban: 42, bic: 11 },
  ...{ paymentDays: 3, paymentLink: 500, footer: 1000 },
};
const MOST_DAYS = 365;

export function beginBusinessDraft({ bank, paymentDays, ...rest }: Business): BusinessDraft {
  const { holder, name, iban, bic } = bank;
  return { ...rest, holder, bankName: name, iban, bic, paymentDays: String(paymentDays) };
}

/** What was typed as legal data, and what is wrong with its fields. */
export function readBusinessDraft(typed: BusinessDraft): {
  readonly settings: Business;
  readonly problems: ReadonlyMap<BusinessField, string>;
} {
  const { holder, bankName, iban, bic, paymentDays, ...rest } = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.trim()]),
  ) as BusinessDraft;
  const days = /^\d{1,3}$/.test(paymentDays) ? Number(paymentDays) : Number.NaN;
  const settings = { ...rest, bank: { holder, name: bankName, iban, bic }, paymentDays: days };
  const faults = new Set(findBusinessFaults(settings));
  const found: readonly (readonly [BusinessField, boolean, string])[] = [
    ['vatId', faults.has('vatId'), texts.faults.vatId],
    ['iban', faults.has('iban'), texts.faults.iban],
    ['bic', faults.has('bic'), texts.faults.bic],
    ['paymentDays', !(days >= 0 && days <= MOST_DAYS), texts.faults.paymentDays(MOST_DAYS)],
    ['paymentLink', faults.has('paymentLink'), texts.faults.paymentLink],
    ['footer', typed.footer.length > LONGEST.footer, texts.faults.footer(LONGEST.footer)],
  ];
  return { settings, problems: new Map(found.flatMap(([name, isWrong, words]) => (isWrong ? [[name, words]] : []))) };
}
