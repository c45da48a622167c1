import type { ProcessCode } from '../catalogue/process.ts';
import type { WorkProfile } from '../estimate/part-work.ts';
import { hashJson } from '../hash/hash-json.ts';
import type { ShopMachine } from './rate-card.ts';

/** Rises whenever the same profile gives other figures, so that stored ones are worked out again. */
const EDITION = 10;

/** What a machine of a process works by. */
export function profileOf<P extends ProcessCode>(process: P, { figures, build }: ShopMachine<P>): WorkProfile<P> {
  const profile: WorkProfile = {
    process,
    machine: figures,
    buildMm: { x: build.x.value, y: build.y.value, z: build.z.value },
  } as WorkProfile;
  return profile as WorkProfile<P>;
}

const HASHES = new WeakMap<ShopMachine, string>();

/** SHA-256 hex of all that the work on a part depends on beside the part; a machine's name and its calibration are not in it. */
export function hashProfile<P extends ProcessCode>(process: P, machine: ShopMachine<P>): string {
  const hash = HASHES.get(machine) ?? computeHash(profileOf<ProcessCode>(process, machine));
  HASHES.set(machine, hash);
  return hash;
}

function computeHash({
  process,
  machine: { name: _, hoursFactor: _hours, gramsFactor: _grams, ...figures },
  buildMm,
}: WorkProfile): string {
  return hashJson({ edition: EDITION, process, figures, buildMm });
}
