import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the shop floor's list of orders says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Aufträge',
  lead: 'Was zu fertigen und zu versenden ist.',
  loading: 'Aufträge werden geladen',
  failed: 'Die Aufträge konnten nicht geladen werden.',
  all: 'Auch bereits versandte',
  none: 'Nichts zu fertigen',
  noneLead: 'Angenommene Aufträge erscheinen hier.',
  columns: { order: 'Auftrag', state: 'Stand', lines: 'Positionen', due: 'Versand bis' },
  lines: (count) => (count === 1 ? '1 Position' : `${count} Positionen`),
  more: 'Weitere anzeigen',
  notes: 'Notizen',
  addNote: 'Notiz hinzufügen',
  noteHelp: 'Nur Ihr Team sieht sie.',
  saveNote: 'Notiz speichern',
  files: 'Dateien',
  due: (day) => `Versand bis ${day}`,
};
