import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  main: 'Hauptnavigation',
  home: (app) => `${app}, Startseite`,
  start: 'Preis berechnen',
  cart: 'Warenkorb',
  items: (count) => (count === 1 ? '1 Teil' : `${count} Teile`),
  skip: 'Zum Inhalt springen',
  copyright: (year, app) => `© ${year} ${app}. Alle Rechte vorbehalten.`,
  myRequests: 'Ihre Anfragen',
  about: 'Über uns',
  calculator: 'ROI-Rechner',
  contact: 'Kontakt',
  portal: 'Anbieterportal',
  forProviders: 'Für Anbieter',
  terms: 'AGB',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  otherLanguage: { code: 'en', name: 'English' },
};
