import { type Box, diagonalOf, IDENTITY, joinBoxes, type Matrix, moveBox } from '../../basics/box.ts';
import { dot, subtract, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { joinBounds } from '../extent/measure-box.ts';
import type { BoundedBody, Placement } from '../faces/collect-bodies.ts';

/** Bodies, and cheap bounds of all of them. */
export interface BoundedBodies {
  readonly bodies: readonly BoundedBody[];
  readonly rough: Readonly<Box>;
}

/** Coordinates of up to so many diagonals of the model lose less than a millionth of it in single precision, in which meshes are. */
const FAR_DIAGONALS = 4;
const HERE: Vector = [0, 0, 0];

/**
 * Moves a model that stands far from the origin there, and so every body that stands far from the origin of its own frame, as
 * a part does that was drawn where it belongs in a building.
 */
export function bringNear(oc: ExactEngine, { bodies, rough }: BoundedBodies): BoundedBodies {
  const farMm = FAR_DIAGONALS * diagonalOf(rough);
  const modelShift = shiftOf(rough, farMm);
  const moved = bodies.map((body): BoundedBody => {
    const shift = shiftOf(joinBoxes(body.bounds), farMm);
    const placements = body.placements.map((placement) => shiftPlacement(placement, shift, modelShift));
    if (shift === HERE) return { ...body, placements };
    const back = translation(subtract(HERE, shift));
    const shape = oc.moved(body.shape, back);
    return { shape, placements, faces: oc.listFaces(shape), bounds: body.bounds.map((bound) => moveBox(bound, back)) };
  });
  return { bodies: moved, rough: joinBounds(moved) };
}

/** The middle of a box that reaches too far from the origin. */
function shiftOf(box: Readonly<Box>, farMm: number): Vector {
  if (!box.some((value) => Math.abs(value) > farMm)) return HERE;
  return [(box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2];
}

/** Where a body stands whose frame's origin is moved to `shift`, in a model whose origin is moved to `modelShift`. */
function shiftPlacement(placement: Placement, shift: Vector, modelShift: Vector): Placement {
  if (placement.matrix === null && shift.every((value, axis) => value === modelShift[axis])) return placement;
  const [a, b, c, d, e, f, g, h, i, j, k, l] = placement.matrix ?? IDENTITY;
  const [x, y, z] = subtract([d + dot([a, b, c], shift), h + dot([e, f, g], shift), l + dot([i, j, k], shift)], modelShift);
  return { ...placement, matrix: [a, b, c, x, e, f, g, y, i, j, k, z] };
}

function translation([x, y, z]: Vector): Matrix {
  return [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];
}
