import type { Camera } from './place-camera.ts';
import { project, type Sight } from './rasterise-mesh.ts';

/** An edge lies on the surface it bounds; this many pixels of depth keep it from sinking in. */
const LIFT = 2.5;
const INK = 140;

/** How dark (0–255) the exact edges make each pixel they pass over, as far as they are not hidden. */
export function markEdges(segments: Float32Array, camera: Camera, { size, depth }: Sight): Uint8Array {
  const marks = new Uint8Array(size * size);
  const seen = project(segments, camera);
  for (let at = 0; at < seen.length; at += 6) {
    const x = seen[at] ?? 0;
    const y = seen[at + 1] ?? 0;
    const z = seen[at + 2] ?? 0;
    const dx = (seen[at + 3] ?? 0) - x;
    const dy = (seen[at + 4] ?? 0) - y;
    const dz = (seen[at + 5] ?? 0) - z;
    const steps = Math.min(Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))), 2 * size);
    for (let step = 0; step <= steps; step++) {
      const part = steps === 0 ? 0 : step / steps;
      const column = Math.floor(x + dx * part);
      const row = Math.floor(y + dy * part);
      const nearest = z + dz * part + LIFT;
      for (const [right, down] of STROKE) {
        const pixel = (row + down) * size + column + right;
        if (nearest >= (depth[pixel] ?? Infinity)) marks[pixel] = INK;
      }
    }
  }
  return marks;
}

/** Two fine pixels wide: one in the finished picture. */
const STROKE = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
