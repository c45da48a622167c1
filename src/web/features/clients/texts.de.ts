import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

const requests = (count: number) => (count === 1 ? '1 Anfrage' : `${count} Anfragen`);
const orders = (count: number) => (count === 1 ? '1 Auftrag' : `${count} Aufträge`);

/** What the pages of clients say, in German. */
export const texts: Translation<typeof english> = {
  title: 'Kunden',
  lead: 'Alle, die bei Ihnen angefragt haben, die neuesten zuerst.',
  loading: 'Kunden werden geladen',
  failed: 'Die Kunden konnten nicht geladen werden.',
  by: 'Gruppiert nach',
  person: 'Personen',
  organization: 'Firmen',
  search: 'Suche',
  searchHint: 'Name, Firma oder E-Mail',
  list: 'Kunden',
  ofOrganization: (name) => `Nur Personen von ${name}`,
  everyone: 'Alle anzeigen',
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  columns: {
    name: 'Name',
    organization: 'Firma',
    people: 'Personen',
    requests: 'Anfragen',
    orders: 'Aufträge',
    last: 'Letzte Anfrage',
    quoted: 'Angeboten',
    ordered: 'Beauftragt',
  },
  none: '–',
  more: 'Mehr anzeigen',
  export: 'Als CSV exportieren',
  nothing: {
    title: 'Keine Treffer',
    text: 'Die Suche umfasst Namen, Firmen und E-Mail-Adressen.',
    clear: 'Suche löschen',
  },
  client: {
    loading: 'Kunde wird geladen',
    failed: 'Dieser Kunde konnte nicht geladen werden. Vielleicht wurde er gelöscht.',
    first: 'Erste Anfrage',
    lastRequest: 'Letzte Anfrage',
    requests: 'Anfragen',
    orders: 'Aufträge',
    quoted: 'Angeboten',
    ordered: 'Beauftragt',
    sums: 'Summen der Angebote und Aufträge',
    history: 'Anfragen und Aufträge',
    all: (count) => (count === 1 ? 'Unter Aufträge ansehen' : `Alle ${count} unter Aufträge ansehen`),
  },
  terms: {
    heading: 'Vereinbarte Konditionen',
    discount: 'Rabatt',
    discountHelp: 'Auf die Positionen: in neuen Angeboten und, sobald sich der Kunde angemeldet hat, im Sofortpreis.',
    badDiscount: 'Ein Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen.',
    payment: 'Zahlungsziel',
    paymentHelp: 'Leer: Ihre üblichen Bedingungen.',
    days: 'Tage',
    badDays: 'Eine ganze Zahl von 0 bis 365 oder nichts.',
    taxExempt: 'Steuerbefreit: Neue Angebote beginnen ohne Steuer',
  },
  note: {
    title: 'Notiz',
    label: 'Was Ihr Team wissen sollte',
    help: 'Kunden sehen sie nur, wenn sie Auskunft über alle gespeicherten Daten verlangen.',
    save: 'Speichern',
    saved: 'Gespeichert.',
    look: 'Noch einmal ansehen',
  },
  data: {
    title: 'Gespeicherte Daten dieser Person',
    lead: 'Falls jemand seine Daten verlangt. Beides steht danach im Protokoll, ohne die Adresse.',
    export: 'Alles exportieren (JSON)',
    exportFailed: 'Der Export hat nicht geklappt. Versuchen Sie es noch einmal.',
    delete: 'Diese Person löschen …',
    onlyOwners: 'Löschen kann nur ein Inhaber.',
    confirm: {
      title: 'Alles über diese Person löschen?',
      text: (requestCount, orderCount) =>
        `${requests(requestCount)}${orderCount === 0 ? '' : ` und ${orders(orderCount)}`} mit Angeboten, Nachrichten, Dateien, E-Mails und Ihrer Notiz werden endgültig gelöscht, auch offene Aufträge. Links in gesendeten E-Mails funktionieren dann nicht mehr. Angebots- und Auftragsnummern werden nicht neu vergeben.`,
      type: (email) => `Zum Bestätigen ${email} eintippen`,
      wrong: 'Das ist nicht die Adresse.',
      button: 'Endgültig löschen',
    },
  },
};
