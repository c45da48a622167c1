import type { ModelFeatures, ModelMesh } from '../../basics/model.ts';
import { dot } from '../../basics/vectors.ts';

/** Faces nearer to each other than this share of the model's diagonal are in one place. */
const SAME_PLACE = 1e-6;
/** Faces of one shape differ by less in what is told of that as a share of their own size. */
const SAME_SHAPE = 1e-4;
/** What is summed up of a face: the area, by axis the area's moment and its vector, which looks outward, and the flux of all places. */
const SUMS = 8;

/**
 * How many faces of a mesh lie upon another one that looks the same way, as in a part that a file holds twice. Faces of bodies that
 * only touch look at each other: so do a pin and its hole, whose areas look to all sides, but whose fluxes have opposite signs.
 */
export function countOverlaidFaces(
  { positions, indices }: ModelMesh,
  { faces, faceOfTriangle }: ModelFeatures,
  diagonalMm: number,
): number {
  const sums = new Float64Array(SUMS * faces.length);
  const position = (corner: number) => (indices[corner] as number) * 3;
  for (const [triangle, face] of faceOfTriangle.entries()) {
    const [a, b, c] = [position(3 * triangle), position(3 * triangle + 1), position(3 * triangle + 2)];
    const at = (place: number, axis: number) => positions[place + axis] as number;
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const area = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    const own = SUMS * face;
    sums[own] = (sums[own] as number) + area;
    for (const axis of [0, 1, 2] as const) {
      const moment = (area * (at(a, axis) + at(b, axis) + at(c, axis))) / 3;
      sums[own + 1 + axis] = (sums[own + 1 + axis] as number) + moment;
      sums[own + 4 + axis] = (sums[own + 4 + axis] as number) + normal[axis];
      sums[own + 7] = (sums[own + 7] as number) + (normal[axis] * (at(a, axis) + at(b, axis) + at(c, axis))) / 3;
    }
  }
  const seen = new Set<string>();
  let distinct = 0;
  for (let own = 0; own < sums.length; own += SUMS) {
    const area = sums[own] as number;
    if (area === 0) continue;
    distinct++;
    seen.add(describeFace(sums.subarray(own, own + SUMS), SAME_PLACE * diagonalMm));
  }
  return distinct - seen.size;
}

/** The same for faces of one shape that lie in one place and look the same way. */
function describeFace(sums: Float64Array, lengthMm: number): string {
  const [area, mx, my, mz, nx, ny, nz, flux] = sums as unknown as [number, number, number, number, number, number, number, number];
  const place = [mx / area, my / area, mz / area] as const;
  const turned = [nx / area, ny / area, nz / area] as const;
  const bulge = (flux / area - dot(place, turned)) / Math.sqrt(area);
  const shape = [Math.log(area), ...turned, bulge];
  return [...place.map((value) => Math.round(value / lengthMm)), ...shape.map((value) => Math.round(value / SAME_SHAPE))].join(' ');
}
