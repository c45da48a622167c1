import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  unit: {
    label: 'Einheit',
    labelOf: (filename) => ` von ${filename}`,
    question: 'In welcher Einheit ist diese Datei?',
    keep: (filename) => `${filename} belassen in `,
    read: (filename) => `${filename} einlesen in `,
    reading: (filename, unit) => `${filename} wird in ${unit} eingelesen …`,
    notChanged: 'Die Einheit konnte nicht geändert werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  kept: 'Nur in diesem Browser, bis Sie Ihre Anfrage senden.',
  bodies: {
    question: 'Wie sollen wir diese Körper fertigen?',
    split: 'In Teile trennen',
    splitOf: (filename) => `: ${filename}`,
    assemble: 'Als Baugruppe fertigen',
    working: (filename) => `${filename} wird bearbeitet …`,
    notStored: 'Das konnte nicht gespeichert werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    notSplit: 'Die Datei konnte nicht getrennt werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
};
