import type { Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { type Face, SURFACE } from '../../occt/words.ts';
import { climb } from '../integrate/climb.ts';
import type { FacePatch } from './face-patch.ts';
import { reachableEdges } from './reach-edge.ts';
import { type FaceTrim, trimFace } from './trim-face.ts';

/** A face with its mesh. */
export interface MeshedFace {
  readonly face: Face;
  /** The face that the engine keeps the mesh with: the face itself or a copy. */
  readonly meshed: Face;
  readonly patch: FacePatch;
}

/** Tells how far along `direction` (any length, in the body's frame) a face reaches, mm; `atLeast` is known to be reached by others. */
export type ReachFace = (direction: Vector, atLeast: number) => number;

/** Crests are looked for where the mesh comes this many deflections near to its highest point, or to what others reach. */
const NEAR_DEFLECTIONS = 3;
const MOST_CRESTS = 12;

/**
 * Finds how far a curved face reaches from its mesh: along its edges, and from every crest of the mesh by Newton's method
 * on the exact surface, never leaving the face. A crest of the surface that is no crest of the mesh can't be higher by more than the deflection.
 */
export function reachableFace(oc: ExactEngine, { face, meshed, patch }: MeshedFace, deflectionMm: number): ReachFace {
  const edges = reachableEdges(oc, face);
  const ruled = isRuled(oc, face);
  let trim: FaceTrim | undefined;
  return (direction, atLeast) => {
    const crests = patch.crests(direction);
    const rounding = patch.roundingMm * Math.hypot(...direction);
    const onMesh = Math.max(atLeast, (crests[0]?.height ?? atLeast) - rounding);
    const onEdges = edges.reduce((farthest, reach) => reach(direction, farthest, 2 * rounding), onMesh);
    if (ruled) return onEdges;
    const near = NEAR_DEFLECTIONS * deflectionMm * Math.hypot(...direction);
    const high = crests.filter(({ height }) => height > onEdges - near).slice(0, MOST_CRESTS);
    if (high.length === 0) return onEdges;
    trim ??= trimFace(oc, face);
    return Math.max(onEdges, ...reachInside(oc, { face, meshed }, trim, direction, high));
  };
}

/** Whether straight lines run through every point of the surface: up along such a line one comes to an edge. */
function isRuled(oc: ExactEngine, face: Face): boolean {
  const kind = oc.surfaceOf(face);
  return kind === SURFACE.extrusion || (kind === SURFACE.spline && oc.countPoles(face).includes(2));
}

/** The heights of the crests above some nodes of the mesh, within the face. */
function reachInside(
  oc: ExactEngine,
  { face, meshed }: Pick<MeshedFace, 'face' | 'meshed'>,
  trim: FaceTrim,
  direction: Vector,
  high: readonly { readonly node: number }[],
): number[] {
  const { uMin, uMax, vMin, vMax } = oc.rangeOf(meshed);
  return high.map(({ node }) => {
    const start = oc.nodeOf(meshed, node);
    const [, , height] = climb((u, v) => oc.slopeAt(face, u, v, direction), start, [uMin, vMin, uMax, vMax], trim);
    return height;
  });
}
