import { showUnit } from '#domain/fields/show-unit.ts';
import { type CardProblem, checkRateCard } from '#domain/rates/check-rate-card.ts';
import { tellProblem } from '#domain/rates/tell-problem.ts';
import { parseFigure } from '../../../ui/forms/parse-figure.ts';
import { type CardPath, type EditedCard, readAt, readText } from './card-path.ts';
import { sayUnit } from './field-words.ts';
import { texts } from './problem-texts.ts';

/** What is wrong with a card, in words, by the field that it is about. */
export type CardProblems = ReadonlyMap<CardPath, string>;

/** Holds an edited card against the rules by which the server takes one. One problem for each field, in the card's order. */
export function findProblems(card: EditedCard): CardProblems {
  const checked = checkRateCard(card);
  const problems = new Map<CardPath, string>();
  for (const problem of checked.ok ? [] : checked.problems) {
    const path = fieldAt(problem);
    if (!problems.has(path)) problems.set(path, explain(card, problem));
  }
  return problems;
}

/** The field that a problem is shown at: what a material lacks is told at its name. */
function fieldAt({ code, path }: CardProblem): CardPath {
  return code === 'noColor' || code === 'noFinish' ? `${path}.name` : path;
}

function explain(card: EditedCard, problem: CardProblem): string {
  const currency = readText(card, 'currency');
  if (problem.code === 'missing') return explainMissing(readAt(card, `${problem.path}.value`), sayUnit(showUnit(problem.unit, currency)));
  if (problem.code === 'weekdays') return texts.noDay;
  const words = tellProblem(problem, currency);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What to type in place of what is no figure. */
function explainMissing(typed: unknown, unit: string): string {
  const parsed = parseFigure(typeof typed === 'string' ? typed : '');
  if (parsed.kind === 'empty') return texts.noFigure(unit);
  if (parsed.kind !== 'unclear') return texts.noNumber(unit);
  const [whole = '', fraction = ''] = String(typed).trim().split(/[.,]/);
  return texts.unclear(whole, fraction);
}
