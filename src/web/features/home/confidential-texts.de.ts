import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './confidential-texts.ts';

export const texts: Translation<typeof english> = {
  title: 'Vertraulich',
  lead: (userID) => `Sie sind als ${userID} angemeldet. Diese Seite sehen nur angemeldete Benutzer.`,
  portal: 'Zu Ihrem Portal',
  signOut: 'Abmelden',
};
