import type { Language } from '../../language/language.ts';
import type { Translation } from '../../language/translation.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

export const EINVOICE_TEXTS: Readonly<Record<Language, Translation<typeof english>>> = { en: english, de: german };
