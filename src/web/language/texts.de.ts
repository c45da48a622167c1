import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  page: {
    noScript: 'Diese Seite braucht JavaScript, um Ihre Teile zu lesen und zu kalkulieren. Schalten Sie es ein und laden Sie die Seite neu.',
    preview: 'Strichzeichnung eines Flansches mit Maßen, daneben sein Preis',
  },
};
