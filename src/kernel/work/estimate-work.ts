import type { Extents } from '#domain/part.ts';
import type { BodyWork, Placement, WorkProfile } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import { placeBody } from './place-body.ts';
import { type PreparedBody, type PreparedStance, prepareBody } from './prepare-body.ts';
import { placeStance } from './stance.ts';
import { tiltToFit } from './tilt-to-fit.ts';
import { draftCost, workInPlacement } from './work-in-placement.ts';

/**
 * The work on a body on a machine, in the orientation that costs least of those that fit it: hours, and material as the machine
 * weighs it. The same body at any angle in its file comes to the same work. Where nothing fits, the placement says so.
 */
export function estimateWork(body: BodyMesh, profile: WorkProfile): BodyWork {
  return estimatePrepared(prepareBody(body), profile);
}

/** The same for a body that is prepared already. */
export function estimatePrepared(body: PreparedBody, profile: WorkProfile): BodyWork {
  const drafts = listPlacements(body, profile).map(({ stance, placement }): Ranked => {
    return { stance, placement, cost: draftCost(stance.placed(), placement, profile) };
  });
  const coarse =
    profile.process === 'FDM'
      ? shortlist(drafts, SHORTLIST, Infinity).map(({ stance, placement }): Ranked => {
          return { stance, placement, cost: workInPlacement(stance.placed(), placement, profile).cost };
        })
      : drafts;
  const finalists = body.shape.mesh.indices.length > 3 * MANY_TRIANGLES[profile.process === 'FDM' ? 'layers' : 'columns'] ? 1 : FINALISTS;
  const full = shortlist(coarse, finalists, CLOSE).map(({ placement }) => {
    const placed = placeBody(body.shape, placement, 'full');
    return workInPlacement(placed, { ...placement, sizeMm: placed.sizeMm }, profile);
  });
  return full.reduce((best, next) => (next.cost < best.cost * (1 - ALIKE) ? next : best)).work;
}

/** Costs that differ by less than this share are alike. */
const ALIKE = 1e-3;
/** Orientations of a filament machine that are looked at by coarse layers, the roughly cheapest. */
const SHORTLIST = 5;
/** Orientations that are looked at closely: so many at most, no dearer than the cheapest by this share, one of a large mesh. */
const FINALISTS = 3;
const CLOSE = 0.1;
const MANY_TRIANGLES = { layers: 50_000, columns: 300_000 } as const;

interface Ranked {
  readonly stance: PreparedStance;
  readonly placement: Placement;
  readonly cost: number;
}

/** The cheapest, one of those that cost alike. */
function shortlist(ranked: readonly Ranked[], most: number, close: number): readonly Ranked[] {
  const listed: Ranked[] = [];
  for (const next of ranked.toSorted((a, b) => a.cost - b.cost)) {
    const [cheapest, last] = [listed[0], listed.at(-1)];
    if (cheapest !== undefined && (listed.length === most || next.cost > cheapest.cost * (1 + close))) break;
    if (last === undefined || next.cost > last.cost * (1 + ALIKE)) listed.push(next);
  }
  return listed;
}

/** The placements that fit, tilted ones only where no other does; all where none fits. */
function listPlacements({ shape, stances, tilts, prepareStance }: PreparedBody, profile: WorkProfile): readonly Omit<Ranked, 'cost'>[] {
  const space = spaceFor(profile);
  const place = (stance: PreparedStance) => ({ stance, placement: placeStance(stance, space) });
  const hangs = profile.process === 'SLA' || profile.process === 'DMLS';
  const all = [...stances, ...(hangs ? tilts() : [])].map(place);
  const fitting = all.filter(({ placement }) => placement.fits);
  if (fitting.length > 0) return fitting;
  const tilted = tiltToFit(shape, space).map((up) => place(prepareStance(up)));
  return tilted.length > 0 ? tilted : all;
}

/** What is left of a machine's space over a pad or over what is cut through. */
function spaceFor({ process, machine, buildMm }: WorkProfile): Extents {
  if (process === 'SLA') return { ...buildMm, z: buildMm.z - machine.padThickness.value - machine.elevation.value };
  if (process === 'DMLS') return { ...buildMm, z: buildMm.z - machine.elevation.value };
  return buildMm;
}
