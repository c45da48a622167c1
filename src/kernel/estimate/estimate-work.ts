import type { BodyWork, Placement, WorkProfile } from '#domain/estimate/part-work.ts';
import type { Extents } from '#domain/part/part.ts';
import { once } from '../basics/once.ts';
import { placeStance } from './orientation/stance.ts';
import { tiltToFit } from './orientation/tilt-to-fit.ts';
import { type PreparedBody, type PreparedStance, prepareBody } from './prepare-body.ts';
import type { BodyMesh } from './shape/body-mesh.ts';
import { type Draft, draftPlacement, leastCost, workInPlacement } from './work-in-placement.ts';

/**
 * The work on a body on a machine, in the orientation that costs least of those that fit it: hours, and material as the machine
 * weighs it. The same body at any angle in its file comes to the same work. Where nothing fits, the placement says so.
 */
export function estimateWork(body: BodyMesh, profile: WorkProfile): BodyWork {
  return estimatePrepared(prepareBody(body), profile);
}

/** The same for a body that is prepared already. */
export function estimatePrepared(body: PreparedBody, profile: WorkProfile): BodyWork {
  const { process } = profile;
  const isFilament = process === 'FDM';
  const most = body.shape.mesh.indices.length > 3 * MANY_TRIANGLES ? 1 : FINALISTS[process];
  const finalists = { most, close: CLOSE[process], alike: ALIKE_BEFORE[process] };
  const coarse = (stance: PreparedStance) => stance.placed.coarse();
  const draft = ({ draft }: DraftedOption) => draft().cost * (draft().isSteady ? 1 : UNSTEADY);
  const least = ({ stance, placement }: Option) => leastCost(coarse(stance), placement, profile);
  const byLayers = ({ stance, placement }: Option) => workInPlacement(coarse(stance), placement, profile).cost;
  const options = listPlacements(body, profile).map((option): DraftedOption => {
    const { stance, placement } = option;
    return { ...option, draft: once(() => draftPlacement(coarse(stance), placement, profile)) };
  });
  const listed = isFilament
    ? shortlist(
        preferred(shortlist(options, DRAFTED, draft, least), ({ draft }) => draft().isSteady),
        finalists,
        byLayers,
      )
    : shortlist(options, finalists, draft, least);
  const full = listed.map(({ stance, placement }) => {
    const placed = stance.placed.full();
    return workInPlacement(placed, { ...placement, sizeMm: { ...placement.sizeMm, z: placed.sizeMm.z } }, profile);
  });
  return full.reduce((best, next) => (next.cost < best.cost * (1 - ALIKE) ? next : best)).work;
}

/** Costs that differ by less than this share are alike: of the finals, and of what leads to them. */
const ALIKE = 1e-3;
const ALIKE_BEFORE = { FDM: 1e-4, SLA: ALIKE, SLS: ALIKE, MJF: ALIKE, DMLS: ALIKE } as const;
/**
 * Orientations of a filament machine that are looked at by coarse layers: the roughly cheapest. Drafts that are alike aren't taken for
 * one: where layers have to set, they are, while their supports differ.
 */
const DRAFTED = { most: 8, close: Infinity, alike: -1 } as const;
/** Orientations that are looked at closely: so many at most, one of a large mesh. */
const FINALISTS = { FDM: 5, SLA: 3, SLS: 3, MJF: 3, DMLS: 3 } as const;
const MANY_TRIANGLES = 300_000;
/** None of them is dearer than the cheapest by this share, which is what a closer look may change. */
const CLOSE = { FDM: 0.05, SLA: 0.004, SLS: 0, MJF: 0, DMLS: 0.015 } as const;

/** What would fall over comes after all that stands firmly. */
const UNSTEADY = 1000;

/** Those that are good, or all where none is. */
function preferred<T>(options: readonly T[], isGood: (option: T) => boolean): readonly T[] {
  const good = options.filter(isGood);
  return good.length > 0 ? good : options;
}

interface Option {
  readonly stance: PreparedStance;
  readonly placement: Placement;
}

interface DraftedOption extends Option {
  readonly draft: () => Draft;
}

/**
 * The cheapest, one of those that cost alike by a share: so many at most, no dearer than the first by another share. What costs too
 * much at least is not looked at.
 */
function shortlist<T>(
  options: readonly T[],
  { most, close, alike }: { readonly most: number; readonly close: number; readonly alike: number },
  costOf: (option: T) => number,
  leastOf = (_: T) => 0,
): readonly T[] {
  const waiting = options.map((option) => ({ option, least: leastOf(option) })).sort((a, b) => a.least - b.least);
  const ranked: { readonly option: T; readonly cost: number }[] = [];
  let listed: typeof ranked = [];
  let limit = Infinity;
  for (const { option, least } of waiting) {
    if (least > limit) break;
    ranked.push({ option, cost: costOf(option) });
    ranked.sort((a, b) => a.cost - b.cost);
    const [cheapest] = ranked;
    const enough = (cheapest?.cost ?? 0) * (1 + close);
    listed = [];
    for (const next of ranked) {
      const last = listed.at(-1);
      if (listed.length === most || next.cost > enough) break;
      if (last === undefined || next.cost > last.cost * (1 + alike)) listed.push(next);
    }
    limit = Math.min(enough, listed.length === most ? (listed.at(-1)?.cost ?? Infinity) : Infinity);
  }
  return listed.map(({ option }) => option);
}

/** The placements that fit, tilted ones only where no other does; all where none fits. */
function listPlacements({ shape, stances, tilts, prepareStance }: PreparedBody, profile: WorkProfile): readonly Option[] {
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
