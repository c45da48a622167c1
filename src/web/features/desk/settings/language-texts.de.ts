import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './language-texts.ts';

export const texts: Translation<typeof english> = {
  label: 'Sprache der E-Mails und Angebote',
  help: 'Kunden erhalten ihre in der Sprache der Seite, von der sie die Anfrage gesendet haben.',
  names: { en: 'English', de: 'Deutsch' },
};
