import { checkRateCard } from '#domain/pricing/check-rate-card.ts';
import type { RateCard } from '#domain/pricing/rate-card.ts';
import { type Refusal, refuse } from '../refusal.ts';

const MOST_BYTES = 512 * 1024;
/** A card needs half of them. The database reads JSON by recursion. */
const MOST_LEVELS = 16;
/** More would bury the first ones. */
const MOST_PROBLEMS = 100;

/** A card that may be stored, or what is wrong with it, each problem with the place that it is at. */
export function checkCard(value: unknown): { readonly success: true; readonly card: RateCard } | Refusal {
  if (!isShallow(value, MOST_LEVELS)) return refuse(400, 'This rate card is nested too deeply.');
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > MOST_BYTES)
    return refuse(413, 'This rate card is too large. It may take 512 KB; please remove what you no longer need.');
  const check = checkRateCard(value);
  if (check.ok) return { success: true, card: check.rateCard };
  const problems = check.problems.slice(0, MOST_PROBLEMS).map(splitProblem);
  return refuse(400, 'Some rates are missing or not valid. Please check the marked fields.', { problems });
}

/** 'processes.FDM.margin: must be under 100 %.' */
function splitProblem(problem: string): { path: string; message: string } {
  const colon = problem.indexOf(': ');
  return colon === -1 ? { path: '', message: problem } : { path: problem.slice(0, colon), message: problem.slice(colon + 2) };
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
