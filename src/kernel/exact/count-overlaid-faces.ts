import type { ModelFeatures, ModelMesh } from '../model.ts';

/** Faces nearer to each other than this share of the model's diagonal are in one place. */
const SAME_PLACE = 1e-6;
/** What is summed up of a face: the area, and by axis the area's moment and its vector, which looks outward. */
const SUMS = 7;

/**
 * How many faces of a mesh lie upon another one that looks the same way, as in a part that a file holds twice. Faces of bodies that
 * only touch look at each other.
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
    }
  }
  const length = SAME_PLACE * diagonalMm;
  const seen = new Set<string>();
  let distinct = 0;
  for (let own = 0; own < sums.length; own += SUMS) {
    const area = sums[own] as number;
    if (area === 0) continue;
    distinct++;
    const figures = Array.from(sums.subarray(own, own + SUMS), (sum, i) =>
      Math.round(i > 0 && i < 4 ? sum / area / length : sum / length / diagonalMm),
    );
    seen.add(figures.join(' '));
  }
  return distinct - seen.size;
}
