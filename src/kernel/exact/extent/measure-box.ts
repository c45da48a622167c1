import { type Box, diagonalOf, emptyBox, IDENTITY, isWithin, joinBox, joinBoxes, moveBox } from '../../basics/box.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { type Face, SURFACE } from '../../occt/words.ts';
import type { BoundedBody, Placement } from '../faces/collect-bodies.ts';
import type { BodyMesh, MeshedBody } from '../mesh/mesh-body.ts';
import { type FacePatch, facePatch } from './face-patch.ts';
import { type MeshedFace, type ReachFace, reachableFace } from './reach-face.ts';

/** The mesh's corners are rounded to single precision. */
const SLACK_RATIO = 1e-6;

/** The union of cheap bounds over all instances. */
export function joinBounds(bodies: readonly BoundedBody[]): Box {
  const box = emptyBox();
  for (const { bounds, placements } of bodies) {
    const own = joinBoxes(bounds);
    for (const { matrix } of placements) joinBox(box, moveBox(own, matrix));
  }
  return box;
}

interface CurvedFace extends MeshedFace {
  /** Cheap bounds of the face where it is placed. */
  readonly bound: Box;
  readonly placement: Placement;
}

/**
 * The tight box of all faces, loose edges left out. Only a face whose cheap bounds come up to the mesh, whose box is `reached`, can
 * decide the box, and only those few are asked for how far they reach exactly.
 */
export function measureBox(oc: ExactEngine, bodies: readonly MeshedBody[], reached: Readonly<Box>, deflectionMm: number): Box {
  const box = emptyBox();
  const slack = diagonalOf(reached) * SLACK_RATIO;
  const curved: CurvedFace[] = [];
  for (const { faces, bounds, meshed, mesh, placements } of bodies) {
    const kinds = faces.map((face) => oc.surfaceOf(face));
    const sure = bounds.map((bound, n) => (GUESSED.includes(kinds[n] as number) ? widen(bound) : bound));
    for (const placement of placements) {
      for (const [n, face] of faces.entries()) {
        const bound = moveBox(sure[n] as Box, placement.matrix);
        if (isWithin(bound, reached, -slack) || isWithin(bound, box, slack)) continue;
        const patch = PLAIN.includes(kinds[n] as number) ? null : patchOf(mesh, n);
        if (patch === null) joinBox(box, boundPlaced(oc, face, placement));
        else curved.push({ face, meshed: meshed[n] as Face, bound: boundTightly(oc, face, placement) ?? bound, placement, patch });
      }
    }
  }
  // Curved faces are slow to bound, and many only touch what a plane or a cylinder already reaches.
  for (const face of curved) widenToReach(oc, box, face, slack, deflectionMm);
  return box;
}

function patchOf({ positions, indices, spans }: BodyMesh, face: number): FacePatch | null {
  const span = spans[face] ?? null;
  return span === null ? null : facePatch(positions, indices.subarray(span[0], span[0] + span[1]));
}

/** Surfaces of which exact bounds of a face follow from its edges or a formula. */
const PLAIN: readonly number[] = [SURFACE.plane, SURFACE.cylinder, SURFACE.cone];

/** Surfaces that the engine bounds by some points of theirs and a margin, which may be too small. */
const GUESSED: readonly number[] = [SURFACE.revolution, SURFACE.extrusion, SURFACE.offset];
const GUESSED_SHARE = 0.05;

function widen(bound: Box): Box {
  const margin = GUESSED_SHARE * diagonalOf(bound);
  return bound.map((value, side) => value + (side < 3 ? -margin : margin)) as unknown as Box;
}

/** Bounds of a spline by its control points alone, without the tolerance that cheap bounds add; null for any other surface. */
function boundTightly(oc: ExactEngine, face: Face, { matrix }: Placement): Box | null {
  if (oc.surfaceOf(face) !== SURFACE.spline) return null;
  return moveBox(oc.boundOf(face, false) ?? emptyBox(), matrix);
}

/** Widens those sides of the box beyond which a curved face may reach. */
function widenToReach(oc: ExactEngine, box: Box, face: CurvedFace, slack: number, deflectionMm: number): void {
  const { bound, placement, patch } = face;
  let reach: ReachFace | undefined;
  for (let axis = 0; axis < 3; axis++) {
    const [x, y, z, shift] = (placement.matrix ?? IDENTITY).slice(axis * 4, axis * 4 + 4) as [number, number, number, number];
    for (const [side, sign] of [[axis, -1] as const, [axis + 3, 1] as const]) {
      const known = sign * (box[side] as number);
      const most = sign * (bound[side] as number);
      if (most <= known + slack) continue;
      const direction = [sign * x, sign * y, sign * z] as const;
      let reached = patch.highest(direction) + sign * shift;
      // Where the mesh comes up to the cheap bound, the surface has no room above it.
      if (reached < most - slack) {
        reach ??= reachableFace(oc, face, deflectionMm);
        reached = reach(direction, known - sign * shift) + sign * shift;
      }
      box[side] = sign * Math.max(known, reached);
    }
  }
}

function boundPlaced(oc: ExactEngine, face: Face, { matrix }: Placement): Box {
  return oc.boxOf(matrix === null ? face : oc.moved(face, matrix)) ?? emptyBox();
}
