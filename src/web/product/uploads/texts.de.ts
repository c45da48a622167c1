import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  notSent: 'Das Hochladen ist fehlgeschlagen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  notProcessed: 'Wir konnten diese Datei nicht fertig lesen. Laden Sie sie noch einmal hoch.',
  shopUnknown: 'Wir konnten den Betrieb nicht fragen, wie er Dateien annimmt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  notMeasuredHere:
    'Ihr Browser konnte diese Datei nicht vermessen; sie bleibt hier und hat noch keinen Preis. Der Betrieb kann sie vermessen, dann verlässt sie Ihren Rechner aber jetzt.',
  notKept:
    'Ihr Browser hat keinen Platz für diese Datei. Schaffen Sie welchen, oder lassen Sie sie vom Betrieb vermessen; dann wird sie jetzt gesendet.',
  drawingNotKept: 'Ihr Browser hat keinen Platz für diese Datei. Schaffen Sie welchen und fügen Sie sie noch einmal hinzu.',
  drawingNotRead: 'Ihr Browser konnte diese Datei nicht lesen. Bitte wählen Sie sie noch einmal aus.',
};
