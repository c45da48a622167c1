import type { Translation } from '#domain/language/translation.ts';
import { currencySign } from '#domain/money/money.ts';
import type { texts as english } from './texts.ts';

/** The calculator reckons in dollars, in German as in English. */
export const DOLLAR = currencySign('USD');

/** Everything /roi-calculator says, in German. */
export const texts: Translation<typeof english> = {
  title: 'ROI-Rechner',
  heading: 'Was kosten Sie Ihre Angebote?',
  lead: 'Vergleichen Sie Angebote von Hand mit automatischen Angeboten. Ändern Sie Ihre Zahlen, und alles auf dieser Seite rechnet mit.',
  description: 'ROI-Rechner: Was Angebote von Hand im Monat an Kosten und Stunden verbrauchen, verglichen mit automatischen Angeboten.',
  details: {
    heading: 'Ihre Angaben',
    minutesPerQuote: 'Technischer Aufwand pro Angebot (Minuten)',
    hourlySalaryDollars: 'Stundenlohn in der Kalkulation',
    quotesPerMonth: 'Angebote pro Monat im Schnitt',
    invalid: 'Geben Sie einen gültigen Wert ein.',
    automated: 'Automatische Angebote',
    subscription: 'Geschätzte Abokosten für automatische Angebote pro Monat',
  },
  readings: {
    included: (subscription, quotes) => `${subscription} im Monat enthalten ${quotes} Angebote.`,
    extra: (nominal, effective) =>
      `Jedes weitere kostet nominell ${nominal}. Die Schätzformel rechnet zweimal mit 0,20 und setzt daher ${effective} an.`,
    total: (quotes) => (quotes === '1' ? 'Für 1 weiteres Angebot' : `Für ${quotes} weitere Angebote`),
    effective: (price) => `Zu je ${price}, wie geschätzt`,
    nominal: (price) => `Zum nominellen Preis von je ${price}`,
  },
  summary: {
    label: 'Was Sie sparen könnten',
    saving: (dollars, costFactor, hours, timeFactor) =>
      `Automatische Angebote sparen Ihnen ${dollars}\u00a0${DOLLAR} im Monat (${costFactor}-fache Ersparnis). Dazu gewinnt Ihre Kalkulation ${hours} Stunden im Monat für Wichtigeres (${timeFactor}-fache Ersparnis).`,
    incomplete: 'Füllen Sie alle drei Felder aus, dann sehen Sie, was automatische Angebote Ihnen sparen können.',
  },
  start: 'Kostenlos loslegen',
  opensElsewhere: '(neuer Tab)',
  site: (name) => `Zur Website von ${name}`,
  value: 'Kein Betrieb ist wie der andere. Deshalb richtet sich unser Preis nach dem Nutzen für Ihren Betrieb.',
  valueHeading: 'Ein Preis, der zu Ihrem Betrieb passt',
  manual: 'Von Hand',
  automated: 'Automatisch',
  charts: {
    amount: (figure) => `${figure}\u00a0${DOLLAR}`,
    heading: 'So wächst die Ersparnis mit der Menge',
    loading: 'Diagramme werden geladen',
    cost: 'Kosten: Angebote von Hand und automatisch',
    time: 'Zeit: Angebote von Hand und automatisch',
    quotesAxis: 'ANGEBOTE PRO MONAT',
    costAxis: 'KOSTEN PRO MONAT',
    timeAxis: 'STUNDEN PRO MONAT',
    quotesColumn: 'Angebote pro Monat',
    show: 'Zahlen anzeigen',
    hide: 'Zahlen ausblenden',
    figuresOf: (title) => `Zahlen: ${title}`,
    drawing: (axis) => `Liniendiagramm: ${axis} über Angebote pro Monat. Die Zahlen folgen als Tabelle.`,
    cut: (top) => `Die Achse endet bei ${top}; die Zahlen gehen darüber hinaus.`,
  },
  table: {
    title: 'Kosten und Zeit im Einzelnen: von Hand und automatisch',
    aspect: 'Merkmal',
    rows: {
      time: 'Dauer bis zum Angebot',
      response: 'Antwort auf Anfragen',
      minutes: 'Technischer Aufwand pro Angebot',
      salary: 'Stundenlohn',
      quotes: 'Angebote pro Monat im Schnitt',
      costPerQuote: 'Kosten pro Angebot',
      costPerMonth: 'Kosten pro Monat',
      hoursPerMonth: 'Stunden für Angebote pro Monat',
    },
    manualTime: '1–3 Werktage',
    manualResponse: 'Von Hand, zu Bürozeiten (9–17 Uhr)',
    automatedResponse: 'Sofort, rund um die Uhr',
    minutes: (count) => `${count} Min.`,
    included: (quotes) => `${quotes} Angebote pro Monat im Abo enthalten`,
    costSaving: (dollars, factor) => `Spart ${dollars}\u00a0${DOLLAR} im Monat (${factor}-fach)`,
    timeSaving: (hours, factor) => `Spart ${hours} Stunden im Monat (${factor}-fach)`,
  },
};
