import type { Translation } from '#domain/language/translation.ts';
import type { texts as english, PROMISES as englishPromises } from './texts.ts';

/** What the pages say of prices, in German: no more than the shop shows of them. */
export const PROMISES: Translation<typeof englishPromises> = {
  price: {
    lead: 'Ein Konto brauchen Sie nicht.',
    price: 'Sie sehen, wie er sich mit Material, Oberfläche, Stückzahl und Lieferzeit ändert.',
    claim: {
      title: 'Der Preis folgt dem Teil',
      text: 'Er ergibt sich aus der Geometrie des Teils und den Sätzen des Anbieters, jedes Mal nach denselben Regeln.',
    },
    about: '',
  },
  groups: {
    lead: 'Zu jedem Preis sehen Sie, woraus er besteht.',
    price: 'Sie sehen, was Material, Maschinenzeit und Nachbearbeitung ausmachen.',
    claim: {
      title: 'Sie sehen, wofür Sie zahlen',
      text: 'Zu jedem Preis steht, was Material, Maschinenzeit, Rüsten und Nachbearbeitung ausmachen. Zusammen ergeben sie den Preis, auf den Cent genau.',
    },
    about: ' Zu jedem Preis steht, was die einzelnen Kostengruppen ausmachen.',
  },
  full: {
    lead: 'Jeder Preis ist bis ins Detail aufgeschlüsselt.',
    price: 'Jeder Schritt steht da, mit Formel und Zahlen.',
    claim: {
      title: 'Keine Blackbox',
      text: 'Die Aufschlüsselung nennt Material, Maschinenzeit, Rüsten, Marge und Rabatt. Ihre Zeilen ergeben den Preis, auf den Cent genau.',
    },
    about: ' Jeder Schritt steht mit seiner Formel in der Preisaufschlüsselung.',
  },
};

