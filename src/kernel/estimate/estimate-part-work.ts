import type { PartEstimate, WorkOnAlike, WorkProfile } from '#domain/estimate/part-work.ts';
import { MOST_DIFFERENT_BODIES } from '#domain/part/part-insides.ts';
import { once } from '../basics/once.ts';
import { groupAlike } from '../bodies/group-alike.ts';
import type { ModelBody } from '../bodies/list-bodies.ts';
import { estimatePrepared } from './estimate-work.ts';
import { prepareBody } from './prepare-body.ts';

/** Time for the work on all bodies of a file, by the caller's clock: a price is awaited. */
const MOST_MS = 8_000;

type EstimatePart = (profiles: readonly WorkProfile[]) => readonly (PartEstimate | null)[];

/**
 * Tells the work on all bodies of a file by each profile, in the profiles' order; bodies are prepared once, however often it is asked.
 * Those that are alike are worked out once; nulls where too many are not, and where there was no time for a profile.
 */
export function preparePartWork(bodies: readonly ModelBody[], now = () => performance.now()): EstimatePart {
  const alike = groupAlike(bodies);
  if (alike.length > MOST_DIFFERENT_BODIES) return (profiles) => profiles.map(() => null);
  const prepare = once(() =>
    alike.flatMap(({ bodies: numbers }) => {
      const first = bodies[numbers[0] ?? 0];
      return first === undefined ? [] : [{ numbers, first, prepared: prepareBody(first) }];
    }),
  );
  return (profiles) => {
    const endsAt = now() + MOST_MS;
    const groups = prepare();
    return profiles.map((profile) => {
      const work: WorkOnAlike[] = [];
      for (const { numbers, first, prepared } of groups) {
        if (now() > endsAt) return null;
        const { volumeMm3, areaMm2 } = first;
        work.push({ bodies: numbers, volumeMm3, areaMm2, work: estimatePrepared(prepared, profile) });
      }
      return work;
    });
  };
}

/** The same for all profiles at once. */
export function estimatePartWork(bodies: readonly ModelBody[], profiles: readonly WorkProfile[], now?: () => number) {
  return preparePartWork(bodies, now)(profiles);
}
