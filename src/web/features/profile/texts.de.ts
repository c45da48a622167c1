import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /msp/profile says, in German; the fields' own words are beside their rules. */
export const texts: Translation<typeof english> = {
  title: 'Profil',
  toStorefront: 'Startseite, AGB und Impressum',
  lead: 'Ihr Betrieb, wie Kunden ihn sehen. Ihre Eingaben bleiben gleich in diesem Browser; erst Speichern veröffentlicht sie.',
  loading: 'Ihr Profil wird geladen',
  member: {
    lead: 'Ihr Betrieb, wie Kunden ihn sehen.',
    readOnly: 'Sie können das Profil lesen. Ändern kann es nur ein Inhaber.',
    title: 'Noch kein Profil',
    nobodys: 'Noch kein Inhaber hat das Profil ausgefüllt und gespeichert.',
  },
  organization: 'Betrieb',
  contact: 'E-Mail',
  address: 'Anschrift',
  demos: 'Noch von der Demo: Kunden sehen es, und was dorthin geht, liest niemand.',
  hints: {
    website: 'Mit https:// davor.',
    logo: 'Die Webadresse eines Bildes, mit https:// davor. Ein hier hochgeladenes Logo steht auf Ihren Seiten und Angeboten.',
    contactEmail: 'Hierhin schreiben Kunden mit Fragen.',
    ordersEmail: 'Hier kommen Anfragen an.',
    'address.line2': 'Gebäude, Etage oder Einheit.',
  },
  logo: {
    upload: 'Logo hochladen',
    failed: 'Das Logo ist nicht angekommen. Versuchen Sie es noch einmal.',
    uploaded: 'Das Logo ist hochgeladen. Mit Speichern wird es Ihres.',
  },
  accent: {
    label: 'Akzentfarbe',
    hint: 'Sie färbt Schaltflächen und Links auf Ihren Kundenseiten; wo sie sonst nicht lesbar wären, dunkler oder heller.',
    sample: 'Preis berechnen',
    reset: 'Farbe des Produkts verwenden',
  },
  instant: {
    label: 'Sofortangebote',
    on: 'An: Kunden sehen sofort Preise aus Ihrer Kalkulation.',
    off: 'Aus: Jeder Preis trägt ein Sternchen, und Kunden warten, bis Ihr Team ihn bestätigt.',
    ask: {
      title: 'Sofortangebote ausschalten?',
      text: 'Sobald Sie speichern, ist jeder Preis eine Schätzung, und jede Anfrage wartet, bis Ihr Team sie bestätigt.',
      cancel: 'Angeschaltet lassen',
      confirm: 'Ausschalten',
    },
  },
};
