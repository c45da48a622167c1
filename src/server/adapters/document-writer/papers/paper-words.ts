import type { Language } from '#domain/language/language.ts';
import type { Translation } from '#domain/language/translation.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

export type PaperTexts = Translation<typeof english>;

export const PAPER_TEXTS: Readonly<Record<Language, PaperTexts>> = { en: english, de: german };
