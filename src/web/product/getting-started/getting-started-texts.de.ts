import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './getting-started-texts.ts';

/** What the portal's unfinished pages say, in German. */
export const texts: Translation<typeof english> = {
  inProgress: 'In Arbeit',
  wip: {
    title: 'In Arbeit',
    lead: 'Mit diesen Schritten geht Ihr Betrieb online. Was erledigt ist, ist abgehakt.',
  },
  dashboard: {
    title: 'Dashboard',
    words: 'Angebote, Aufträge und Umsatz sehen Sie hier auf einen Blick.',
  },
  orders: {
    title: 'Aufträge',
    words: 'Hier stehen später Ihre Aufträge. Bis dahin kommt jede Anfrage an Ihre E-Mail-Adresse für Anfragen.',
  },
  clients: {
    title: 'Kunden',
    words: 'Hier steht später, wer bei Ihnen anfragt. Bis dahin finden Sie Ihre Kunden in Ihren E-Mails.',
  },
  start: {
    heading: 'Erste Schritte',
    profile: { title: 'Stellen Sie sich vor', text: 'Name, Logo, Anschrift und wohin Anfragen gehen.', link: 'Profil' },
    prices: {
      title: 'Legen Sie Ihre Preise fest',
      text: 'Fünf Fragen zu Ihren Maschinen. Bis Sie eigene Preise veröffentlichen, sehen Kunden Demopreise.',
      link: 'Preise',
    },
    materials: {
      title: 'Wählen Sie Ihr Angebot',
      text: (count) =>
        count === 0
          ? 'Sie bieten noch keine Materialien an, deshalb sehen Kunden keine Preise.'
          : `Kunden haben jetzt die Wahl aus ${count} ${count === 1 ? 'Material' : 'Materialien'}. Entfernen Sie, was Sie nicht fertigen.`,
      link: 'Meine Materialien',
    },
    share: {
      title: 'Teilen Sie Ihren Link',
      text: 'Dort laden Kunden Teile hoch und sehen Ihre Preise. Probieren Sie ihn zuerst selbst aus.',
      link: 'Ihr Angebotslink',
    },
    done: 'Erledigt',
    member: {
      heading: 'Diesen Betrieb richten die Inhaber ein',
      text: 'Sie pflegen Profil, Materialien und Preise. Die Teile Ihrer Kunden und Ihren Angebotslink finden Sie unter Modelle.',
      link: 'Modelle',
    },
    noShop: {
      heading: 'Sie gehören noch zu keinem Betrieb',
      text: 'Bitten Sie den Inhaber um eine Einladung, öffnen Sie den Link in der E-Mail und melden Sie sich mit diesem Konto an.',
    },
  },
};
