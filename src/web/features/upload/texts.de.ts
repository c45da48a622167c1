import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  title: 'Teil hochladen',
  lead: 'Laden Sie Ihre CAD-Dateien hoch. Exakt vermessen, sofort kalkuliert.',
  reviewedLead: 'Laden Sie Ihre CAD-Dateien hoch. Exakt vermessen, sofort geschätzt; jeden Preis bestätigen wir selbst.',
  provider: 'Sie fragen ein Angebot an bei',
  process: 'Fertigungsverfahren',
  files: 'Dateien',
  unit: 'Einheit Ihrer Dateien',
  unitHint: 'STL-Dateien sagen nicht, in welcher Einheit sie sind. STEP und IGES enthalten ihre Einheit.',
  choose: 'Dateien auswählen',
  drop: 'oder irgendwo auf dieser Seite ablegen',
  formats: 'Formate: STL, STEP, IGES · je unter 50 MB',
  folder: 'Ordner auswählen',
  stays:
    'Ihre Dateien bleiben in diesem Browser. Er vermisst sie, und der Betrieb bekommt für den Preis nur Namen und Maße. Die Dateien selbst werden erst mit Ihrer Anfrage gesendet.',
  parts: 'Ihre Teile',
  loadingParts: 'Ihre Teile werden geladen',
  selected: (selected, all) => `${selected} von ${all} ausgewählt`,
  noParts: 'Noch keine Teile',
  partsAppear: 'Ihre Teile erscheinen hier mit Bild und exakten Maßen, sobald sie vermessen sind.',
};
