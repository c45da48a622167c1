import { spellDay } from '#domain/calendar/spell-days.ts';
import { LONGEST_TERMS } from '#domain/desk/offer.ts';
import type { Language } from '#domain/language/language.ts';
import { type Storefront, shopPageUrl, termsOf } from '#domain/shop/storefront.ts';
import { TRADE_TEXTS } from '#domain/trade/trade-words.ts';

/** What a quote's terms begin as: the shop's for quotes, and where its terms of sale are that count now, in the version that they are in. */
export function composeQuoteTerms(
  own: string,
  storefront: Storefront,
  { publicUrl, shopId, language }: { readonly publicUrl: string; readonly shopId: string; readonly language: Language },
): string {
  const terms = termsOf(storefront);
  if (terms === null) return own;
  const link = TRADE_TEXTS[language].terms(spellDay(terms.on, language), shopPageUrl(publicUrl, shopId, 'terms', terms.version));
  const all = own === '' ? link : `${own}\n\n${link}`;
  return all.length > LONGEST_TERMS ? own : all;
}