/** Everything the pages about the product say, in German. */
export const texts: Translation<typeof english> = {
  welcome: 'Willkommen',
  home: {
    instant: {
      title: 'Sofortpreise für Fertigungsteile',
      heading: ['Teil hochladen.', 'Preis sofort sehen.'],
      lead: (app) => `${app} vermisst Ihre CAD-Datei exakt und rechnet den Preis aus, während Sie zusehen.`,
      description: 'STEP-, IGES- oder STL-Datei hochladen und sofort sehen, was Ihr Teil kostet. Ohne Konto, ohne Zahlung.',
    },
    reviewed: {
      title: 'Angebote für Fertigungsteile',
      heading: ['Teil hochladen.', 'Richtpreis sofort sehen.'],
      lead: (app) =>
        `${app} vermisst Ihre CAD-Datei exakt und rechnet einen Richtpreis aus, während Sie zusehen. Jeden Preis bestätigen wir selbst.`,
      description:
        'STEP-, IGES- oder STL-Datei hochladen, sofort einen Richtpreis sehen und ein verbindliches Angebot bekommen. Ohne Konto, ohne Zahlung.',
    },
    upload: 'Teil hochladen',
    drop: 'Oder legen Sie Ihre Dateien irgendwo auf dieser Seite ab.',
    terms: 'STEP, IGES oder STL, bis 50 MB. Kein Konto, keine Zahlung.',
  },
  example: {
    heading: 'Ein Beispiel',
    file: 'flansch.iges',
    choice: 'PLA, weiß, wie gedruckt · 10 Stück',
    drawing: 'Zeichnung eines Flansches: 80 mm Durchmesser, 12 mm dick, eine Bohrung mit 30 mm und vier Löcher mit 8 mm',
    each: 'Stückpreis',
    note: 'Gerechnet mit den Sätzen, die der Software beiliegen.',
  },
  steps: {
    heading: 'In drei Schritten zum Preis',
    list: [
      {
        title: 'Dateien ablegen',
        text: 'Jedes Teil wird eingelesen, geprüft und an seinen exakten Flächen vermessen: Maße, Flächeninhalt, Volumen und ob es dicht geschlossen ist.',
      },
      {
        title: 'Material, Farbe und Oberfläche wählen',
        text: 'Zur Wahl steht, was dieser Anbieter wirklich fertigt, jeweils mit Bild und Beschreibung.',
      },
      {
        title: 'Preis ansehen',
        text: ({ price }) => `${price} Sammeln Sie Ihre Teile im Warenkorb und schicken Sie eine einzige Anfrage.`,
      },
    ],
  },
  claims: {
    heading: 'Darauf können Sie sich verlassen',
    list: [
      {
        title: 'Gemessen, nicht geschätzt',
        text: 'Volumen und Flächen werden über die exakte Geometrie integriert, nicht über ein Abbild davon. Geht das einmal nicht, sagen wir es Ihnen.',
      },
      ({ claim }) => claim,
      {
        title: 'Ihre Zeichnungen bleiben beim Anbieter',
        text: 'Diese Seite läuft auf dem eigenen Server ihres Betreibers. Sie setzt kein Cookie außer für eine gewählte Sprache, verfolgt Sie nicht und lädt nichts von Dritten.',
      },
    ],
    review: {
      instant: {
        title: 'Im Zweifel prüft ein Mensch',
        text: 'Kann die Software ein Teil nicht sicher kalkulieren, sieht unser Team es sich an – und Sie erfahren, warum.',
      },
      reviewed: {
        title: 'Jedes Teil sieht sich ein Mensch an',
        text: 'Was Sie sofort sehen, ist ein Richtpreis; unser Team prüft ihn und bestätigt den Preis.',
      },
    },
  },
  manufacturers: {
    heading: 'Sie fertigen selbst?',
    text: 'Rechnen Sie aus, was Angebote von Hand Ihren Betrieb kosten und was sie automatisiert kosten würden.',
    calculator: 'Zum Rechner',
    contact: 'Kontakt',
  },
  about: {
    title: 'Über uns',
    heading: (app) => `Über ${app}`,
    lead: 'Laden Sie ein 3D-Modell hoch, wählen Sie Material, Farbe und Oberfläche, und Sie sehen, was das Teil kostet.',
    description: 'Was dieser Dienst leistet, wie seine Preise entstehen und was mit Ihren Dateien geschieht.',
    sections: [
      {
        title: 'Wie ein Preis entsteht',
        text: 'Ihr Modell wird exakt vermessen: Hüllmaße, Flächeninhalt und Volumen. Mit den Sätzen des Anbieters werden daraus Maschinenzeit, Material, Rüsten, Nachbearbeitung und Prüfung; dazu kommen Marge und Mengenrabatt.',
      },
      {
        title: 'Wie verbindlich ein Preis ist',
        text: (ordersAtOnce) =>
          `${ordersAtOnce ? 'Hier wird nichts bezahlt.' : 'Hier wird nichts bestellt und nichts bezahlt.'} Sie schicken eine Anfrage; das Team des Anbieters prüft Ihre Dateien und bestätigt sie per E-Mail. Preise mit Sternchen gelten erst nach der Prüfung.${ordersAtOnce ? ' Wo der Warenkorb „Jetzt bestellen“ anbietet, können Sie auch zum Sofortpreis bestellen; das ist für beide Seiten sofort verbindlich.' : ''}`,
      },
      {
        title: 'Was mit Ihren Dateien geschieht',
        text: (filesStay) =>
          filesStay
            ? 'Sie bleiben in Ihrem Browser, der sie vermisst, bis Sie eine Anfrage senden. Dann liegen sie auf diesem Server, unter Namen, die niemand erraten kann, und gehen an den Anbieter.'
            : 'Sie liegen auf dem Server, auf den Sie sie hochgeladen haben, unter Namen, die niemand erraten kann, und gehen mit Ihrer Anfrage an den Anbieter.',
      },
      {
        title: 'Open Source',
        text: 'Die Software steht unter der Apache-Lizenz 2.0, ihre Geometriekerne unter der LGPL 2.1. Jeder Betrieb kann sie auf eigenen Servern einsetzen.',
      },
    ],
    ask: 'Fragen Sie uns',
  },
  wip: {
    title: 'In Arbeit …',
    lead: 'Diese Seite entsteht noch. Schauen Sie bald wieder vorbei.',
    drawing: 'Ein erst halb gezeichnetes Teil',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    lead: 'Unter dieser Adresse gibt es nichts. Vielleicht ist der Link veraltet oder vertippt.',
    home: 'Zur Startseite',
  },
};
