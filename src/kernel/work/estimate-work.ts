import type { Extents } from '#domain/part.ts';
import type { BodyWork, Placement, WorkProfile } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import { placeBody } from './place-body.ts';
import { type PreparedBody, prepareBody } from './prepare-body.ts';
import { placeStance } from './stance.ts';
import { workInPlacement } from './work-in-placement.ts';

/**
 * The work on a body on a machine, in the orientation that costs least of those that fit it: hours, and material as the machine
 * weighs it. The same body at any angle in its file comes to the same work. Where nothing fits, the placement says so.
 */
export function estimateWork(body: BodyMesh, profile: WorkProfile): BodyWork {
  return estimatePrepared(prepareBody(body), profile);
}

/** The same for a body that is prepared already. */
export function estimatePrepared(body: PreparedBody, profile: WorkProfile): BodyWork {
  const chosen = choosePlacement(body, profile);
  const placed = placeBody(body.shape, chosen, 'full');
  return workInPlacement(placed, { ...chosen, sizeMm: placed.sizeMm }, profile, 'full').work;
}

/** Costs that differ by less than this share are alike: the earlier candidate is taken. */
const ALIKE = 1e-3;

function choosePlacement({ stances }: PreparedBody, profile: WorkProfile): Placement {
  const space = spaceFor(profile);
  const all = stances.map((stance) => ({ stance, placement: placeStance(stance, space) }));
  const fitting = all.filter(({ placement }) => placement.fits);
  const ranked = (fitting.length > 0 ? fitting : all).map(({ stance, placement }) => {
    return { placement, cost: workInPlacement(stance.placed(), placement, profile, 'coarse').cost };
  });
  return ranked.reduce((best, next) => (next.cost < best.cost * (1 - ALIKE) ? next : best)).placement;
}

/** What is left of a machine's space over a pad or over what is cut through. */
function spaceFor({ process, machine, buildMm }: WorkProfile): Extents {
  if (process === 'SLA') return { ...buildMm, z: buildMm.z - machine.padThickness.value - machine.elevation.value };
  if (process === 'DMLS') return { ...buildMm, z: buildMm.z - machine.elevation.value };
  return buildMm;
}
