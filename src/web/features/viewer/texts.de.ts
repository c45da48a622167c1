import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  title: '3D-Ansicht',
  refused: 'Der Link nennt ein Modell, das nicht auf dieser Seite liegt; deshalb sehen Sie das Beispiel.',
  drop: 'Datei hier ablegen, um sie anzusehen',
};
