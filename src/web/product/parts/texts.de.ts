import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  notes: (count) => `${count} Hinweise`,
  folder: {
    none: 'Ohne Ordner',
    select: (folder) => `Alle aus ${folder} auswählen`,
    count: (selected, all) => `${selected}/${all}`,
  },
  select: (filename) => `${filename} auswählen`,
  quantityOf: (filename) => `Stückzahl von ${filename}`,
  remove: (filename) => `${filename} entfernen`,
  removed: (filename) => `${filename} wurde entfernt.`,
  undo: 'Rückgängig',
  picture: 'Bild',
  part: 'Teil',
  file: {
    sending: (name, percent) => `${name} wird gesendet: ${percent} %`,
    tooBig: (name) => `${name} ist größer als 25 MB.`,
    failed: (name) => `${name} ist nicht angekommen. Versuchen Sie es noch einmal.`,
    added: (name) => `${name} wurde hinzugefügt.`,
  },
};
