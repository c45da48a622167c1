import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  appNotLoaded: 'Die Seite konnte nicht geladen werden. Laden Sie sie neu.',
  notLoaded: 'Diese Seite konnte nicht geladen werden',
  lead: 'Besteht eine Verbindung? Ihre Teile und Ihr Warenkorb sind noch da.',
  reload: 'Seite neu laden',
};
