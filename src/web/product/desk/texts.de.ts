import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What several pages of the desk say, in German. */
export const texts: Translation<typeof english> = {
  download: 'CAD-Datei herunterladen',
  downloadWhole: 'Ganze Datei herunterladen',
  downloadOf: (filename) => ` zu ${filename}`,
  sharedFile: 'Dieser Körper hat keine eigene Datei. Sie laden die ganze Datei herunter, aus der er stammt.',
  archive: 'Alle Dateien (ZIP)',
  orders: 'Aufträge',
  allOrders: 'Alle Aufträge',
  loading: 'Anfrage wird geladen',
  loadFailed: 'Diese Anfrage konnte nicht geladen werden.',
  states: {
    received: 'Anzubieten',
    quoted: 'Angeboten',
    accepted: 'Beauftragt',
    'in-production': 'In Fertigung',
    shipped: 'Versendet',
    completed: 'Abgeschlossen',
    declined: 'Abgesagt',
    'turned-down': 'Abgelehnt',
    expired: 'Abgelaufen',
    withdrawn: 'Zurückgezogen',
    cancelled: 'Storniert',
  },
  marks: { example: 'Beispiel', asked: 'Frage', overdue: 'Überfällig' },
  due: {
    received: (day) => `Antwort bis ${day}`,
    quoted: (day) => `Gültig bis ${day}`,
    accepted: (day) => `Versand bis ${day}`,
  },
  cancel: 'Abbrechen',
  exportFailed: 'Der Export hat nicht geklappt. Versuchen Sie es noch einmal.',
};
