import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the dashboard says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Dashboard',
  lead: (from, to) => `Anfragen vom ${from} bis ${to}, aktueller Stand.`,
  loading: 'Zahlen werden geladen',
  failed: 'Die Zahlen konnten nicht geladen werden.',
  period: 'Zeitraum',
  days: (days) => `${days} Tage`,
  nothing: {
    title: 'Keine Anfrage in diesem Zeitraum',
    text: 'Wählen Sie einen längeren, um ältere Anfragen zu sehen.',
  },
  none: '–',
  tiles: {
    won: 'Gewonnen',
    wonCount: (count) => `${count} beauftragt`,
    quoted: 'Angeboten',
    quotedCount: (count) => `${count} angeboten`,
    rate: 'Erfolgsquote',
    rateOf: (won, lost) => `${won} gewonnen, ${lost} verloren`,
    rateHelp: 'Verloren heißt: abgelehnt oder abgelaufen.',
    answer: 'Erste Antwort',
    answerOf: (answered, p90) => (p90 === null ? `${answered} beantwortet` : `${answered} beantwortet, 9 von 10 innerhalb von ${p90}`),
    answerHelp: 'Median, Nächte und Wochenenden mitgezählt.',
  },
  minutes: (count) => `${count} Min.`,
  hours: (count) => `${count} Std.`,
  daysLong: (count) => `${count} Tg.`,
  funnel: {
    title: 'Vom Besuch zum Auftrag',
    step: 'Schritt',
    count: 'Anzahl',
    share: 'Anteil an Anfragen',
    steps: {
      visits: 'Aufrufe Ihres Links',
      uploads: 'Dateien hochgeladen',
      quotes: 'Teile kalkuliert',
      requests: 'Anfragen',
      accepted: 'Aufträge',
    },
    help: 'Ein Aufruf ist jedes Öffnen Ihrer Upload-Seite, auch erneutes Laden und Bots; Besucher bleiben anonym. Ein Teil zählt höchstens einmal am Tag als kalkuliert. Ein Aufruf kann viele Dateien bringen, eine Anfrage viele Teile. Diese drei werden nach Tagen in UTC gezählt.',
  },
  time: {
    title: 'Wert im Zeitverlauf',
    titleOf: (currency) => `Wert im Zeitverlauf in ${currency}`,
    span: 'Eingang',
    days: (from, to) => (from === to ? from : `${from} bis ${to}`),
    figures: 'Die Zahlen',
    drawn: (title, count) =>
      `${title}: ${count} ${count === 1 ? 'Säulenpaar' : 'Säulenpaare'} für Angebotenes und Gewonnenes. Die Zahlen stehen in der Tabelle darunter.`,
    help: 'Nach der Woche oder dem Monat, in dem die Anfrage einging, gleich wann sie angeboten oder gewonnen wurde: Endsummen mit Rabatten, Zusatzkosten und Steuer.',
  },
  value: {
    titleIn: (title, currency) => `${title} in ${currency}`,
    material: { title: 'Materialien nach Wert', column: 'Material' },
    process: { title: 'Verfahren nach Wert', column: 'Verfahren' },
    unknown: 'Kein Preis gerechnet',
    help: (currency) =>
      `Summen der Positionen in ${currency}, vor Rabatten, Zusatzkosten und Steuer; der obere Balken zeigt Angebotenes, der untere Gewonnenes.`,
  },
  held: {
    title: 'Treffsicherheit der Sofortpreise',
    lead: 'Der Stückpreis, der sofort zu sehen war, gegen den schließlich angebotenen bei gleicher Stückzahl.',
    material: 'Material',
    lines: 'Positionen',
    median: 'Median',
    within: 'Bis ±2\u00a0%',
    worst: 'Größte Abweichung',
    nothing: 'Noch wurde keine Position mit Sofortpreis in gleicher Stückzahl angeboten.',
    help: 'Der Punkt ist der Median, der Ring die Position mit der größten Abweichung; zwischen den gestrichelten Linien wich der Preis um höchstens 2\u00a0% ab. Was über die Skala hinausgeht, steht an ihrem Ende.',
  },
  exports: {
    title: 'Export',
    lead: 'Tabellen (CSV) der Anfragen dieses Zeitraums; bei Kunden immer alle.',
    requests: 'Anfragen',
    lines: 'Positionen',
    clients: 'Kunden',
  },
};
