import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './drop-texts.ts';

export const texts: Translation<typeof english> = {
  drop: 'Dateien hier ablegen, um sie hochzuladen',
};
