import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /invitation says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Einladung',
  loading: 'Ihre Einladung wird geöffnet',
  failed: 'Ihre Einladung konnte nicht geöffnet werden.',
  join: (provider) => `Zu ${provider} dazukommen`,
  lead: (provider, email) => `${provider} lädt ${email} ein, im Team mitzuarbeiten.`,
  as: 'Ihre Rolle:',
  roles: {
    owner: { name: 'Inhaber', text: 'Sie beantworten Anfragen und ändern Preise, Profil und Team.' },
    member: { name: 'Teammitglied', text: 'Sie beantworten Anfragen. Preise, Profil und Team ändern die Inhaber.' },
    'shop-floor': {
      name: 'Werkstatt',
      text: 'Sie fertigen und versenden Aufträge. Sie sehen Aufträge, Laufkarten und Dateien, aber keine Preise.',
    },
  },
  needsAccount: (email) => `Melden Sie sich mit dem Konto von ${email} an oder legen Sie eines an.`,
  signIn: 'Anmelden',
  create: 'Konto anlegen',
  signedInAs: (email) => `Sie sind als ${email} angemeldet.`,
  otherAddress: (invited, present) =>
    `Diese Einladung ging an ${invited}, Sie sind aber als ${present} angemeldet. Melden Sie sich mit dem eingeladenen Konto an.`,
  signInAsOther: 'Anderes Konto verwenden',
  failures: {
    needsSignIn: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich noch einmal an.',
    noAnswer: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  },
  none: {
    title: 'Hier ist keine Einladung offen',
    lead: 'Öffnen Sie den Link aus der Einladungs-E-Mail. Er gilt in dem Browser, in dem Sie ihn öffnen.',
  },
  over: { title: 'Diese Einladung kann nicht geöffnet werden' },
  home: 'Zur Startseite',
  portal: 'Zum Portal',
};
