import { spellInstantLeadTime } from '#domain/calendar/spell-days.ts';
import type { Translation } from '#domain/language/translation.ts';
import { texts as prices } from '../../product/prices/texts.de.ts';
import type { texts as english } from './texts.ts';

/** Everything /material-selection says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Material wählen',
  parts: {
    heading: 'Ausgewählte Teile',
    all: 'Alle Teile auswählen',
    look: (filename) => `${filename} ansehen`,
    noPrice: 'Kein Preis',
    uploadMore: 'Weitere Teile hochladen',
    count: (selected, total) => `${selected}/${total}`,
    countLabel: (selected, total) => `${selected} von ${total} Teilen ausgewählt`,
    show: 'Anzeigen',
    hide: 'Ausblenden',
    noneSelected: 'Wählen Sie mindestens ein Teil aus, dann geht es mit dem Material weiter.',
  },
  scope: {
    label: 'Auswahl gilt für',
    all: (count) => (count === 2 ? 'Beide Teile' : `Alle ${count} Teile`),
    one: 'Nur dieses Teil',
    otherwise: (count, of) => `${count} von ${of} ${count === 1 ? 'weicht' : 'weichen'} ab. Was Sie hier wählen, gilt für alle.`,
    replaced: (count) => `Die eigene Auswahl für ${count === 1 ? 'ein Teil' : `${count} Teile`} wurde ersetzt.`,
    own: 'Weicht von den anderen ab.',
    alike: 'Den anderen angleichen',
  },
  steps: {
    material: { title: 'Material', prompt: 'Wählen Sie ein Material', empty: 'Dieser Anbieter hat zurzeit keine Materialien im Programm.' },
    color: { title: 'Farbe', prompt: 'Wählen Sie eine Farbe', empty: 'Dieses Material gibt es zurzeit in keiner Farbe.' },
    finish: { title: 'Oberfläche', prompt: 'Wählen Sie eine Oberfläche', empty: 'Dieses Material gibt es zurzeit mit keiner Oberfläche.' },
  },
  leadTime: { title: 'Lieferzeit', failed: 'Die Lieferzeiten konnten nicht geladen werden. Sie können im Angebot eine wählen.' },
  change: 'Ändern',
  changeLabel: (title) => `${title} ändern`,
  waiting: { color: 'Wählen Sie zuerst ein Material.', finish: 'Wählen Sie zuerst eine Farbe.' },
  filterLabel: 'Materialien anzeigen für',
  sort: {
    label: 'Sortieren nach',
    orders: { offer: 'Empfehlung', price: 'Preis', name: 'Name', days: 'Lieferzeit' },
  },
  upTo: 'Höchstens',
  anyPrice: 'Jeder Preis',
  shown: (count, of) => (count === 0 ? `Keines von ${of} Materialien passt.` : `${count} von ${of} Materialien`),
  colorCosts: 'Alle Farben kosten gleich viel und gehen am selben Tag raus.',
  prices: {
    basis: (parts, tax) => (parts === 1 ? `Preise ${prices.leavesOut(tax)}` : `Für ${parts} Teile, ${prices.leavesOut(tax)}`),
    present: 'Aktuelle Wahl',
    changes: (more, daysLater) => {
      const days = Math.abs(daysLater);
      const when = daysLater === 0 ? 'gleicher Tag' : `${days} ${days === 1 ? 'Tag' : 'Tage'} ${daysLater < 0 ? 'früher' : 'später'}`;
      return `${more ?? 'gleicher Preis'}, ${when}`;
    },
    from: 'ab',
    leavesOut: prices.leavesOut,
    days: spellInstantLeadTime,
    pending: prices.pending,
    onReview: prices.reviewed,
    partly: ({ unpriced, missing }, of) => {
      if (of === 1) return prices.estimate;
      const onReview = `${unpriced} von ${of} Teilen in Prüfung`;
      return missing === 0 ? onReview : `${onReview}; ${missing} nicht enthalten`;
    },
    failed: 'Die Preise konnten nicht geladen werden. Sie können auch ohne sie wählen.',
  },
  loading: (title) => `Auswahl wird geladen: ${title}`,
  failed: 'Diese Liste konnte nicht geladen werden.',
  getQuote: 'Zum Angebot',
  summary: 'Summe',
  chosen: (parts, pieces) => `${parts} ${parts === 1 ? 'Teil' : 'Teile'} · ${prices.pieces(pieces)}`,
  inDefault: (choice) => `Gerechnet in ${choice}, bis Sie wählen.`,
  review: (count) => `* ${count} ${count === 1 ? 'Teil muss' : 'Teile müssen'} geprüft werden: Der Anbieter bestätigt den Preis.`,
  totalFailed: 'Die Summe konnte nicht geladen werden. Sie können ohne sie weitermachen.',
};
