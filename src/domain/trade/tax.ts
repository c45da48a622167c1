import type { Language } from '../language/language.ts';
import { LANGUAGE } from '../language/spoken.ts';
import { isInEu } from './countries.ts';
import type { Buyer, BuyerKind } from './purchase.ts';
import { TRADE_TEXTS } from './trade-words.ts';
import { isVatId, vatCountryOf } from './vat-id.ts';

/** Why a tax is what it is; invoices say it in codes of UNCL5305 (S, AA, E, K, AE, G, O). */
export const TAX_CATEGORIES = ['standard', 'reduced', 'exempt', 'intra-community', 'reverse-charge', 'export', 'outside-scope'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];
/** Of which a shop says in words why no tax is charged. */
type FreeCategory = 'exempt' | 'intra-community' | 'reverse-charge' | 'export';

/** By what rules a shop taxes what it sells. Percents have at most four decimals. */
export interface TaxRules {
  /** ISO 3166 code of where the shop is taxed. */
  readonly homeCountry: string;
  /** In the US the shop's state: what is picked up is taxed there; empty elsewhere. */
  readonly homeState: string;
  /** False: a small business that charges no tax. */
  readonly isRegistered: boolean;
  /** As it stands on papers, for instance 'VAT' or 'MwSt.'. */
  readonly name: string;
  /** Of the home country; in the US nothing goes by it. */
  readonly percent: number;
  /** For what the shop picks it for by hand; null: there is none. */
  readonly reducedPercent: number | null;
  /** Whether a business elsewhere in the EU owes the tax itself, on what is sent to it. */
  readonly reversesCharge: boolean;
  /** In the US, by the state's code; none where a state is left out. */
  readonly states: Readonly<Record<string, number>>;
  /** The shop's own words why no tax is charged; the usual ones where empty. */
  readonly notes: Readonly<Record<'unregistered' | FreeCategory, string>>;
  /** What a customer is taken for until they say it: prices are shown to businesses without tax, to others with it. */
  readonly usualBuyer: BuyerKind;
}

/** Which tax is charged, and what is to be said of it; the note may be empty. */
export interface TaxDecision {
  readonly name: string;
  readonly percent: number;
  readonly category: TaxCategory;
  readonly note: string;
}

/** Who is taxed. */
export interface TaxedBuyer extends Buyer {
  /** What is picked up never leaves the shop's country. */
  readonly isPickedUp: boolean;
  /** Agreed with the client. */
  readonly isExempt: boolean;
}

/**
 * Which tax a sale is charged with, by where it is delivered to and who buys. Within the EU: home rate at home and for private persons
 * elsewhere (Art. 33, 59c Directive 2006/112/EC: a shop below the threshold of distance sales), none for a business of another country
 * with a VAT id, which owes it on its acquisition (Art. 138: parts that are made and sent are goods, also where they are made to order);
 * none outside. Work on what the customer sent is a service (Art. 196): that is no rule's to see, and chosen by hand. In the US: the rate
 * of the state, as the shop entered it. Elsewhere: the home rate at home, none abroad.
 */
export function decideTax(rules: TaxRules, buyer: TaxedBuyer, language: Language = LANGUAGE): TaxDecision {
  const { homeCountry, name, percent } = rules;
  const usual = TRADE_TEXTS[language].notes;
  const free = (category: TaxCategory, own: string, note: string): TaxDecision => ({
    name,
    percent: 0,
    category,
    note: own.trim() === '' ? note : own.trim(),
  });
  if (!rules.isRegistered) return free('exempt', rules.notes.unregistered, usual.unregistered);
  if (buyer.isExempt) return free('exempt', rules.notes.exempt, usual.exempt);
  const country = buyer.isPickedUp || buyer.country === '' ? homeCountry : buyer.country;
  if (country === homeCountry) {
    if (country !== 'US') return { name, percent, category: 'standard', note: '' };
    const state = buyer.isPickedUp || buyer.country === '' ? rules.homeState : buyer.state;
    const ofState = rules.states[state] ?? 0;
    return ofState === 0 ? free('outside-scope', '', '') : { name, percent: ofState, category: 'standard', note: '' };
  }
  if (!isInEu(homeCountry) || !isInEu(country)) {
    return free('export', rules.notes.export, isInEu(homeCountry) ? usual.export : usual.exportElsewhere);
  }
  if (rules.reversesCharge && owesTaxAbroad(buyer, homeCountry)) {
    return free('intra-community', rules.notes['intra-community'], usual['intra-community']);
  }
  return { name, percent, category: 'standard', note: '' };
}

const DEPENDS_ON_PLACE: readonly TaxCategory[] = ['intra-community', 'reverse-charge', 'export', 'outside-scope'];

/** Whether a quote without tax may be ordered by this buyer: what was to leave the country, or owed abroad, is taxed where it stays. */
export function fitsBuyer(category: TaxCategory | undefined, rules: TaxRules, buyer: TaxedBuyer): boolean {
  return category === undefined || !DEPENDS_ON_PLACE.includes(category) || decideTax(rules, buyer).percent === 0;
}

/** All that a shop may tax a sale with, the one that it is by its rules first. */
export function listTaxes(rules: TaxRules, buyer: TaxedBuyer, language: Language = LANGUAGE): readonly TaxDecision[] {
  const { name, percent, reducedPercent, homeCountry } = rules;
  const usual = TRADE_TEXTS[language].notes;
  const none = (category: FreeCategory, note: string): TaxDecision => ({
    ...{ name, percent: 0, category },
    note: rules.notes[category].trim() || note,
  });
  const isEuropean = isInEu(homeCountry);
  const all: readonly TaxDecision[] = [
    decideTax(rules, buyer, language),
    ...(rules.isRegistered && homeCountry !== 'US' ? [{ name, percent, category: 'standard' as const, note: '' }] : []),
    ...(rules.isRegistered && reducedPercent !== null ? [{ name, percent: reducedPercent, category: 'reduced' as const, note: '' }] : []),
    none('exempt', usual.exempt),
    ...(isEuropean ? (['intra-community', 'reverse-charge'] as const).map((category) => none(category, usual[category])) : []),
    none('export', isEuropean ? usual.export : usual.exportElsewhere),
  ];
  return all.filter((tax, at) => all.findIndex((other) => other.category === tax.category && other.percent === tax.percent) === at);
}

/** A business with a VAT id of another country of the EU, which need not be the one that it is delivered to. */
function owesTaxAbroad({ kind, vatId }: Buyer, homeCountry: string): boolean {
  const country = vatCountryOf(vatId);
  return kind === 'business' && isVatId(vatId) && country !== null && isInEu(country) && country !== homeCountry;
}
