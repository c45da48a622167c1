import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './settings-texts.ts';

/** What every page of a shop's settings says, in German. */
export const texts: Translation<typeof english> = {
  loading: 'Einstellungen werden geladen',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  readOnly: 'Nur der Inhaber kann diese Einstellungen ändern.',
  noShop: {
    title: 'Noch kein Betrieb',
    text: 'Speichern Sie zuerst Ihr Profil. Dann können Sie diese Einstellungen vornehmen.',
    link: 'Profil',
  },
  save: 'Speichern',
  saved: 'Gespeichert.',
  reload: 'Gespeicherten Stand zeigen',
};
