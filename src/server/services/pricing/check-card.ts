import { checkRateCard } from '#domain/rates/check-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { tellProblem } from '#domain/rates/tell-problem.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

const MOST_BYTES = 512 * 1024;
/** A card needs half of them. The database reads JSON by recursion. */
const MOST_LEVELS = 16;
/** More would bury the first ones. */
const MOST_PROBLEMS = 100;

/** A card that may be stored, or what is wrong with it, each problem with the place that it is at. */
export function checkCard(value: unknown): { readonly card: RateCard } | Refusal {
  if (!isShallow(value, MOST_LEVELS)) return refuse(400, 'invalid', 'This rate card is nested too deeply.');
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > MOST_BYTES)
    return refuse(413, 'too-large', 'This rate card is too large. It may take 512 KB; please remove what you no longer need.');
  const check = checkRateCard(value);
  if (check.ok) return { card: check.rateCard };
  const problems = check.problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => ({ path: problem.path, code: problem.code, message: tellProblem(problem) }));
  return refuse(400, 'invalid', 'Some rates are missing or not valid. Please check the marked fields.', { problems });
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
