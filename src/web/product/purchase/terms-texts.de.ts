import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './terms-texts.ts';

/** What is said of a shop's terms where something is sent to it, in German. */
export const texts: Translation<typeof english> = {
  accept: (shop) => `Mit dem Abschicken stimmen Sie den Bedingungen von ${shop} zu:`,
  terms: (day) => `AGB (Stand ${day})`,
  accepted: '.',
  data: 'Was mit Ihren Daten geschieht, steht in der',
  privacy: 'Datenschutzerklärung',
};
