import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './example-texts.ts';

export const texts: Translation<typeof english> = {
  material: 'Material',
  machine: 'Maschinenzeit',
  inspection: 'Prüfung und Gemeinkosten',
  margin: 'Marge',
  discount: 'Mengenrabatt',
};
