import type { Language } from '../language/language.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

/** The words of addresses, taxes and shipping in each language. */
export const TRADE_TEXTS = { en: english, de: german } satisfies Record<Language, unknown>;
