import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the list of invoices says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Rechnungen',
  lead: 'Rechnungen und Rechnungskorrekturen, die neuesten zuerst. Ausgestellt werden sie beim Auftrag. Sie bleiben, auch wenn eine Anfrage oder ein Kunde gelöscht wird.',
  business: 'Firmendaten',
  export: 'Als CSV exportieren',
  loading: 'Die Rechnungen werden geladen',
  failed: 'Die Rechnungen konnten nicht geladen werden.',
  noShop: { title: 'Noch kein Betrieb', text: 'Speichern Sie zuerst Ihr Profil. Dann können Sie Rechnungen ausstellen.', link: 'Profil' },
  none: {
    title: 'Keine Rechnungen',
    text: 'Wenn ein Kunde bestellt hat, öffnen Sie den Auftrag und stellen dort die Rechnung aus. Geben Sie vorher Ihre Firmendaten ein: Sie stehen darauf.',
  },
  noneInPeriod: {
    title: 'Keine Rechnungen an diesen Tagen',
    text: 'Wählen Sie oben andere Tage, oder leeren Sie die Felder, um alle zu sehen.',
  },
  from: 'Ausgestellt von',
  to: 'Ausgestellt bis',
  list: 'Rechnungen und Rechnungskorrekturen',
  columns: { number: 'Nummer', date: 'Datum', customer: 'Kunde', order: 'Auftrag', total: 'Summe', payment: 'Zahlung' },
  kinds: { confirmation: 'Auftragsbestätigung', 'delivery-note': 'Lieferschein', invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' },
  showMore: 'Weitere Rechnungen zeigen',
};
