import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  close: 'Schließen',
  notLoaded: 'Das konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  oneLess: (label) => `Eins weniger: ${label}`,
  oneMore: (label) => `Eins mehr: ${label}`,
  darkColors: 'Dunkle Farben verwenden',
  lightColors: 'Helle Farben verwenden',
  description: 'CAD-Datei hochladen und einen exakten, nachvollziehbaren Preis für Ihr Teil erhalten.',
};
