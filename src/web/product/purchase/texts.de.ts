import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  heading: 'Lieferung und Steuer',
  country: 'Lieferung nach',
  chooseCountry: 'Land auswählen',
  state: 'Bundesstaat',
  chooseState: 'Bundesstaat auswählen',
  forCompany: 'Ich kaufe für ein Unternehmen',
  vatId: 'USt-IdNr.',
  vatIdHelp: 'Mit einer gültigen USt-IdNr. aus einem anderen EU-Land ist die Rechnung ohne Mehrwertsteuer.',
  badVatId: 'Diese USt-IdNr. kann nicht stimmen. Prüfen Sie Buchstaben und Ziffern.',
  method: 'Versand',
  free: 'kostenlos',
  withQuote: 'Preis steht im Angebot',
  days: (days) => `plus ${days} ${days === 1 ? 'Werktag' : 'Werktage'}`,
  purchaseOrder: 'Ihre Bestellnummer',
  later: 'Die vollständige Adresse geben Sie bei der Bestellung an.',
};
