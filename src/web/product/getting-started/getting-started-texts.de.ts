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
    progress: (done, count) => `Einrichtung: ${done} von ${count} Schritten erledigt`,
    putAway: 'Ausblenden',
    show: 'Schritte anzeigen',
    tryIt: 'Als Kunde ausprobieren',
    done: 'Erledigt',
    steps: {
      account: { title: 'Ihr Konto', text: 'Dieser Betrieb gehört Ihnen. Ohne Ihre Einladung kommt niemand hinein.' },
      profile: {
        title: 'Ihr Betrieb und Logo',
        text: (ordersEmail) => `Anfragen gehen per E-Mail an ${ordersEmail}.`,
        nobody: (ordersEmail) => `Name, Logo, Anschrift. Bis Sie speichern, gehen Anfragen an ${ordersEmail}, und dort liest sie niemand.`,
        link: 'Profil',
      },
      prices: {
        title: 'Verfahren und Sätze',
        text: 'Fünf Fragen zu Ihren Maschinen. Bis Sie eigene Preise veröffentlichen, sehen Kunden Demopreise.',
        link: 'Preise',
      },
      offer: {
        title: 'Ihr Angebot',
        text: (count) =>
          count === 0
            ? 'Sie bieten noch keine Materialien an, deshalb sehen Kunden keine Preise.'
            : `Kunden haben jetzt die Wahl aus ${count} ${count === 1 ? 'Material' : 'Materialien'}. Wählen Sie ab, was Sie nicht fertigen, und speichern Sie.`,
        link: 'Meine Materialien',
      },
      test: {
        title: 'Ein Probeauftrag',
        text: 'Bestellen Sie etwas bei sich selbst, oder spielen Sie eine Beispielanfrage durch: anbieten, bestellen, liefern.',
      },
    },
    member: {
      heading: 'Diesen Betrieb richten die Inhaber ein',
      text: 'Sie pflegen Profil, Materialien und Preise. Die Teile Ihrer Kunden und Ihren Angebotslink finden Sie unter Modelle.',
      link: 'Modelle',
    },
    noShop: {
      heading: 'Sie gehören noch zu keinem Betrieb',
      text: 'Bitten Sie den Inhaber um eine Einladung, öffnen Sie den Link in der E-Mail und melden Sie sich mit diesem Konto an.',
    },
    open: {
      heading: 'Eröffnen Sie Ihren Betrieb',
      text: 'Stellen Sie sich vor, und Sie haben einen Link zum Teilen. Zuerst gelten Demopreise, die Sie durch eigene ersetzen.',
      link: 'Profil',
    },
  },
  bar: {
    label: 'Einrichtung',
    demo: 'Demopreise: Kunden sehen sie.',
    demoText: 'Das endet, wenn Sie eigene Preise veröffentlichen.',
    next: (step) => `Weiter: ${step}`,
  },
  example: {
    badge: 'Beispiel',
    text: 'Diese Anfrage hat niemand geschickt. Bieten Sie sie an, bestellen Sie als Kunde, liefern Sie: Es geht keine E-Mail hinaus, und keine Zahl zählt sie mit.',
    add: 'Beispielanfrage anlegen',
    open: 'Beispiel öffnen',
    asCustomer: 'Als Kunde öffnen',
    remove: 'Beispiel entfernen',
  },
};
