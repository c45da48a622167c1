import { type Language, LOCALES } from './language.ts';

export const LANGUAGE: Language = 'de';

export const LOCALE = LOCALES[LANGUAGE];
