import { readFile } from 'node:fs/promises';
import { checkRateCard } from '#domain/rates/check-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { tellPlacedProblem } from '#domain/rates/tell-problem.ts';
import { hasFinishesByLine, upgradeRateCard } from '#domain/rates/upgrade-rate-card.ts';

/** More would bury the first ones. */
const MOST_PROBLEMS = 20;

/** The operator's rate card can't be read or is not complete. */
export class RateCardError extends Error {
  readonly code = 'RATE_CARD_UNUSABLE';
}

/** Reads the operator's rates from a JSON file. Throws RateCardError, which names every rate that is missing or wrong. */
export async function readRateCard(file: string): Promise<RateCard> {
  const card = await readJson(file);
  const check = checkRateCard(isFormer(card) ? upgradeRateCard(card) : card);
  if (check.ok) return check.rateCard;
  const shown = check.problems.slice(0, MOST_PROBLEMS).map((problem) => `  ${tellPlacedProblem(problem)}`);
  const hidden = check.problems.length - shown.length;
  throw new RateCardError([`The rate card ${file} is not usable:`, ...shown, ...(hidden > 0 ? [`  … and ${hidden} more`] : [])].join('\n'));
}

/** Whether it may be a card that was written for an earlier version. */
function isFormer(card: unknown): card is RateCard {
  if (typeof card !== 'object' || card === null || !('processes' in card)) return false;
  return !('currency' in card) || hasFinishesByLine(card);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new RateCardError(`The rate card ${file} can not be read.`, { cause });
  }
}
