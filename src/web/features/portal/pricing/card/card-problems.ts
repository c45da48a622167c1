import { checkRateCard } from '#domain/pricing/check-rate-card.ts';
import { parseFigure } from '../../../../ui/parse-figure.ts';
import { type CardPath, type EditedCard, readAt, readList } from './card-path.ts';
import { showUnit } from './show-unit.ts';

/** What is wrong with a card, in words, by the field that it is about. */
export type CardProblems = ReadonlyMap<CardPath, string>;

/** Holds an edited card against the rules by which the server takes one. One problem for each field, in the card's order. */
export function findProblems(card: EditedCard): CardProblems {
  const checked = checkRateCard(card);
  const problems = new Map<CardPath, string>();
  for (const problem of checked.ok ? [] : checked.problems) {
    const cut = problem.indexOf(': ');
    const path = fieldAt(card, problem.slice(0, cut));
    if (!problems.has(path)) problems.set(path, explain(card, path, problem.slice(cut + 2)));
  }
  return problems;
}

/** The field that a problem's path is shown at. */
function fieldAt(card: EditedCard, path: CardPath): CardPath {
  const described = /^(ownMaterials\.\d+)\.description$/.exec(path);
  if (described !== null) return `${described[1]}.shortDescription`;
  const needs = /^ownMaterials\.(\d+)$/.exec(path);
  return needs === null || readList(card, 'ownMaterials')[Number(needs[1])] === undefined ? path : `${path}.name`;
}

function explain(card: EditedCard, path: CardPath, words: string): string {
  const missing = /^a figure in (.+) is missing\.$/.exec(words);
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
