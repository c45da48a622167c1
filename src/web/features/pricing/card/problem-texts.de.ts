import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './problem-texts.ts';

export const texts: Translation<typeof english> = {
  noDay: 'Wählen Sie mindestens einen Tag.',
  noFigure: (unit) => `Geben Sie eine Zahl in ${unit} ein.`,
  noNumber: (unit) => `Geben Sie eine Zahl, zum Beispiel 12,5, in ${unit} ein.`,
  unclear: (whole, fraction) => `Ist das ${whole}${fraction} oder ${whole},${fraction}? Schreiben Sie die Zahl ohne Punkt.`,
};
