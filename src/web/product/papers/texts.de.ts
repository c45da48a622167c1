import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What an order's papers say on pages, in German. */
export const texts: Translation<typeof english> = {
  titles: {
    confirmation: (name) => `Auftragsbestätigung ${name}`,
    'delivery-note': (name) => `Lieferschein ${name}`,
    invoice: (name) => `Rechnung ${name}`,
    'credit-note': (name) => `Rechnungskorrektur ${name}`,
  },
  states: { open: 'Offen', part: 'Teilweise bezahlt', paid: 'Bezahlt', credited: 'Storniert' },
  overdue: 'Überfällig',
  from: 'Von',
  to: 'An',
  issuedOn: 'Datum',
  leavesOn: 'Versand bis',
  suppliedOn: 'Leistungsdatum',
  dueOn: 'Zahlbar bis',
  corrects: 'Zur Rechnung',
  reason: 'Grund',
  purchaseOrder: 'Bestellnummer',
  vatId: 'USt-IdNr.',
  lines: 'Positionen',
  part: 'Teil',
  quantity: 'Stückzahl',
  unitPrice: 'Stückpreis',
  total: 'Summe',
  pdf: 'PDF',
  eInvoice: 'E-Rechnung (XML)',
  of: (title) => `: ${title}`,
};
