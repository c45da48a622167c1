import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  progress: 'Fortschritt des Hochladens',
  completed: 'Anteil der fertigen Dateien',
  measuring: (filename, percent) => `${filename} wird vermessen, ${percent} %`,
  noConnection: 'Es besteht keine Verbindung. Was schon gesendet ist, bleibt erhalten, und das Hochladen geht von selbst weiter.',
  sendNow: 'Jetzt senden',
  leftOut: (count) =>
    count === 1
      ? '1 weitere Datei im Ordner ist keine CAD-Datei und wurde ausgelassen.'
      : `${count} weitere Dateien im Ordner sind keine CAD-Dateien und wurden ausgelassen.`,
  retry: 'Noch einmal',
  status: {
    title: 'Stand des Hochladens',
    sent: (filename) => `${filename}, gesendet`,
    interrupted: (percent) => `Wartet bei ${percent} % auf die Verbindung`,
    waiting: 'Wartet auf das Hochladen',
    uploading: (percent) => `Wird hochgeladen, ${percent} %`,
    here: 'Wird in Ihrem Browser vermessen',
    processing: 'In Arbeit: Das Modell wird gelesen und vermessen',
    measuring: (percent) => `In Arbeit: Das Modell wird gelesen und vermessen, ${percent} %`,
    measured: (filename) => `${filename}, vermessen`,
    done: 'Fertig',
  },
  oversized: {
    title: 'Achtung: zu große Dateien',
    lead: 'Während der Beta-Phase dürfen Dateien höchstens 50 MB groß sein …',
    discarded: (name, megabytes) => `Nicht übernommen: ${name} (${megabytes} MB)`,
    ok: 'OK',
  },
  unfinished: (count) =>
    count === 1
      ? 'Eine Datei wurde nicht fertig hochgeladen. Wählen Sie sie noch einmal aus, dann geht es dort weiter, wo es aufgehört hat:'
      : `${count} Dateien wurden nicht fertig hochgeladen. Wählen Sie sie noch einmal aus, dann geht es dort weiter, wo es aufgehört hat:`,
  provisional: {
    triangles: (count) => `${count} Dreiecke`,
    mark: 'vorläufig, in Ihrem Browser vermessen',
    more: (count) => `und ${count} weitere`,
    differs: (filename, ours, browsers) =>
      `${filename} misst nach unserer Vermessung ${ours}. Ihr Browser hatte ${browsers} gelesen; das gilt nicht mehr.`,
  },
};
