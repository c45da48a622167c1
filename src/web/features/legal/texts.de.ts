import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What is said around the pages that a shop has written, in German. */
export const texts: Translation<typeof english> = {
  terms: 'AGB',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  loading: 'Seite wird geladen',
  failed: 'Die Seite konnte nicht geladen werden.',
  none: { title: 'Seite nicht gefunden', lead: 'Eine solche Seite hat dieser Betrieb nicht geschrieben.', home: 'Zur Startseite' },
  asOf: (day) => `Stand: ${day}`,
  facts: {
    directors: 'Vertreten durch',
    email: 'E-Mail',
    website: 'Website',
    registration: 'Register',
    vatId: 'USt-IdNr.',
  },
};
