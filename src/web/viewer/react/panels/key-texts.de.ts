import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './key-texts.ts';

export const texts: Translation<typeof english> = {
  shiftArrows: 'Umschalt + Pfeiltasten',
  escape: 'Esc',
};
