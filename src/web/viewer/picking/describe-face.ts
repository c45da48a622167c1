import type { FaceFigures } from '#kernel/basics/model.ts';
import type { Vector3D } from '../basics/viewer.ts';
import { fitCircle } from './fit-circle.ts';
import { addScaled, cross, dot, lengthOf, pointAt, subtract, unitOf } from './vectors.ts';

/** As the exact shape would say it; `surface` is null where the mesh does not tell. */
type MeshFaceFigures = Omit<FaceFigures, 'surface'> & { readonly surface: FaceFigures['surface'] | null };

/** Cosine and sine of what counts as the same direction, and as a right angle. */
const SAME = 0.9995;
const UPRIGHT = 0.02;

/** What the triangles of a face (xyz of their corners) tell about it. */
export function describeFace(corners: Float32Array): MeshFaceFigures {
  const normals: Vector3D[] = [];
  let areaMm2 = 0;
  for (let n = 0; n * 9 < corners.length; n++) {
    const a = pointAt(corners, n * 3);
    const doubled = cross(subtract(pointAt(corners, n * 3 + 1), a), subtract(pointAt(corners, n * 3 + 2), a));
    areaMm2 += lengthOf(doubled) / 2;
    const normal = unitOf(doubled);
    if (normal !== null) normals.push(normal);
  }
  const [first] = normals;
  if (first === undefined) return { areaMm2, radiusMm: null, surface: null };
  const steepest = normals.reduce((best, normal) => (Math.abs(dot(normal, first)) < Math.abs(dot(best, first)) ? normal : best));
  if (Math.abs(dot(steepest, first)) > SAME) {
    return { areaMm2, radiusMm: null, surface: normals.every((normal) => Math.abs(dot(normal, first)) > SAME) ? 'plane' : null };
  }
  const axis = unitOf(cross(first, steepest));
  if (axis === null || !normals.every((normal) => Math.abs(dot(normal, axis)) < UPRIGHT)) return { areaMm2, radiusMm: null, surface: null };
  // Along its axis a cylinder is a circle.
  const outline = Array.from({ length: corners.length / 3 }, (_, n) => {
    const point = pointAt(corners, n);
    return addScaled(point, axis, -dot(point, axis));
  });
  const circle = fitCircle(outline);
  return { areaMm2, radiusMm: circle?.radius ?? null, surface: circle === null ? null : 'cylinder' };
}
