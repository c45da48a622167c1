import { spellInstantLeadTime } from '#domain/calendar/spell-days.ts';
import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /quote says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Ihre Preise',
  heading: 'Preise',
  counted: (lines, pieces) => `${lines} ${lines === 1 ? 'Position' : 'Positionen'} · ${pieces} Stück`,
  loading: 'Ihre Preise werden gerechnet',
  failed: 'Ihre Preise konnten nicht geladen werden.',
  nothingSelected: 'Es ist kein Teil ausgewählt, also gibt es noch nichts zu berechnen.',
  nothingChosen: 'Wählen Sie Material, Farbe und Oberfläche, dann sehen Sie Ihre Preise.',
  uploadParts: 'Teile hochladen',
  selectMaterial: 'Material wählen',
  otherParts: 'Andere Teile oder Materialien',
  goToCart: 'Zum Warenkorb',
  addToCart: 'In den Warenkorb',
  added: 'Im Warenkorb',
  requestAll: 'Jetzt anfragen',
  addAll: 'Alle in den Warenkorb',
  addAndGo: 'In den Warenkorb legen',
  addedAgain: (filename, quantity) => `${filename} lag schon in Ihrem Warenkorb. Die Stückzahl ist jetzt ${quantity}.`,
  allAddedAgain: (count) =>
    count === 1
      ? 'Eine dieser Positionen lag schon in Ihrem Warenkorb. Ihre Stückzahl wurde erhöht.'
      : `${count} dieser Positionen lagen schon in Ihrem Warenkorb. Ihre Stückzahlen wurden erhöht.`,
  announceAdded: (filename) => `${filename} liegt im Warenkorb.`,
  announceAllAdded: (count) => (count === 1 ? '1 Position liegt im Warenkorb.' : `${count} Positionen liegen im Warenkorb.`),
  facts: {
    material: 'Material',
    color: 'Farbe',
    finish: 'Oberfläche',
    quantity: 'Stückzahl',
    leadTime: 'Lieferzeit',
  },
  columns: {
    choices: 'Material, Farbe und Oberfläche',
    amount: 'Stückzahl und Lieferzeit',
    price: 'Preis',
    actions: 'In den Warenkorb',
  },
  leadTime: spellInstantLeadTime,
  materialInfo: 'Mehr über dieses Material (neuer Tab)',
  withoutSetUp: 'zzgl. Rüstkosten, MwSt.',
  notInstant: 'Kein Sofortangebot für dieses Teil: Das Team des Anbieters sieht sich Ihre Dateien an und meldet sich mit einem Angebot.',
  reviewHeading: 'Darum wird es geprüft',
  unquoted: 'Dieses Teil ist hier nicht mehr bekannt. Laden Sie es noch einmal hoch.',
  pending: 'Die Fertigung dieses Teils wird gerade durchgerechnet. Der Preis folgt gleich.',
  hidden: 'Noch kein Preis: Der Anbieter prüft das Teil und nennt Ihnen einen.',
  updating: 'Preis wird aktualisiert',
  change: {
    of: (what, filename) => `${what} von ${filename}`,
    leadTime: (name, day) => (day === null ? `${name}, Termin auf Anfrage` : `${name}, Versand bis ${day}`),
    failed: 'Die Auswahl für dieses Material konnte nicht geladen werden. Nichts wurde geändert; wählen Sie es noch einmal.',
    notOffered: 'Dieses Material gibt es zurzeit in keiner Farbe oder mit keiner Oberfläche.',
    priceFailed: 'Der neue Preis konnte nicht geladen werden. Der Preis oben gehört zur vorigen Auswahl.',
  },
  cheaper: {
    words: (name, price, instead, percent) =>
      `Günstiger in ${name}: ${price} statt ${instead} inkl. Rüstkosten, ${percent}\u00a0% weniger.`,
    short: (name, percent) => `In ${name} ${percent}\u00a0% günstiger`,
    change: (name) => `Zu ${name} wechseln`,
    changeLabel: (filename, name) => `${filename} in ${name} fertigen`,
  },
  receipt: {
    show: {
      full: 'Aufschlüsselung',
      groups: 'Woraus der Preis besteht',
      price: 'Staffelpreise',
    },
    download: 'Als JSON herunterladen',
    print: 'Drucken',
    estimate: 'Eine Schätzung zu den üblichen Sätzen: Das geprüfte Angebot kann davon abweichen.',
  },
  quantities: {
    heading: 'Bei anderen Stückzahlen',
    chart: 'Stückpreis über der Stückzahl; die Zahlen stehen in der Tabelle danach',
    quantity: 'Stückzahl',
    each: 'Stückpreis',
    total: 'Gesamt',
    yours: 'Ihre Stückzahl',
    buy: (quantity, percent) => `Ab ${quantity} Stück je ${percent} % sparen`,
    saves: (percent) => `${percent} % gespart`,
  },
  summary: {
    heading: 'Summe',
    toReview: (count) =>
      count === 1
        ? '* Eine Position muss geprüft werden, bevor ihr Preis feststeht.'
        : `* ${count} Positionen müssen geprüft werden, bevor ihr Preis feststeht.`,
    noPayment: 'Jetzt wird nichts bezahlt. Der Anbieter bestätigt das Angebot per E-Mail.',
  },
};
