import type { Sentence } from './create-translator.ts';

/** Why an order's papers, payments and a shop's legal data are not taken, nor what customers ask who come back. */
export const PAPER_REFUSALS: readonly Sentence[] = [
  [
    'This is the example: an invoice would take a real number, so it has none.',
    'Das ist das Beispiel: Eine Rechnung bekäme eine echte Nummer, darum hat es keine.',
  ],
  ['There is no order yet that a paper could be written for.', 'Es gibt noch keinen Auftrag, zu dem ein Beleg ausgestellt werden könnte.'],
  [
    'Some of this has been invoiced already, or was not ordered. Please look at the order again.',
    'Davon ist etwas schon berechnet oder nicht bestellt. Bitte sehen Sie sich den Auftrag noch einmal an.',
  ],
  ['Everything that was ordered has been invoiced.', 'Alles, was bestellt wurde, ist schon berechnet.'],
  ['This invoice has been credited already.', 'Diese Rechnung ist schon ganz gutgeschrieben.'],
  [
    'This is more than what is left of the invoice. Please look at it again.',
    'Das ist mehr, als von der Rechnung übrig ist. Bitte sehen Sie sie sich noch einmal an.',
  ],
  ['There is no such invoice of this order.', 'Diese Rechnung gibt es zu dem Auftrag nicht.'],
  ['Please check the day of supply.', 'Bitte prüfen Sie das Leistungsdatum.'],
  ['Please enter the amount that was paid.', 'Bitte geben Sie den gezahlten Betrag ein.'],
  [
    'This is more than was paid. Please look at the payments again.',
    'Das ist mehr, als gezahlt wurde. Bitte sehen Sie sich die Zahlungen noch einmal an.',
  ],
  [
    'This VAT ID can’t be right. Please check its letters and digits.',
    'Diese USt-IdNr. kann nicht stimmen. Bitte prüfen Sie Buchstaben und Ziffern.',
  ],
  [
    'This IBAN can’t be right. Please check its letters and digits.',
    'Diese IBAN kann nicht stimmen. Bitte prüfen Sie Buchstaben und Ziffern.',
  ],
  [
    'This BIC can’t be right: it has 8 or 11 letters and digits.',
    'Dieser BIC kann nicht stimmen: Er hat 8 oder 11 Buchstaben und Ziffern.',
  ],
  [
    'Please enter the whole address of the payment page, beginning with https://.',
    'Bitte geben Sie die ganze Adresse der Bezahlseite ein, beginnend mit https://.',
  ],
  // Customers who come back, and orders at the instant price.
  ['At most {#most} people share their requests.', 'Höchstens {most} Personen teilen ihre Anfragen.'],
  ['There is no invitation any more.', 'Diese Einladung gibt es nicht mehr.'],
  ['This shop is not known here any more.', 'Diesen Betrieb gibt es hier nicht mehr.'],
  [
    'This address has had several codes within the hour. Please try again later.',
    'An diese Adresse gingen in der letzten Stunde schon mehrere Codes. Bitte versuchen Sie es später noch einmal.',
  ],
  [
    'This was sent before as a request. Please look at its page.',
    'Das wurde schon als Anfrage gesendet. Bitte sehen Sie auf ihrer Seite nach.',
  ],
];
