import type { PartEstimate, WorkOnAlike, WorkProfile } from '#domain/estimate/part-work.ts';
import { MOST_DIFFERENT_BODIES } from '#domain/part/part-insides.ts';
import { groupAlike } from '../bodies/group-alike.ts';
import type { ModelBody } from '../bodies/list-bodies.ts';
import { estimatePrepared } from './estimate-work.ts';
import { prepareBody } from './prepare-body.ts';

/** Time for the work on all bodies of a file, by the caller's clock: a price is awaited. */
const MOST_MS = 8_000;

/**
 * The work on all bodies of a file by each profile, in the profiles' order. Bodies that are alike are worked out once; nulls where too
 * many are not, and where there was no time for a profile.
 */
export function estimatePartWork(
  bodies: readonly ModelBody[],
  profiles: readonly WorkProfile[],
  now = () => performance.now(),
): readonly (PartEstimate | null)[] {
  const endsAt = now() + MOST_MS;
  const alike = groupAlike(bodies);
  if (alike.length > MOST_DIFFERENT_BODIES) return profiles.map(() => null);
  const groups = alike.flatMap(({ bodies: numbers }) => {
    const first = bodies[numbers[0] ?? 0];
    return first === undefined ? [] : [{ numbers, first, prepared: prepareBody(first) }];
  });
  return profiles.map((profile) => {
    const work: WorkOnAlike[] = [];
    for (const { numbers, first, prepared } of groups) {
      if (now() > endsAt) return null;
      const { volumeMm3, areaMm2 } = first;
      work.push({ bodies: numbers, volumeMm3, areaMm2, work: estimatePrepared(prepared, profile) });
    }
    return work;
  });
}
