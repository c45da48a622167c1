import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What an order's papers and payments say at the desk, in German. */
export const texts: Translation<typeof english> = {
  title: 'Belege und Zahlung',
  none: 'Zu diesem Auftrag wurde noch kein Beleg ausgestellt.',
  account: 'Zahlung',
  due: 'Zu zahlen',
  paid: 'Bezahlt',
  paidOn: (amount, day) => `${amount}, zuletzt am ${day}`,
  payBy: 'Zahlbar bis',
  tooMuch: 'Zu viel bezahlt',
  withoutPrices: 'PDF ohne Preise',
  noEInvoice: 'Dazu gibt es keine E-Rechnung.',
  pieces: (filename, open) => `${filename}: ${open} offen`,
  wrongPieces: (most) => `Eine ganze Zahl von 0 bis ${most}.`,
  charges: 'Mit allem, was einmal berechnet wird (Versand, Werkzeuge …)',
  noDay: 'Bitte geben Sie einen Tag ein.',
  invoice: {
    open: 'Rechnung ausstellen',
    text: 'Wie viel jeder Position soll die Rechnung enthalten? Eingetragen ist alles, was noch nicht berechnet wurde.',
    suppliedOn: 'Leistungsdatum',
    suppliedHelp: 'Der Tag, an dem die Teile das Haus verlassen haben.',
    total: (total) => `Summe: ${total}`,
    forEver:
      'Der Kunde bekommt sie per E-Mail. Eine Rechnung ändert sich nie; was falsch ist, nimmt eine Rechnungskorrektur zurück. Sie trägt Ihre',
    business: 'Firmendaten und Zahlungsbedingungen',
    nothing: 'Bitte geben Sie mindestens ein Stück an, und nicht mehr, als offen ist.',
    send: 'Ausstellen und senden',
  },
  credit: {
    open: 'Korrigieren',
    title: (invoice) => `Rechnung ${invoice} korrigieren`,
    text: 'Wie viel jeder Position nehmen Sie zurück? Alles zusammen bringt die Rechnung auf null. Der Kunde bekommt die Rechnungskorrektur per E-Mail.',
    reason: 'Grund (freiwillig)',
    nothing: 'Bitte geben Sie mindestens ein Stück an, und nicht mehr, als übrig ist.',
    send: 'Ausstellen und senden',
  },
  payment: {
    open: 'Zahlung vermerken',
    text: 'Eingetragen ist, was offen oder zu viel bezahlt ist. Zahlungen gehen auf die älteste offene Rechnung. Es wird nichts verschickt.',
    amount: 'Betrag',
    amountHelp: 'Mit einem Minus, wenn Sie ihn zurückgezahlt oder falsch vermerkt haben.',
    noAmount: 'Bitte geben Sie einen Betrag ein.',
    on: 'Am',
    note: 'Notiz, nur für Sie',
    send: 'Vermerken',
  },
};
