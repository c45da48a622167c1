import { showUnit } from '../fields/show-unit.ts';
import { LONGEST_LINE } from '../fields/text-formats.ts';
import type { tellProblem as english, Sentences } from './tell-problem.ts';

const SENTENCES: Sentences = {
  missing: ({ unit }, currency) => `Hier fehlt eine Zahl in ${showUnit(unit, currency)}.`,
  unit: ({ units, found }, currency) =>
    `Muss in ${units.map((unit) => showUnit(unit, currency)).join(' oder ')} stehen, nicht in ${found}.`,
  negative: () => 'Darf nicht negativ sein.',
  zero: () => 'Muss größer als 0 sein.',
  whole: () => 'Muss eine ganze Zahl sein.',
  max: ({ max }) => `Darf höchstens ${max.toLocaleString('de-DE')} sein.`,
  below: ({ below, unit }, currency) => `Muss unter ${below}\u00a0${showUnit(unit, currency)} liegen.`,
  between: ({ max, unit }, currency) => `Muss zwischen 0 und ${max}\u00a0${showUnit(unit, currency)} liegen.`,
  choice: ({ choices }) => `Muss eines von diesen sein: ${choices.join(', ')}.`,
  flag: () => 'Muss Ja oder Nein sein.',
  list: () => 'Muss eine Liste sein.',
  empty: () => 'Braucht mindestens einen Eintrag.',
  texts: () => 'Muss eine Liste von Texten sein.',
  weekdays: () => 'Nennen Sie mindestens einen Tag, 1 für Montag bis 7 für Sonntag.',
  any: () => 'Muss ein Text sein.',
  url: () => 'Muss ein Text sein.',
  line: () => `Muss ein Text mit höchstens ${LONGEST_LINE} Zeichen sein.`,
  id: () => 'Darf nur a-z, 0-9 und Bindestriche enthalten.',
  currency: () => 'Muss ein Code nach ISO 4217 sein, zum Beispiel EUR.',
  timeZone: () => 'Muss eine Zeitzone sein, zum Beispiel Europe/Berlin.',
  time: () => 'Muss eine Uhrzeit wie 14:00 sein.',
  day: () => 'Muss ein Tag wie 2026-12-25 sein.',
  color: () => 'Muss eine Farbe wie #1a2b3c sein.',
  taken: () => 'Ist schon vergeben.',
  unknownMaterial: () => 'Nennt ein Material, das es nicht gibt.',
  unknownFinish: () => 'Müssen Oberflächen aus dem Katalog sein.',
  noColor: () => 'Braucht mindestens eine Farbe.',
  noFinish: () => 'Braucht mindestens eine Oberfläche.',
  overLineWidth: () => 'Darf nicht größer sein als die Linienbreite.',
  firstDiscount: () => 'Der erste muss 0\u00a0% sein.',
  discountOrder: () => 'Die Stückzahlen müssen steigen, und die Rabatte dürfen nicht fallen.',
  totalFalls: () => 'Der Rabatt steigt so schnell, dass mehr Stück zusammen weniger kosten würden.',
  dearerSlower: ({ quicker }) => `Kostet mehr als „${quicker}“, ohne schneller zu sein.`,
};

/** What is wrong with a rate card, in German: a sentence of its own. */
export const tellProblem: typeof english = (problem, currency = 'Geld') => {
  const tell: (problem: never, currency: string) => string = SENTENCES[problem.code];
  return tell(problem as never, currency);
};
