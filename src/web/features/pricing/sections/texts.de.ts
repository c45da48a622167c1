import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

const figure = (value: number, decimals = 0) =>
  value.toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** What the sections of the rate card say around their fields, in German. */
export const texts: Translation<typeof english> = {
  machines: {
    title: 'Maschinen für dieses Verfahren',
    help: 'Ein Teil kommt auf die günstigste Maschine, auf die es passt; die Preisaufschlüsselung nennt sie.',
    add: 'Maschine hinzufügen',
    name: (name, number) => name || `Maschine ${number}`,
    preset: 'Vorlage',
    presetHelp: 'Füllt Bauraum und Einstellungen dieser Maschine aus.',
    keep: 'Maschine wählen …',
    figures: 'Einstellungen, aus denen Zeiten und Gewichte folgen',
  },
  processes: {
    rates: 'Sätze',
    ratesHelp: 'Was dieses Verfahren neben Maschine und Material kostet.',
    operations: 'Arbeitsgänge',
    operationsHelp: 'Arbeit neben der Maschine: an jedem Stück, an jeder Bauplattform oder an Stücken mit Stützstruktur.',
    addOperation: 'Arbeitsgang hinzufügen',
    operation: (name, number) => name || `Arbeitsgang ${number}`,
    discounts: 'Mengenrabatte',
    discountsHelp: 'Beginnen Sie mit 1 Stück und 0\u00a0%. Die Stückzahlen müssen steigen, die Rabatte dürfen nicht fallen.',
    addDiscount: 'Stufe hinzufügen',
    discount: (number) => `Stufe ${number}`,
    limits: 'Grenzen',
    limitsHelp: 'Teile darüber müssen Sie freigeben, bevor ihr Preis gilt.',
    plausible: 'Plausibilitätsgrenzen',
    plausibleHelp: 'Darüber ist ein Fehler wahrscheinlicher als ein Auftrag; der Preis braucht dann Ihre Freigabe.',
  },
  marginLeft: {
    label: 'Marge, die nach Rabatten mindestens bleibt',
    pieces: (quantity) => `${figure(quantity)} Stück`,
    percent: (percent) => `${figure(percent)}\u00a0%`,
    gone: (quantity, percent) =>
      percent < 0
        ? `Bei ${figure(quantity)} Stück verkaufen Sie unter Kosten: Der Rabatt ist größer als Ihre Marge.`
        : `Bei ${figure(quantity)} Stück lässt der Rabatt ${figure(percent, 1)}\u00a0% des Preises als Marge.`,
  },
  leadTimes: {
    title: 'Lieferzeiten für dieses Verfahren',
    help: 'Die erste ist voreingestellt.',
    add: 'Lieferzeit hinzufügen',
    name: (name, number) => name || `Lieferzeit ${number}`,
    calendar: 'Kalender',
    calendarHelp: 'Für den ganzen Betrieb, für alle Verfahren.',
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    holidays: 'Feiertage',
    holiday: (number) => `Feiertag ${number}`,
    addHoliday: 'Feiertag hinzufügen',
  },
  money: {
    currency: 'Geld',
    tax: 'Steuer berechnen',
    taxHelp: 'Aus: Preise stehen ohne Steuer da.',
    display: 'Anzeige',
    review: 'Schwellen für die Prüfung',
    reviewHelp: 'Wann ein Preis Ihre Freigabe braucht.',
  },
  materials: {
    catalogue: 'Materialien aus dem Katalog',
    catalogueHelp: 'Welche davon Sie anbieten, wählen Sie unter Meine Materialien.',
    own: 'Eigene Materialien',
    ownHelp: 'Kalkuliert und angeboten wie die aus dem Katalog. Kunden sehen sie, sobald Sie veröffentlichen.',
    add: 'Material hinzufügen',
    newName: 'Neues Material',
    unnamed: 'Ohne Namen',
    retired: 'Ausgelaufen',
    colors: 'Farben',
    addColor: 'Farbe hinzufügen',
    color: (name) => name || 'Farbe',
    ownColors: 'Eigene Farben für Materialien aus dem Katalog',
    ownColorsHelp: 'Zur Wahl neben den Farben aus dem Katalog.',
    remove: 'Dieses Material entfernen',
    removeColor: (name) => `${name || 'Farbe'} entfernen`,
  },
  finishes: {
    catalogue: 'Oberflächen aus dem Katalog',
    own: 'Eigene Oberflächen',
    ownHelp: 'Zur Wahl für die Materialien, die Sie angeben.',
    add: 'Oberfläche hinzufügen',
    newName: 'Neue Oberfläche',
    remove: 'Diese Oberfläche entfernen',
  },
  picture: {
    choose: 'Bild wählen',
    replace: 'Anderes Bild wählen',
    remove: 'Bild entfernen',
    failed: 'Das Bild konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    alt: (name) => `Bild von ${name}`,
  },
};
