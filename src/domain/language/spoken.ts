import { type Language, LOCALES } from './language.ts';

/** What is spoken where nobody asks for another language; a build of the web app for another puts the file beside this one in its place. */
export const LANGUAGE: Language = 'en';

/** In which figures, money and days are written then. */
export const LOCALE = LOCALES[LANGUAGE];
