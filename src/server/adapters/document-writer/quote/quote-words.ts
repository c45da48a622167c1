import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import type { Translation } from '#domain/language/translation.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

export type QuoteTexts = Translation<typeof english>;

const TEXTS: Readonly<Record<Language, QuoteTexts>> = { en: english, de: german };

/** What a quote's PDF is written in. */
export function languageOf({ language }: Pick<QuoteDocument, 'language'>): Language {
  return language ?? LANGUAGES[0];
}

export function textsOf(document: Pick<QuoteDocument, 'language'>): QuoteTexts {
  return TEXTS[languageOf(document)];
}
