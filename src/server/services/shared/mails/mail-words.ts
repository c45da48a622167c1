import type { Language } from '#domain/language/language.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

/** The words of mails in each language. */
export const MAIL_TEXTS = { en: english, de: german } satisfies Record<Language, unknown>;
