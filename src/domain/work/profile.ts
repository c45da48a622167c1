import type { ProcessCode } from '../catalogue/process.ts';
import { hashJson } from '../pricing/hash-json.ts';
import type { RateCard } from '../pricing/rate-card.ts';
import type { WorkProfile } from './part-work.ts';

/** Rises whenever the same profile gives other figures, so that stored ones are worked out again. */
const EDITION = 1;

/** What a provider's machine of a process works by. */
export function profileOf<P extends ProcessCode>(rateCard: RateCard, process: P): WorkProfile<P> {
  const { machine, limits } = rateCard.processes[process];
  return { process, machine, buildMm: { x: limits.buildX.value, y: limits.buildY.value, z: limits.buildZ.value } };
}

const HASHES = new WeakMap<RateCard, Map<ProcessCode, string>>();

/** SHA-256 hex of all that the work on a part depends on beside the part; a machine's name and its calibration are not in it. */
export function hashProfile(rateCard: RateCard, process: ProcessCode): string {
  const known = HASHES.get(rateCard) ?? new Map<ProcessCode, string>();
  HASHES.set(rateCard, known);
  const hash = known.get(process) ?? computeHash(profileOf(rateCard, process));
  known.set(process, hash);
  return hash;
}

function computeHash({
  process,
  machine: { name: _, hoursFactor: _hours, gramsFactor: _grams, ...figures },
  buildMm,
}: WorkProfile): string {
  return hashJson({ edition: EDITION, process, figures, buildMm });
}
