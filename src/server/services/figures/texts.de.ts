import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  requests: [
    ...['Anfrage', 'Eingegangen', 'Stand', 'Name', 'Firma', 'E-Mail', 'Zuständig', 'Fällig', 'Positionen', 'Währung', 'Sofortpreis gesamt'],
    'Zu prüfende Positionen',
    ...['Angebot', 'Angeboten am', 'Gültig bis', 'Angebot netto', 'Angebot Steuer', 'Angebot gesamt'],
    ...['Auftrag', 'Bestellt am', 'Bestellnummer', 'Auftrag netto', 'Auftrag Steuer', 'Auftrag gesamt'],
  ],
  lines: [
    ...[
      'Anfrage',
      'Eingegangen',
      'Stand',
      'Firma',
      'E-Mail',
      'Position',
      'Datei',
      'Verfahren',
      'Material',
      'Farbe',
      'Oberfläche',
      'Währung',
    ],
    ...['Stückzahl', 'Sofort-Stückpreis', 'Angebot', 'Angebotene Stückzahl', 'Angebotener Stückpreis', 'Angebotene Positionssumme'],
    ...['Auftrag', 'Bestellte Stückzahl', 'Bestellter Stückpreis', 'Bestellte Positionssumme'],
  ],
  clients: [
    'E-Mail',
    'Name',
    'Firma',
    'Anfragen',
    'Aufträge',
    'Erste Anfrage',
    'Letzte Anfrage',
    'Währung',
    'Angeboten',
    'Bestellt',
    'Notiz',
  ],
  invoices: [
    ...['Nummer', 'Belegart', 'Datum', 'Leistungsdatum', 'Fällig', 'Auftrag', 'Bestellnummer', 'Zu Rechnung'],
    ...['Kunde', 'Name', 'E-Mail', 'USt-IdNr.', 'Land', 'Währung'],
    ...['Netto', 'Steuerkategorie', 'Steuer', 'Steuersatz', 'Steuerbetrag', 'Brutto', 'Bezahlt', 'Zahlungsstand'],
  ],
};
