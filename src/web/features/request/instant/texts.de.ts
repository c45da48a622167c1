import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything that is said where a cart is ordered at its instant prices, in German. */
export const texts: Translation<typeof english> = {
  title: 'Jetzt bestellen',
  lead: (shop) => `${shop} nimmt diesen Auftrag zu diesen Preisen ohne weitere Prüfung an. Die Bestätigung kommt per E-Mail.`,
  providerFallback: 'Der Betrieb',
  empty: 'Ihr Warenkorb ist leer.',
  upload: 'Teile hochladen',
  loading: 'Preise werden geladen',
  failed: 'Die Preise konnten nicht geladen werden.',
  closed: 'Dieser Auftrag muss erst geprüft werden',
  closedLead:
    'Der Betrieb prüft diese Teile oder Stückzahlen, bevor er einen Auftrag annimmt. Fragen Sie ein Angebot an: Den Preis erhalten Sie per E-Mail.',
  toRequest: 'Angebot anfragen',
  toCart: 'Zurück zum Warenkorb',
  line: (quantity, what) => [`${quantity} ×`, what].join(' '),
  contact: 'Wer bestellt',
  email: 'E-Mail',
  organization: 'Firma',
  badEmail: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel ada@example.com.',
  noOrganization: 'Geben Sie Ihre Firma ein.',
  sending: 'Auftrag wird erteilt',
  binding: (shop) =>
    `Mit dem Klick bestellen Sie verbindlich bei ${shop}; der Auftrag ist damit angenommen. Hier wird nichts bezahlt: ${shop} schickt die Rechnung.`,
};
