import type { Translation } from '#domain/language/translation.ts';
import type { VIEWER_TEXTS as english } from './texts.ts';

/** What the viewer says, in German. */
export const VIEWER_TEXTS: Translation<typeof english> = {
  loading: '3D-Ansicht wird geladen …',
  notInitialized: 'Die 3D-Ansicht ist noch nicht bereit. Warten Sie einen Moment oder laden Sie die Seite neu.',
  initializationFailed: 'Die 3D-Ansicht konnte nicht gestartet werden. Laden Sie die Seite neu.',
  notReady: 'Die QuickQuote-Engine ist noch nicht bereit. Wurde die 3D-Ansicht richtig gestartet?',

  webglMissing: 'Ihr Browser kann hier kein 3D zeichnen: WebGL ist ausgeschaltet oder fehlt.',
  contextLost: 'Die Grafikkarte zeichnet gerade nicht. Die 3D-Ansicht kommt von selbst zurück, sobald es geht.',
  notFound: 'Dieses Modell liegt nicht auf dem Server.',
  network: 'Das Modell konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  unsupported: 'Die 3D-Ansicht öffnet STL-, STEP-, IGES- und GLB-Dateien. Diese Datei ist keine davon.',
  unreadable: 'Diese Datei konnte nicht gelesen werden. Prüfen Sie das Modell und exportieren Sie es neu.',
  engineFailed: 'Die CAD-Engine konnte nicht gestartet werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  empty: 'Diese Datei enthält keine Geometrie, die sich zeigen ließe.',
  compressedOtherwise: (names) => `Die 3D-Ansicht kennt die Art nicht, wie diese Datei ihre Formen speichert (${names.join(', ')}).`,
  aborted: 'Ein anderes Modell wurde geöffnet.',

  fetching: (name) => `${name} wird geladen …`,
  startingEngine: 'CAD-Engine wird gestartet …',
  reading: (name) => `${name} wird eingelesen …`,
  shown: (name) => `${name} wird angezeigt.`,
  measuringWalls: 'Wände werden gemessen …',
  cleared: 'Die Ansicht ist leer.',
};
