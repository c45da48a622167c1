import { showUnit } from '../fields/show-unit.ts';
import { LONGEST_LINE } from '../fields/text-formats.ts';
import type { CardProblem } from './check-rate-card.ts';

/** What each kind of problem is in words that follow its place. */
export type Sentences = {
  readonly [Code in CardProblem['code']]: (problem: Extract<CardProblem, { code: Code }>, currency: string) => string;
};

const SENTENCES: Sentences = {
  missing: ({ unit }, currency) => `a figure in ${showUnit(unit, currency)} is missing.`,
  unit: ({ units, found }, currency) => `must be in ${units.map((unit) => showUnit(unit, currency)).join(' or ')}, not ${found}.`,
  negative: () => 'must not be negative.',
  zero: () => 'must be more than 0.',
  whole: () => 'must be a whole number.',
  max: ({ max }) => `must be at most ${max.toLocaleString('en-US')}.`,
  below: ({ below, unit }, currency) => `must be under ${below} ${showUnit(unit, currency)}.`,
  between: ({ max, unit }, currency) => `must be between 0 and ${max} ${showUnit(unit, currency)}.`,
  choice: ({ choices }) => `must be one of ${choices.join(', ')}.`,
  flag: () => 'must be true or false.',
  list: () => 'must be a list.',
  empty: () => 'needs at least one.',
  texts: () => 'must be a list of texts.',
  weekdays: () => 'name at least one day, 1 for Monday to 7 for Sunday.',
  any: () => 'must be a text.',
  url: () => 'must be a text.',
  line: () => `must be a text of up to ${LONGEST_LINE} characters.`,
  id: () => 'must be of a-z, 0-9 and hyphens.',
  currency: () => 'must be a code of ISO 4217, for instance EUR.',
  timeZone: () => 'must be a time zone, for instance Europe/Berlin.',
  time: () => 'must be a time like 14:00.',
  day: () => 'must be a day like 2026-12-25.',
  color: () => 'must be a color like #1a2b3c.',
  taken: () => 'is taken.',
  unknownMaterial: () => 'names a material that is not there.',
  unknownFinish: () => 'must be finishes of the catalogue.',
  noColor: () => 'needs at least one color.',
  noFinish: () => 'needs at least one finish.',
  overLineWidth: () => 'must not be more than the line width.',
  firstDiscount: () => 'the first must be 0 %.',
  discountOrder: () => 'quantities must rise and discounts must not fall.',
  totalFalls: () => 'the discount rises so fast that more pieces would cost less in total.',
  dearerSlower: ({ quicker }) => `costs more than "${quicker}", which is no slower.`,
};

/** What is wrong, in words that follow its place: 'must be under 100 %.' Units of money are in the currency, where one is named. */
export function tellProblem(problem: CardProblem, currency = 'money'): string {
  const tell: (problem: never, currency: string) => string = SENTENCES[problem.code];
  return tell(problem as never, currency);
}

/** The same led by its place, for whoever reads the card as a file: 'processes.FDM.margin: must be under 100 %.' */
export function tellPlacedProblem(problem: CardProblem): string {
  return `${problem.path}: ${tellProblem(problem)}`;
}
