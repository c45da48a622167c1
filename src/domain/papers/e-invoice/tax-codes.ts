import type { OfferTax } from '../../desk/offer.ts';
import type { Language } from '../../language/language.ts';
import type { TaxCategory } from '../../trade/tax.ts';
import { EINVOICE_TEXTS } from './words.ts';

/** How an e-invoice says a tax: by its category of UNCL5305, and why nothing is charged. */
export interface TaxCode {
  readonly category: 'S' | 'Z' | 'E' | 'K' | 'AE' | 'G' | 'O';
  /** Null: none may be said (BR-O-05). */
  readonly percent: number | null;
  readonly reason: string;
  /** Of the code list VATEX; empty: there is none. */
  readonly reasonCode: string;
}

const CATEGORIES: Readonly<Record<TaxCategory, TaxCode['category']>> = {
  standard: 'S',
  reduced: 'S',
  exempt: 'E',
  'intra-community': 'K',
  'reverse-charge': 'AE',
  export: 'G',
  'outside-scope': 'O',
};
const REASON_CODES: Readonly<Record<TaxCode['category'], string>> = {
  ...{ S: '', Z: '', E: '' },
  ...{ K: 'VATEX-EU-IC', AE: 'VATEX-EU-AE', G: 'VATEX-EU-G', O: 'VATEX-EU-O' },
};

/** A tax as an e-invoice says it; prices without tax are not subject to it. */
export function codeTax(tax: OfferTax | null, language: Language): TaxCode {
  const given = CATEGORIES[tax === null ? 'outside-scope' : (tax.category ?? 'standard')];
  // A rate of zero is a category of its own (BR-S-05).
  const category = given === 'S' && tax?.percent === 0 ? 'Z' : given;
  const isCharged = category === 'S' || category === 'Z';
  return {
    category,
    percent: category === 'O' ? null : (tax?.percent ?? 0),
    reason: isCharged ? '' : tax?.note || EINVOICE_TEXTS[language].reasons[category],
    reasonCode: REASON_CODES[category],
  };
}
