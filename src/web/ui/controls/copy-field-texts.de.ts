import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './copy-field-texts.ts';

export const texts: Translation<typeof english> = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  announced: 'Der Link ist in der Zwischenablage.',
};
