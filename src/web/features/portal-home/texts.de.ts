import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the portal's first page says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Start',
  lead: (day) => `Was heute ansteht, ${day}.`,
  noRequests: 'Hier erscheinen Ihre Anfragen und Aufträge.',
  loading: 'Was heute ansteht, wird geladen',
  failed: 'Was heute ansteht, konnte nicht geladen werden.',
  kinds: {
    unread: { title: 'Neu', text: 'Ungeöffnet oder vom Kunden geändert.' },
    asked: { title: 'Fragen', text: 'Die letzte Nachricht des Kunden ist unbeantwortet.' },
    answersDue: { title: 'Antworten fällig', text: 'Heute fällig oder überfällig.' },
    ordersDue: { title: 'Aufträge fällig', text: 'Versand heute fällig oder überfällig.' },
    expiring: { title: 'Angebote laufen ab', text: 'Innerhalb von drei Tagen.' },
  },
  all: (count) => `Alle ${count} unter Aufträge`,
  mails: {
    title: 'Nicht zugestellte E-Mails',
    text: 'Ihr Mailserver hat sie abgelehnt. Wir versuchen es weiter; hält das an, schreiben Sie dem Kunden selbst.',
    to: (address) => `an ${address}`,
    tries: (count) => (count === 1 ? 'einmal abgelehnt' : `${count}-mal abgelehnt`),
    next: (moment) => `nächster Versuch ${moment}`,
    more: (count) => (count === 1 ? 'und eine weitere' : `und ${count} weitere`),
  },
  calm: {
    title: 'Alles erledigt',
    text: 'Jede Anfrage ist beantwortet, jeder Auftrag im Plan. Neue Anfragen erscheinen hier.',
    link: 'Alle Anfragen und Aufträge',
  },
  rest: (kinds) => `Sonst ist alles erledigt: keine ${kinds}.`,
  restKinds: {
    unread: 'neuen Anfragen',
    asked: 'offenen Fragen',
    answersDue: 'fälligen Antworten',
    ordersDue: 'fälligen Aufträge',
    expiring: 'ablaufenden Angebote',
    failedMails: 'unzustellbaren E-Mails',
  },
};
