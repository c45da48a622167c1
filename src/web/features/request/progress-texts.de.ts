import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './progress-texts.ts';

export const texts: Translation<typeof english> = {
  done: ' (erledigt)',
};
