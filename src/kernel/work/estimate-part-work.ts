import { MOST_DIFFERENT_BODIES } from '#domain/part-insides.ts';
import type { PartWork, WorkProfile } from '#domain/work/part-work.ts';
import { groupAlike } from '../bodies/group-alike.ts';
import type { ModelBody } from '../bodies/list-bodies.ts';
import { estimatePrepared } from './estimate-work.ts';
import { prepareBody } from './prepare-body.ts';

/**
 * The work on all bodies of a file by each profile, in the profiles' order. Bodies that are alike are worked out once; nulls where too
 * many are not.
 */
export function estimatePartWork(bodies: readonly ModelBody[], profiles: readonly WorkProfile[]): readonly (PartWork | null)[] {
  const alike = groupAlike(bodies);
  if (alike.length > MOST_DIFFERENT_BODIES) return profiles.map(() => null);
  const groups = alike.flatMap(({ bodies: numbers }) => {
    const first = bodies[numbers[0] ?? 0];
    return first === undefined ? [] : [{ numbers, first, prepared: prepareBody(first) }];
  });
  return profiles.map((profile) =>
    groups.map(({ numbers, first: { volumeMm3, areaMm2 }, prepared }) => {
      return { bodies: numbers, volumeMm3, areaMm2, work: estimatePrepared(prepared, profile) };
    }),
  );
}
