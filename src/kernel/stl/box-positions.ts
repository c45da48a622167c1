import type { Extents } from '#domain/part.ts';

/** The box around points, in their own numbers; not finite where a coordinate is not. */
export function boxPositions(positions: Float32Array): { readonly min: Extents; readonly size: Extents } {
  let minX = Infinity;
  let minY = Infinity;
  let minZ = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  let maxZ = -Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at] ?? 0;
    const y = positions[at + 1] ?? 0;
    const z = positions[at + 2] ?? 0;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
    if (z < minZ) minZ = z;
    if (z > maxZ) maxZ = z;
  }
  return { min: { x: minX, y: minY, z: minZ }, size: { x: maxX - minX, y: maxY - minY, z: maxZ - minZ } };
}
