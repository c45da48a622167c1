import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './view-texts.ts';

export const texts: Translation<typeof english> = {
  view: '3D-Ansicht',
  viewOf: (name) => `3D-Ansicht von ${name}`,
  show: 'In 3D zeigen',
  failed: 'Die 3D-Ansicht konnte nicht geladen werden. Laden Sie die Seite neu.',
};
