import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /msp/colleagues says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Team',
  lead: 'Wer mitarbeitet und in welcher Rolle. Inhaber ändern Preise, Profil und Team; Teammitglieder beantworten Anfragen; die Werkstatt fertigt und versendet, ohne Preise zu sehen.',
  loading: 'Ihr Team wird geladen',
  failed: 'Ihr Team konnte nicht geladen werden.',
  readOnly: 'Sie sehen, wer hier mitarbeitet. Einladen, entfernen und Rollen ändern kann nur ein Inhaber.',
  here: 'Wer hier mitarbeitet',
  you: 'Sie',
  founder: 'Gründer',
  founderStays: 'Gründer, bleibt immer Inhaber',
  youStay: 'Sie haben diesen Betrieb eingerichtet: Wer gründet, bleibt immer Inhaber.',
  roles: { owner: 'Inhaber', member: 'Teammitglied', 'shop-floor': 'Werkstatt' },
  makeRole: { owner: 'Zum Inhaber machen', member: 'Zum Teammitglied machen', 'shop-floor': 'In die Werkstatt versetzen' },
  makeRoleLabel: {
    owner: (name) => `${name} zum Inhaber machen`,
    member: (name) => `${name} zum Teammitglied machen`,
    'shop-floor': (name) => `${name} in die Werkstatt versetzen`,
  },
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  leave: 'Betrieb verlassen',
  asks: {
    owner: {
      title: (name) => `${name} zum Inhaber machen?`,
      text: 'Inhaber ändern Preise, Profil und Team und können andere Inhaber entfernen.',
    },
    member: {
      title: (name) => `${name} zum Teammitglied machen?`,
      text: 'Teammitglieder beantworten Anfragen. Preise und Profil können sie lesen, aber nicht ändern. Einladungen, die von ihnen stammen, verfallen.',
    },
    'shop-floor': {
      title: (name) => `${name} in die Werkstatt versetzen?`,
      text: 'Die Werkstatt sieht Aufträge, Laufkarten, Lieferscheine und Dateien und meldet, was begonnen, fertig und versandt ist. Preise, Angebote und Kunden sieht sie nicht. Einladungen, die von dieser Person stammen, verfallen.',
    },
    leave: {
      title: (_name) => 'Diesen Betrieb verlassen?',
      text: 'Sie werden sofort abgemeldet und verlieren den Zugang; hinein kommen Sie nur mit einer neuen Einladung. Was Sie getan haben, bleibt in den Anfragen stehen; für Ihre Anfragen ist dann niemand mehr zuständig. Ihre Einladungen verfallen.',
    },
    remove: {
      title: (name) => `${name} entfernen?`,
      text: 'Wer entfernt wird, ist sofort abgemeldet und verliert den Zugang zu Ihrem Betrieb. Die bisherige Arbeit bleibt in den Anfragen stehen; für die zugewiesenen Anfragen ist dann niemand mehr zuständig. Offene Einladungen dieser Person verfallen.',
    },
  },
  done: {
    invited: (email) => `Die Einladung an ${email} ist unterwegs.`,
    withdrawn: (email) => `Die Einladung an ${email} ist zurückgezogen.`,
    owner: (name) => `${name} hat jetzt die Rolle Inhaber.`,
    member: (name) => `${name} hat jetzt die Rolle Teammitglied.`,
    'shop-floor': (name) => `${name} hat jetzt die Rolle Werkstatt.`,
    left: 'Sie arbeiten hier nicht mehr mit.',
    removed: (name) => `${name} arbeitet hier nicht mehr mit.`,
  },
  waiting: 'Offene Einladungen',
  noneWaiting: 'Keine offenen Einladungen.',
  invitedBy: (name) => `eingeladen von ${name}`,
  goodUntil: (day) => `gültig bis ${day}`,
  withdraw: 'Zurückziehen',
  withdrawLabel: (email) => `Einladung an ${email} zurückziehen`,
  invite: {
    title: 'Teammitglied einladen',
    lead: 'Die Einladung kommt per E-Mail mit einem Link: einmal verwendbar, 7 Tage gültig. Eine zweite Einladung ersetzt die erste.',
    email: 'E-Mail',
    badEmail: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel ada@example.com.',
    role: 'Rolle',
    roles: {
      member: 'Teammitglied – beantwortet Anfragen',
      'shop-floor': 'Werkstatt – fertigt und versendet, sieht keine Preise',
      owner: 'Inhaber – darf alles ändern',
    },
    send: 'Einladung senden',
  },
  failures: {
    noAnswer: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
    needsSignIn: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich noch einmal an.',
  },
  noShop: {
    title: 'Sie haben noch keinen Betrieb',
    text: 'Füllen Sie Ihr Profil aus und speichern Sie es. Dann können Sie andere in Ihr Team einladen.',
    link: 'Zum Profil',
  },
};
