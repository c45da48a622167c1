import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './event-texts.ts';

export const texts: Translation<typeof english> = {
  received: (day) => `hat ein Angebot angefragt; eine Antwort ist bis ${day} fällig`,
  message: 'hat eine Nachricht geschrieben',
  note: 'hat eine interne Notiz geschrieben',
  fileAdded: (filename, line) => `hat ${filename} ${line === null ? 'hinzugefügt' : `zu Position ${line} hinzugefügt`}`,
  unassigned: 'hat die Zuständigkeit aufgehoben',
  assigned: (name) => `hat die Anfrage ${name} zugeteilt`,
  read: 'hat die Anfrage gelesen',
  linkRenewed: 'hat dem Kunden einen neuen Link gegeben; der alte öffnet nichts mehr',
  dueSet: (day) => `hat den Termin auf ${day} gesetzt`,
  quoted: (quote, total, until) => `hat das Angebot ${quote} gesendet: ${total}, gültig bis ${until}`,
  declined: 'hat abgesagt',
  turnedDown: (revision) => `hat Revision ${revision} abgelehnt`,
  withdrawn: 'hat die Anfrage zurückgezogen',
  expired: (revision) => `Das Angebot ist abgelaufen (Revision ${revision})`,
  accepted: (lines, total) => `hat ${lines === 1 ? '1 Position' : `${lines} Positionen`} für ${total} bestellt`,
  started: (lines) => `hat Position ${lines.join(', ')} begonnen`,
  finished: (lines) => `hat Position ${lines.join(', ')} fertiggestellt`,
  parcelSent: (pieces, by) => `hat ein Paket mit ${pieces === 1 ? '1 Stück' : `${pieces} Stück`}${by === '' ? '' : ` mit ${by}`} versendet`,
  invoiced: (invoice, total, day) => `hat die Rechnung ${invoice} über ${total} ausgestellt, zahlbar bis ${day}`,
  credited: (note, total, invoice) => `hat mit ${note} von der Rechnung ${invoice} ${total} gutgeschrieben`,
  paid: (amount, day) => `hat eine Zahlung von ${amount} am ${day} vermerkt`,
  paidBack: (amount, day) => `hat eine Rückzahlung von ${amount} am ${day} vermerkt`,
  completed: 'hat den Auftrag abgeschlossen',
  cancelled: 'hat den Auftrag storniert',
};
