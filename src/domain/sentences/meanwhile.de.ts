import type { Sentence } from './create-translator.ts';

/** What a colleague did while somebody else was about to act. */
export const MEANWHILE: readonly Sentence[] = [
  ['{who} sent the request meanwhile.', '{who} hat inzwischen die Anfrage gesendet.'],
  ['{who} wrote a message meanwhile.', '{who} hat inzwischen eine Nachricht geschrieben.'],
  ['{who} wrote a note meanwhile.', '{who} hat inzwischen eine Notiz geschrieben.'],
  ['{who} added a file meanwhile.', '{who} hat inzwischen eine Datei hinzugefügt.'],
  ['{who} assigned it meanwhile.', '{who} hat inzwischen sie zugeteilt.'],
  ['{who} read it meanwhile.', '{who} hat inzwischen sie gelesen.'],
  ['{who} renewed the customer’s link meanwhile.', '{who} hat inzwischen den Link des Kunden erneuert.'],
  ['{who} changed the due date meanwhile.', '{who} hat inzwischen den Termin geändert.'],
  ['{who} sent a quote meanwhile.', '{who} hat inzwischen ein Angebot gesendet.'],
  ['{who} declined it meanwhile.', '{who} hat inzwischen sie abgelehnt.'],
  ['{who} turned the quote down meanwhile.', '{who} hat inzwischen das Angebot abgelehnt.'],
  ['{who} withdrew the request meanwhile.', '{who} hat inzwischen die Anfrage zurückgezogen.'],
  ['{who} accepted the quote meanwhile.', '{who} hat inzwischen das Angebot angenommen.'],
  ['{who} issued an invoice meanwhile.', '{who} hat inzwischen eine Rechnung ausgestellt.'],
  ['{who} issued a credit note meanwhile.', '{who} hat inzwischen eine Rechnungskorrektur ausgestellt.'],
  ['{who} noted a payment meanwhile.', '{who} hat inzwischen eine Zahlung vermerkt.'],
  ['{who} started production meanwhile.', '{who} hat inzwischen die Fertigung begonnen.'],
  ['{who} finished lines meanwhile.', '{who} hat inzwischen Positionen fertiggestellt.'],
  ['{who} sent a parcel meanwhile.', '{who} hat inzwischen ein Paket versandt.'],
  ['{who} completed the order meanwhile.', '{who} hat inzwischen den Auftrag abgeschlossen.'],
  ['{who} cancelled the order meanwhile.', '{who} hat inzwischen den Auftrag storniert.'],
];
