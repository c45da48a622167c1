import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

const requests = (count: number) => (count === 1 ? '1 Anfrage' : `${count} Anfragen`);
const orders = (count: number) => (count === 1 ? '1 Auftrag' : `${count} Aufträge`);

/** What the pages of clients say, in German. */
export const texts: Translation<typeof english> = {
  book: {
    title: 'Bisher ohne Anfrage',
    text: 'Diese Kunden haben Sie mitgebracht. Mit ihrer ersten Anfrage stehen sie in der Liste oben.',
    column: 'Löschen',
    delete: (name) => `${name} löschen`,
  },
  importing: {
    open: 'Kunden importieren',
    help: 'Eine CSV-Datei mit einer ersten Zeile: E-Mail, Name, Firma, Notiz. Nur die E-Mail ist nötig. Tabellenprogramme speichern als CSV.',
    choose: 'Datei wählen',
    noEmail: 'Die Datei hat keine Spalte namens E-Mail.',
    nobody: 'In der Datei stehen keine Kunden.',
    tooMany: (most) => `In der Datei stehen mehr als ${most} Kunden. Bitte teilen Sie sie auf.`,
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    would: {
      added: (count) => (count === 1 ? '1 kommt hinzu' : `${count} kommen hinzu`),
      changed: (count) => `${count} ${count === 1 ? 'bekommt' : 'bekommen'} Namen und Firma aus der Datei`,
      same: (count) => `${count} ${count === 1 ? 'ist' : 'sind'} schon da, unverändert`,
      notesAdded: (count) => (count === 1 ? '1 Notiz kommt hinzu' : `${count} Notizen kommen hinzu`),
      notesKept: (count) => (count === 1 ? '1 Notiz der Datei weicht Ihrer' : `${count} Notizen der Datei weichen Ihren`),
    },
    refused: (count) =>
      count === 1 ? '1 Zeile ist nicht brauchbar und wird ausgelassen:' : `${count} Zeilen sind nicht brauchbar und werden ausgelassen:`,
    row: (row, email) => `Zeile ${row}, ${email || 'ohne E-Mail'}`,
    reasons: {
      email: 'ist keine E-Mail-Adresse',
      repeated: 'steht zweimal in der Datei',
      long: 'hat einen zu langen Namen, eine zu lange Firma oder Notiz',
      full: 'ist eine mehr, als hineinpassen',
    },
    more: (count) => `und ${count} weitere`,
    nothing: 'Es ändert sich nichts.',
    import: 'Importieren',
    done: (count) => (count === 1 ? '1 Kunde wurde importiert.' : `${count} Kunden wurden importiert.`),
    close: 'Schließen',
  },
  title: 'Kunden',
  lead: 'Alle, die bei Ihnen angefragt haben, die neuesten zuerst.',
  loading: 'Kunden werden geladen',
  failed: 'Die Kunden konnten nicht geladen werden.',
  by: 'Gruppiert nach',
  person: 'Personen',
  organization: 'Firmen',
  searchHint: 'Name, Firma oder E-Mail',
  ofOrganization: (name) => `Nur Personen von ${name}`,
  everyone: 'Alle anzeigen',
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  columns: {
    name: 'Name',
    organization: 'Firma',
    requests: 'Anfragen',
    orders: 'Aufträge',
    last: 'Letzte Anfrage',
    quoted: 'Angeboten',
    ordered: 'Beauftragt',
  },
  none: '–',
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
    delete: 'Diese Person löschen …',
    onlyOwners: 'Löschen kann nur ein Inhaber.',
    confirm: {
      title: 'Alles über diese Person löschen?',
      text: (requestCount, orderCount) =>
        `${requests(requestCount)}${orderCount === 0 ? '' : ` und ${orders(orderCount)}`} mit Angeboten, Nachrichten, Dateien, E-Mails und Ihrer Notiz werden endgültig gelöscht, auch offene Aufträge. Auftragsbestätigungen, Lieferscheine, Rechnungen und Rechnungskorrekturen bleiben, weil das Gesetz es verlangt. Links in gesendeten E-Mails funktionieren dann nicht mehr. Angebots- und Auftragsnummern werden nicht neu vergeben.`,
      type: (email) => `Zum Bestätigen ${email} eintippen`,
      wrong: 'Das ist nicht die Adresse.',
      button: 'Endgültig löschen',
    },
  },
};
