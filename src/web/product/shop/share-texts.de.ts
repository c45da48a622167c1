import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './share-texts.ts';

export const texts: Translation<typeof english> = {
  label: 'Ihr Angebotslink',
};
