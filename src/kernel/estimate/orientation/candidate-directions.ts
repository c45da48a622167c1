import type { Direction } from '#domain/estimate/part-work.ts';
import { dot } from '../../basics/vectors.ts';
import type { ConvexHull } from '../shape/convex-hull.ts';
import type { Facing } from '../shape/facing.ts';
import { opposite, unit } from '../shape/frame.ts';
import { mergeDirections } from '../shape/merge-directions.ts';
import type { TightestBox } from '../shape/tightest-box.ts';

const RESTING_FACES = 8;
const FLAT_FACES = 6;
const SAME_FACE_DEGREES = 3;
const SAME_UP_DEGREES = 2;

/**
 * Directions that may point up, none of which depends on the angle that the body has in its file: along the normals of its largest
 * flat faces, away from the faces it may rest on, along the axes of its tightest box.
 */
export function listCandidates(facing: Facing, { normals, areas }: ConvexHull, box: TightestBox): Direction[] {
  const resting = mergeDirections(normals, areas, SAME_FACE_DEGREES, box.axes).slice(0, RESTING_FACES);
  const flat = mergeDirections(...weighed(facing), SAME_FACE_DEGREES, box.axes).slice(0, FLAT_FACES);
  const listed: Direction[] = [];
  const near = Math.cos((SAME_UP_DEGREES * Math.PI) / 180);
  // Of directions that are nearly the same, a face's own is taken: turned by a degree, its layers come out as narrow steps.
  for (const direction of [
    ...flat.flatMap((face) => [face.direction, opposite(face.direction)]),
    ...resting.map((face) => opposite(face.direction)),
    ...box.axes.flatMap((axis) => [axis, opposite(axis)]),
  ]) {
    if (!listed.some((other) => dot(direction, other) > near)) listed.push(direction);
  }
  return listed;
}

/** Directions between the axes of a body's tightest box: tilted, a body may need less support. */
export function listTilts({ axes: [a, b, c] }: TightestBox): Direction[] {
  const signs = [-1, 0, 1] as const;
  return signs.flatMap((i) =>
    signs.flatMap((j) =>
      signs.flatMap((k): Direction[] => {
        if (Math.abs(i) + Math.abs(j) + Math.abs(k) < 2) return [];
        return [unit([i * a[0] + j * b[0] + k * c[0], i * a[1] + j * b[1] + k * c[1], i * a[2] + j * b[2] + k * c[2]])];
      }),
    ),
  );
}

function weighed(facing: Facing): [directions: Float64Array, weights: Float64Array] {
  const weights = new Float64Array(facing.length / 3);
  const directions = new Float64Array(facing.length);
  for (let n = 0; n < weights.length; n++) {
    const area: Direction = [facing[3 * n] as number, facing[3 * n + 1] as number, facing[3 * n + 2] as number];
    weights[n] = Math.hypot(...area);
    directions.set(unit(area), 3 * n);
  }
  return [directions, weights];
}
