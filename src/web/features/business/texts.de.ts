import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the page of a shop's legal data says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Firmendaten',
  lead: 'Ihre rechtlichen Angaben, einmal eingegeben. Sie stehen auf jeder Auftragsbestätigung, jedem Lieferschein, jeder Rechnung und Rechnungskorrektur; was leer ist, wird nicht gedruckt.',
  back: 'Alle Rechnungen',
  company: 'Firma',
  payment: 'Zahlung',
  end: 'Letzte Zeilen',
  days: 'Tagen',
  fields: {
    legalName: 'Firmenname',
    registration: 'Registereintrag',
    directors: 'Geschäftsführung',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    holder: 'Kontoinhaber',
    bankName: 'Bank',
    iban: 'IBAN oder Kontonummer',
    bic: 'BIC oder Bankleitzahl',
    paymentDays: 'Rechnungen sind zahlbar binnen',
    paymentLink: 'Bezahlseite',
    footer: 'Fußzeile',
  },
  help: {
    legalName: 'Wie eingetragen. Ist das Feld leer, gilt der Name Ihres Betriebs.',
    registration: 'Zum Beispiel „Amtsgericht Hamburg, HRB 12345“.',
    directors: 'Wer für die Firma zeichnet.',
    vatId: 'Wir prüfen Buchstaben und Ziffern.',
    taxNumber: 'Von Ihrem Finanzamt, wo sie angegeben werden muss.',
    iban: 'Bei einer IBAN prüfen wir die Ziffern.',
    bic: '8 oder 11 Buchstaben und Ziffern.',
    paymentDays: '0 heißt sofort.',
    paymentLink: 'Eine Adresse mit https://, unter der Kunden zahlen. Sie steht auf Rechnungen.',
    footer: 'Zum Beispiel ein Hinweis auf Ihre AGB.',
  },
  faults: {
    vatId: 'Diese USt-IdNr. kann nicht stimmen. Bitte prüfen Sie Buchstaben und Ziffern.',
    iban: 'Diese IBAN kann nicht stimmen. Bitte prüfen Sie Buchstaben und Ziffern.',
    bic: 'Dieser BIC kann nicht stimmen: Er hat 8 oder 11 Buchstaben und Ziffern.',
    paymentDays: (most) => `Eine ganze Zahl von 0 bis ${most}.`,
    paymentLink: 'Bitte geben Sie die ganze Adresse ein, beginnend mit https://.',
    footer: (most) => `Höchstens ${most} Zeichen.`,
  },
  saved: 'Gespeichert. Es steht auf den Belegen, die Sie von jetzt an ausstellen.',
};
