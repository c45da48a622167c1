import type { ModelMesh } from '../../basics/model.ts';

/**
 * Signed volume under the triangles of a mesh, mm³, summed from `origin` (divergence theorem, tetrahedra).
 * For a closed mesh the origin makes no difference.
 */
export function sumMeshVolume({ positions, indices }: ModelMesh, origin: readonly [number, number, number]): number {
  const [ox, oy, oz] = origin;
  let sum = 0;
  for (let n = 0; n < indices.length; n += 3) {
    const a = (indices[n] as number) * 3;
    const b = (indices[n + 1] as number) * 3;
    const c = (indices[n + 2] as number) * 3;
    const [ax, ay, az] = [(positions[a] as number) - ox, (positions[a + 1] as number) - oy, (positions[a + 2] as number) - oz];
    const [bx, by, bz] = [(positions[b] as number) - ox, (positions[b + 1] as number) - oy, (positions[b + 2] as number) - oz];
    const [cx, cy, cz] = [(positions[c] as number) - ox, (positions[c + 1] as number) - oy, (positions[c + 2] as number) - oz];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}
