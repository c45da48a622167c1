import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /submit says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Angebot anfragen',
  cover: 'Jetzt wird noch nichts bezahlt!',
  lead: (provider) => `Sagen Sie uns, wer Sie sind. ${provider} prüft Ihre Dateien und bestätigt das Angebot per E-Mail.`,
  providerFallback: 'Der Anbieter',
  name: 'Name',
  email: 'E-Mail',
  organization: 'Firma',
  message: 'Nachricht',
  messagePlaceholder: 'Was der Anbieter wissen sollte: Toleranzen, Termine, Fragen',
  submit: 'Anfrage abschicken',
  processing: 'Ihre Anfrage wird gesendet',
  orderNow: 'Sie müssen kein Angebot abwarten: Zu diesen Preisen nimmt der Betrieb Ihren Auftrag sofort an.',
  toOrder: 'Jetzt bestellen',
  empty: 'Ihr Warenkorb ist leer.',
  uploadParts: 'Teile hochladen',
  fieldsMissing: {
    name: 'Geben Sie Ihren Namen an.',
    email: 'Geben Sie Ihre E-Mail-Adresse an.',
    organization: 'Geben Sie Ihre Firma an.',
  },
  notDelivered: (email) =>
    `Ihre Anfrage ist nicht angekommen. Das liegt nicht an Ihnen, sondern an uns. Versuchen Sie es noch einmal oder schreiben Sie direkt an ${email}.`,
  rejected: {
    first: 'Die Angaben sehen schädlich aus oder sind fehlerhaft formatiert.',
    second: 'Versuchen Sie es noch einmal oder schreiben Sie uns, wenn es so bleibt.',
  },
  filesMissing: (names) =>
    names.length === 1
      ? `Noch nicht gesendet: ${names.join(', ')} ist nicht angekommen. Fügen Sie die Datei im Warenkorb noch einmal hinzu oder schicken Sie die Anfrage ohne sie ab.`
      : `Noch nicht gesendet: ${names.join(', ')} sind nicht angekommen. Fügen Sie die Dateien im Warenkorb noch einmal hinzu oder schicken Sie die Anfrage ohne sie ab.`,
  kept: {
    waiting: (count) =>
      count === 1
        ? '1 Datei liegt nur in diesem Browser. Sie wird mit der Anfrage gesendet; ein Modell vermisst der Betrieb dann und berechnet den Preis neu.'
        : `${count} Dateien liegen nur in diesem Browser. Sie werden mit der Anfrage gesendet; Modelle vermisst der Betrieb dann und berechnet die Preise neu.`,
    sending: (filename, percent) => `${filename} wird gesendet: ${percent} %`,
    failed: (filename, why) => `Ihre Anfrage wurde nicht gesendet, weil ${filename} nicht angekommen ist. ${why}`,
    unpriced:
      'Ihre Dateien sind angekommen, konnten aber noch nicht berechnet werden. Ihre Anfrage wurde nicht gesendet. Prüfen Sie die Verbindung und schicken Sie sie noch einmal ab.',
    changed: (total, before) =>
      before === null
        ? `Ihre Dateien sind angekommen, und der Betrieb hat sie vermessen: Die Summe ist ${total}. Ihre Anfrage wurde noch nicht gesendet. Prüfen Sie sie und schicken Sie sie noch einmal ab.`
        : `Ihre Dateien sind angekommen, und der Betrieb hat sie vermessen: Die Summe ist jetzt ${total} statt ${before}, oder einzelne Positionen haben sich geändert. Ihre Anfrage wurde noch nicht gesendet. Prüfen Sie sie und schicken Sie sie noch einmal ab.`,
    lost: (count) =>
      count === 1
        ? 'Ihre Anfrage wurde nicht gesendet: Ihr Browser hat eine Datei gelöscht, die in ihm lag. Wählen Sie sie noch einmal aus und schicken Sie die Anfrage dann ab.'
        : 'Ihre Anfrage wurde nicht gesendet: Ihr Browser hat Dateien gelöscht, die in ihm lagen. Wählen Sie sie noch einmal aus und schicken Sie die Anfrage dann ab.',
    choose: (filename) => `${filename} auswählen`,
    chosen: {
      kept: (filename) => `${filename} ist wieder da.`,
      other: (filename) => `Das ist eine andere Datei. Wählen Sie ${filename} aus.`,
      refused: (filename) => `Ihr Browser hat keinen Platz für ${filename}.`,
    },
  },
  unreachable:
    'Vielleicht war auch der Server nicht zu erreichen. Ihre Eingaben sind noch da; Sie können sie gefahrlos noch einmal abschicken.',
  summary: {
    heading: 'Ihre Anfrage',
    quantity: (count) => `× ${count}`,
    with: (said) => `Dazu: ${said}`,
    itemCount: (count) => (count === 1 ? '1 Teil' : `${count} Teile`),
    review: '* Muss geprüft werden, bevor der Preis feststeht.',
    edit: 'Warenkorb ändern',
  },
};
