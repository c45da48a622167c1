import type { Language } from './language.ts';

export const LANGUAGE: Language = 'de';

export const LOCALE = 'de-DE';
