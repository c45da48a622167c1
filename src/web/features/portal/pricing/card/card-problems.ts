import { checkRateCard } from '#domain/pricing/check-rate-card.ts';
import { parseFigure } from '../../../../ui/parse-figure.ts';
import { type CardPath, type EditedCard, readAt, readList } from './card-path.ts';
import { showUnit } from './show-unit.ts';

/** What is wrong with a card, in words, by the field that it is about. */
export type CardProblems = ReadonlyMap<CardPath, string>;

/** Holds an edited card against the rules by which the server takes one, and against slips of the finger. One problem for each field, in the card's order. */
export function findProblems(card: EditedCard): CardProblems {
  const checked = checkRateCard(card);
  const problems = new Map<CardPath, string>();
  for (const problem of checked.ok ? [] : checked.problems) {
    const cut = problem.indexOf(': ');
    const path = fieldAt(card, problem.slice(0, cut));
    if (!problems.has(path)) problems.set(path, explain(card, path, problem.slice(cut + 2)));
  }
  findAbsurd(card, '', (path, words) => {
    if (!problems.has(path)) problems.set(path, words);
  });
  return problems;
}

/** Figures above these are slips of the finger. A bound that is meant to be none can still be very high. */
const MOST: Readonly<Record<string, number>> = {
  '%': 1000,
  deg: 90,
  x: 1000,
  mm: 1e5,
  days: 3650,
  lines: 1000,
  layers: 1e5,
  machines: 1000,
};
const MOST_OF_OTHERS = 1e9;

/** Tells of every figure that no shop means. */
function findAbsurd(tree: unknown, path: CardPath, tell: (path: CardPath, words: string) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  if ('unit' in tree && 'value' in tree) {
    const most = MOST[String(tree.unit)] ?? MOST_OF_OTHERS;
    if (typeof tree.value === 'number' && tree.value > most) tell(path, `Must be at most ${most.toLocaleString('en-US')}.`);
    return;
  }
  for (const [key, value] of Object.entries(tree)) findAbsurd(value, path === '' ? key : `${path}.${key}`, tell);
}

/** The field that a problem's path is shown at. */
function fieldAt(card: EditedCard, path: CardPath): CardPath {
  const described = /^(ownMaterials\.\d+)\.description$/.exec(path);
  if (described !== null) return `${described[1]}.shortDescription`;
  const needs = /^ownMaterials\.(\d+)$/.exec(path);
  return needs === null || readList(card, 'ownMaterials')[Number(needs[1])] === undefined ? path : `${path}.name`;
}

function explain(card: EditedCard, path: CardPath, words: string): string {
  const missing = /^a figure in (\S+) is missing\.$/.exec(words);
  if (missing === null) return capitalise(words);
  const unit = showUnit(missing[1] ?? '', String(card['currency'] ?? ''));
  const typed = readAt(card, `${path}.value`);
  const parsed = parseFigure(typeof typed === 'string' ? typed : '');
  if (parsed.kind === 'empty') return `Please enter a figure in ${unit}.`;
  if (parsed.kind !== 'unclear') return `Please enter a number, for instance 12.5, in ${unit}.`;
  const [whole, fraction] = String(typed).trim().split(',');
  return `Is this ${whole}${fraction} or ${whole}.${fraction}? Please write it without a comma.`;
}

function capitalise(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
