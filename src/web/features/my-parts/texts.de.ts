import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  columns: { picture: 'Bild', part: 'Teil', size: 'Maße', notes: 'Hinweise', file: 'Datei' },
  title: 'Meine Teile',
  lead: 'Die Teile, die Kunden bei Ihnen hochgeladen haben.',
  count: (count) => (count === 1 ? '1 Teil' : `${count} Teile`),
  findings: (count) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
  findingsOf: (name) => ` zu ${name}`,
  loading: 'Ihre Teile werden geladen',
  failed: 'Ihre Teile konnten nicht geladen werden.',
  notLoaded: 'Die Liste der Teile konnte nicht vom Server geholt werden.',
  noData: 'Noch nichts da',
  empty: 'Hier stehen die Teile, die Ihre Kunden hochladen.',
  tip: (appName) =>
    `Tipp: Binden Sie ${appName} in Ihre Website ein, oder geben Sie Ihren Angebotslink an Ihre Kunden weiter, damit sie Ihnen Anfragen senden können.`,
  notRegistered: {
    title: 'Sie haben noch keinen Angebotslink',
    text: 'Füllen Sie Ihr Profil aus und speichern Sie es. Dann können Kunden Teile bei Ihnen hochladen, und sie stehen hier.',
    link: 'Zu Ihrem Profil',
  },
};
