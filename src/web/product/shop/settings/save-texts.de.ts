import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './save-texts.ts';

export const texts: Translation<typeof english> = {
  save: 'Speichern',
  states: { 'nothing-yet': null, unsaved: 'Nicht gespeicherte Änderungen', saved: 'Alle Änderungen gespeichert' },
};
