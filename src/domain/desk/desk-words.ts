import type { Language } from '../language/language.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

/** The words of quotes and orders in each language. */
export const DESK_TEXTS = { en: english, de: german } satisfies Record<Language, unknown>;
