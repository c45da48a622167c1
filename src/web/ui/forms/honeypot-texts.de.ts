import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './honeypot-texts.ts';

export const texts: Translation<typeof english> = {
  leaveEmpty: 'Betreff (bitte leer lassen)',
};
