import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  uploading: 'Dateien werden hochgeladen …',
  none: 'Keine Datei hochgeladen',
  uploaded: (count) => (count === 1 ? '1 Datei hochgeladen' : `${count} Dateien hochgeladen`),
  measuringHere: 'Ihr Browser vermisst Ihre Dateien',
  measuredHere: (count) =>
    count === 1 ? '1 Datei vermessen; sie bleibt in diesem Browser' : `${count} Dateien vermessen; sie bleiben in diesem Browser`,
  noneMeasured: 'Keine Datei vermessen',
  remaining: (count) => `noch ${count}`,
  details: 'Einzelheiten',
  unreadable: 'Diese Art von Datei können wir nicht lesen. Laden Sie STL, STEP oder IGES hoch.',
  empty: 'Diese Datei ist leer. Exportieren Sie sie noch einmal aus Ihrem CAD-Programm.',
  notLoaded: 'Ein Stück dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  repeated: (filename, count) =>
    count === 1
      ? `${filename} ist schon bei Ihren Teilen und wurde deshalb nicht noch einmal hinzugefügt.`
      : `${count} Dateien sind schon bei Ihren Teilen und wurden deshalb nicht noch einmal hinzugefügt.`,
  addAnyway: 'Trotzdem hinzufügen',
};
