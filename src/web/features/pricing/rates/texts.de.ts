import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the tables of rates say, and the rate card as a file, in German. */
export const texts: Translation<typeof english> = {
  lead: 'Tippen Sie, oder fügen Sie Zellen aus einer Tabellenkalkulation ein: Zahlen gehen von der Zelle nach rechts und unten, Zeilen mit einem Namen am Anfang zu diesem Namen.',
  name: 'Name',
  materials: 'Materialien',
  processes: 'Maschinen und Verfahren',
  processesHelp: 'Der Stundensatz ist der der ersten Maschine; weitere Maschinen haben ihren unter Maschinen.',
  cell: (rate, of, unit) => `${rate}: ${of}, in ${unit}`,
  outside: (range) => `veröffentlicht: ${range}`,
  pasted: (count) => (count === 1 ? '1 Wert wurde übernommen.' : `${count} Werte wurden übernommen.`),
  unknown: (names) => `Nichts hier heißt: ${names}.`,
  exchange: {
    title: 'Wechselkurs',
    unknown: (currency) =>
      `Sätze sind in US-Dollar veröffentlicht. Sagen Sie, was ein Dollar in ${currency} wert ist, dann stehen die Spannen in ${currency}.`,
    known: (dollar, currency, day, source) =>
      `1 USD = ${dollar} ${currency}, Stand ${day}, laut ${source}. Die Spannen unten sind damit umgerechnet, Ihre Sätze nicht.`,
    dollar: (currency) => `Ein US-Dollar in ${currency}`,
    on: 'Stand',
    source: 'Quelle',
    sourceHint: 'zum Beispiel EZB',
    wrong: 'Bitte geben Sie eine Zahl über 0 ein.',
    sourceMissing: 'Bitte sagen Sie, woher der Kurs ist.',
    save: 'Kurs speichern',
  },
  file: {
    title: 'Preisliste als Datei',
    help: 'Alle Sätze als JSON: zum Aufheben, zum Bearbeiten anderswo, zum Mitnehmen in eine andere Installation.',
    export: 'Preisliste exportieren',
    import: 'Preisliste importieren',
    refused: 'Diese Preisliste ist nicht brauchbar. Es wurde nichts geändert.',
    noCard: 'Die Datei ist kein JSON.',
    more: (count) => `und ${count} weitere`,
    changes: (count) =>
      count === 0
        ? 'Die Datei enthält dieselben Sätze wie Ihre Preisliste.'
        : `${count === 1 ? '1 Wert ändert sich' : `${count} Werte ändern sich`} in Ihrem Entwurf. Kunden sehen davon nichts, bis Sie veröffentlichen.`,
    take: 'In den Entwurf übernehmen',
    cancel: 'Abbrechen',
  },
};
