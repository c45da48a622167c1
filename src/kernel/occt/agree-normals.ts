import type { DrawnShape } from './words.ts';

type Drawn = Pick<DrawnShape, 'positions' | 'normals' | 'indices' | 'trianglesOfFace'>;

/** Turns the normals of those faces that look to the other side than their triangles: the engine's do where a face is placed mirrored in its shell. */
export function agreeNormals({ positions, normals, indices, trianglesOfFace }: Drawn): void {
  let first = 0;
  for (const triangles of trianglesOfFace) {
    const corners = indices.subarray(first, first + 3 * triangles);
    first += corners.length;
    if (sumAgreement(positions, normals, corners) >= 0) continue;
    for (const corner of new Set(corners)) for (let at = 3 * corner; at < 3 * corner + 3; at++) normals[at] = -(normals[at] as number);
  }
}

/** Negative where most of a face's normals look against its triangles. */
function sumAgreement(positions: Float32Array, normals: Float32Array, corners: Uint32Array): number {
  let sum = 0;
  for (let n = 0; n < corners.length; n += 3) {
    const [a, b, c] = [3 * (corners[n] as number), 3 * (corners[n + 1] as number), 3 * (corners[n + 2] as number)];
    const along = (to: number, axis: number) => (positions[to + axis] as number) - (positions[a + axis] as number);
    for (let axis = 0; axis < 3; axis++) {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
      const normal = (normals[a + axis] as number) + (normals[b + axis] as number) + (normals[c + axis] as number);
      sum += normal * (along(b, next) * along(c, last) - along(b, last) * along(c, next));
    }
  }
  return sum;
}
