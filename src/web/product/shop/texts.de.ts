import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the profile's fields are called, and what the portal says about saving, in German. */
export const texts: Translation<typeof english> = {
  fields: {
    name: 'Firmenname',
    website: 'Website',
    logo: 'Adresse des Logos',
    contactEmail: 'E-Mail für Fragen',
    ordersEmail: 'E-Mail für Anfragen',
    'address.line1': 'Straße und Hausnummer',
    'address.line2': 'Adresszusatz',
    'address.city': 'Ort',
    'address.state': 'Bundesland oder Region',
    'address.postalCode': 'Postleitzahl',
    'address.country': 'Land',
  },
  missing: {
    name: 'Geben Sie den Namen an, unter dem Ihre Kunden Sie kennen.',
    website: 'Geben Sie die Adresse Ihrer Website an.',
    logo: 'Geben Sie die Webadresse Ihres Logos an.',
    contactEmail: 'Geben Sie eine E-Mail-Adresse für Fragen an.',
    ordersEmail: 'Geben Sie die E-Mail-Adresse an, an die Anfragen gehen.',
    'address.line1': 'Geben Sie Straße und Hausnummer an.',
    'address.line2': 'Geben Sie Gebäude, Etage oder Einheit an.',
    'address.city': 'Geben Sie den Ort an.',
    'address.state': 'Geben Sie Bundesland oder Region an.',
    'address.postalCode': 'Geben Sie die Postleitzahl an.',
    'address.country': 'Geben Sie das Land an.',
  },
  wrong: {
    webAddress: 'Geben Sie eine vollständige Webadresse an, zum Beispiel https://www.example.com',
    mailAddress: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel auftraege@example.com',
    tooLong: 'Höchstens 200 Zeichen.',
  },
  notLoaded:
    'Ihre gespeicherten Angaben konnten nicht geladen werden. Speichern könnte sie jetzt überschreiben. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
};
