import type { Extents } from '#domain/part.ts';
import type { BodyWork, Placement } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import { placeBody } from './place-body.ts';
import { type PreparedBody, prepareBody } from './prepare-body.ts';
import { standBody } from './stand-body.ts';
import { type AnyProfile, workInPlacement } from './work-in-placement.ts';

/**
 * The work on a body on a machine, in the orientation that costs least of those that fit it: hours, and material as the machine
 * weighs it. The same body at any angle in its file comes to the same work. Where nothing fits, the placement says so.
 */
export function estimateWork(body: BodyMesh, profile: AnyProfile): BodyWork {
  return estimatePrepared(prepareBody(body), profile);
}

/** The same for a body that is prepared already. */
export function estimatePrepared(body: PreparedBody, profile: AnyProfile): BodyWork {
  const placement = choosePlacement(body, profile);
  return workInPlacement(placeBody(body, placement), placement, profile, 'full').work;
}

function choosePlacement(body: PreparedBody, profile: AnyProfile): Placement {
  const space = spaceFor(profile);
  const all = body.candidates.map((up) => standBody(body, up, space));
  const fitting = all.filter((placement) => placement.fits);
  const placements = fitting.length > 0 ? fitting : all;
  const ranked = placements.map((placement) => ({
    placement,
    cost: workInPlacement(placeBody(body, placement, body.light), placement, profile, 'coarse').cost,
  }));
  return ranked.reduce((best, next) => (next.cost < best.cost * (1 - 1e-3) ? next : best)).placement;
}

/** What is left of a machine's space over a pad or over what is cut through. */
function spaceFor({ process, machine, buildMm }: AnyProfile): Extents {
  if (process === 'SLA') return { ...buildMm, z: buildMm.z - machine.padThickness.value - machine.elevation.value };
  if (process === 'DMLS') return { ...buildMm, z: buildMm.z - machine.elevation.value };
  return buildMm;
}
