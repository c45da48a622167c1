import { spellBusinessDays } from '#domain/calendar/spell-days.ts';
import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

const pieces = (count: number) => `${count.toLocaleString('de-DE')} Stück`;
const withinBusinessDays = (days: number) => `${days} ${days === 1 ? 'Werktag' : 'Werktagen'}`;

/** Everything that is said where a quote is accepted, in German. */
export const texts: Translation<typeof english> = {
  heading: 'Was Sie bestellen',
  hint: 'Wählen Sie die gewünschten Positionen. Brauchen Sie eine andere Stückzahl als angeboten, tragen Sie sie ein: Dann können Sie ein neues Angebot anfordern.',
  line: (name) => `${name} bestellen`,
  quantity: (name) => `Stückzahl von ${name}`,
  offered: (name) => `Angebotene Stückzahlen von ${name}`,
  step: (quantity, price) => `${pieces(quantity)}, je ${price}`,
  leadTime: (days) => (days === 0 ? 'Sofort lieferbar' : `Lieferzeit ${spellBusinessDays(days)}`),
  leaving: (days, day) =>
    day === null
      ? `Versand innerhalb von ${withinBusinessDays(days)} nach Ihrer Bestellung.`
      : `Versand bis ${day}, wenn Sie jetzt bestellen (Lieferzeit ${spellBusinessDays(days)}).`,
  unquoted: (wanted, quoted) => {
    const offered = new Intl.ListFormat('de', { type: 'disjunction' }).format(quoted.map((quantity) => quantity.toLocaleString('de-DE')));
    return `Angeboten sind ${offered} Stück. Für ${wanted.toLocaleString('de-DE')} brauchen Sie ein neues Angebot.`;
  },
  askQuote: 'Neues Angebot anfordern',
  askingPrice: 'Preis wird geprüft …',
  quoteWanted: (quantity, line, name) => `Schicken Sie mir bitte ein neues Angebot über ${pieces(quantity)} von Position ${line}, ${name}.`,
  askedQuote: (shop, quantity, name) =>
    `Wir haben ${shop} um ein neues Angebot über ${pieces(quantity)} von ${name} gebeten. Die Antwort kommt per E-Mail.`,
  leastOne: 'Wählen Sie mindestens eine Position.',
  badQuantity: 'Eine ganze Zahl ab 1',
  charges: 'Zusatzkosten fallen in voller Höhe an, gleich was Sie auswählen.',
  name: 'Ihr Name',
  nameMissing: 'Geben Sie Ihren Namen an: Auf ihn läuft die Bestellung.',
  purchaseOrder: 'Ihre Bestellnummer',
  delivery: {
    heading: 'Lieferung',
    send: 'An eine Adresse liefern',
    pickUp: 'Beim Anbieter abholen',
  },
  address: {
    fields: {
      name: 'Empfänger',
      company: 'Firma',
      street: 'Straße und Hausnummer',
      line2: 'Adresszusatz (Gebäude, Etage)',
      postalCode: 'Postleitzahl',
      city: 'Ort',
      state: 'Bundesstaat oder Provinz',
      country: 'Land',
    },
    zipCode: 'ZIP-Code',
    missing: {
      name: 'Geben Sie den Empfänger an.',
      street: 'Geben Sie Straße und Hausnummer an.',
      postalCode: 'Geben Sie die Postleitzahl an.',
      city: 'Geben Sie den Ort an.',
      state: 'Geben Sie den Bundesstaat oder die Provinz an.',
      country: 'Geben Sie das Land an.',
    },
    postalCode: (country, sample) => `Postleitzahlen in diesem Land (${country}) sehen so aus: ${sample}.`,
  },
  invoice: {
    heading: 'Rechnung',
    same: 'Rechnung an die Lieferadresse',
    vatId: 'USt-IdNr.',
    vatIdHint: 'Steht auf der Rechnung.',
    badVatId: 'Diese USt-IdNr. kann nicht stimmen. Prüfen Sie Buchstaben und Ziffern.',
    phone: 'Telefon',
    phoneHint: 'Für Fragen zur Lieferung.',
    badPhone: 'Geben Sie eine Telefonnummer mit Vorwahl ein.',
  },
  terms: {
    heading: (shop) => `Bedingungen von ${shop}`,
    accept: 'Ich habe diese Bedingungen gelesen und akzeptiere sie.',
    missing: 'Akzeptieren Sie die Bedingungen. Passen sie Ihnen nicht, gehen Sie zurück und fragen Sie beim Anbieter nach.',
  },
  file: 'Ihre Bestellung (PDF)',
  chooseFile: 'PDF auswählen',
  replaceFile: 'Anderes PDF',
  removeFile: 'Entfernen',
  order: (total) => `Für ${total} bestellen`,
  orderNothing: 'Bestellen',
  sending: 'Ihre Bestellung wird gesendet',
  binding: (shop) =>
    `Mit dem Klick bestellen Sie verbindlich und zahlungspflichtig bei ${shop}. Hier wird nichts bezahlt: ${shop} schickt die Rechnung.`,
  cancel: 'Zurück zum Angebot',
};
