import type { Vector3D } from '../basics/viewer.ts';
import { dot, lengthOf } from '../picking/vectors.ts';

export type Axis = 'x' | 'y' | 'z';
export const AXES: readonly Axis[] = ['x', 'y', 'z'];

/** An edge of a box around the origin, and which way is out of the box there. */
export interface BoxEdge {
  readonly from: Vector3D;
  readonly to: Vector3D;
  readonly outward: Vector3D;
}

/**
 * The edge along each axis that a dimension is best written at, seen from `eye`: one on the outline, so that the line never
 * runs across the part. Of the outline's edges those below are taken for x and y, and the one to the right for z, measured by
 * `right`, the camera's own sideways.
 */
export function chooseBoxEdge(axis: Axis, size: Vector3D, eye: Vector3D, right: Vector3D): BoxEdge {
  const [one, other] = AXES.filter((candidate) => candidate !== axis) as [Axis, Axis];
  let best: BoxEdge | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const side of [-1, 1]) {
    for (const otherSide of [-1, 1]) {
      const middle = { x: 0, y: 0, z: 0, [one]: (side * size[one]) / 2, [other]: (otherSide * size[other]) / 2 };
      // Outside a face's plane the eye sees the face; an edge is on the outline where it sees one of its two faces.
      const sees = side * eye[one] > size[one] / 2;
      const seesOther = otherSide * eye[other] > size[other] / 2;
      const place = axis === 'z' ? dot(middle, right) : -middle.z;
      const score = (sees !== seesOther ? 1e6 : 0) * lengthOf(size) + place + 1e-6 * dot(middle, eye);
      if (score <= bestScore) continue;
      bestScore = score;
      const half = size[axis] / 2;
      best = {
        from: { ...middle, [axis]: -half },
        to: { ...middle, [axis]: half },
        outward: { x: 0, y: 0, z: 0, [one]: side * Math.SQRT1_2, [other]: otherSide * Math.SQRT1_2 },
      };
    }
  }
  return best as BoxEdge;
}
