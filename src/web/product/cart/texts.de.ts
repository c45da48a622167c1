import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What was said of a line of the cart, in German. */
export const texts: Translation<typeof english> = {
  note: 'Hinweis',
  tolerances: 'Toleranzen',
  threads: 'Gewinde',
  files: (count) => (count === 1 ? '1 Datei' : `${count} Dateien`),
};
