import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the first questions say, in German. */
export const texts: Translation<typeof english> = {
  intro:
    'Fünf Fragen, dann haben Sie Preise. Alles andere beginnt mit marktüblichen Sätzen, und jede Zahl können Sie später ändern. Verfahren, die Sie nicht ankreuzen, sind ausgeschaltet.',
  currency: { label: 'Währung', help: 'In der Sie abrechnen.' },
  dollar: {
    help: 'Sätze, nach denen hier nicht gefragt wird, stehen in US-Dollar und werden damit umgerechnet.',
    sourceHelp: 'Wer das sagt, zum Beispiel die EZB. Es bleibt bei Ihren Preisen.',
  },
  questions: {
    processes: 'Welche Verfahren haben Sie?',
    machines: 'Welche Maschinen laufen bei Ihnen?',
    hours: 'Was kostet eine Maschinenstunde?',
    margin: 'Wie viel vom Preis ist Gewinn?',
    leadTime: 'Wie lang ist Ihre normale Lieferzeit?',
  },
  machine: (process) => `Maschine für ${process}`,
  machineHelp: 'Die ähnlichste: Aus ihr folgen Zeiten und Gewichte.',
  count: (process) => `Anzahl für ${process}`,
  countHelp: 'Mehr Maschinen verkürzen die Lieferzeit.',
  hour: (process) => `Stundensatz für ${process}`,
  hourHelp: 'Strom, Verschleiß und Bedienung; Material kommt dazu.',
  published: (range) => `Veröffentlicht: ${range}.`,
  margin: { label: 'Marge', help: '35\u00a0% machen aus Kosten von 65 einen Preis von 100.' },
  days: { label: 'Werktage', help: 'Ohne Maschinenzeit. Eine Expressoption (halbe Zeit, +25\u00a0%) kommt dazu.' },
  submit: 'Kalkulation anlegen',
  skip: 'Lieber mit den Demosätzen beginnen',
  wrong: {
    on: 'Bitte sagen Sie, von welchem Tag der Kurs ist.',
    processes: 'Wählen Sie mindestens ein Verfahren.',
    figure: 'Geben Sie eine Zahl ein, zum Beispiel 12,5.',
    positive: 'Geben Sie eine Zahl über 0 ein.',
    count: 'Geben Sie eine ganze Zahl von 1 bis 1000 ein.',
    margin: 'Geben Sie einen Prozentsatz ab 0 und unter 100 ein.',
    days: 'Geben Sie eine Zahl von 0 bis 365 ein.',
  },
};
