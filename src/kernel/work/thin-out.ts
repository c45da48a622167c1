import type { BodyMesh } from './body-mesh.ts';
import { dot } from './frame.ts';
import type { TightestBox } from './tightest-box.ts';

const LIGHT_TRIANGLES = 30_000;
/** Cells along the longest side of the box. */
const CELLS = 160;

/**
 * A mesh with fewer triangles: vertices in one cell of a grid along the box's axes become one, at the first one's place.
 * Meshes that are light already come back as they are.
 */
export function thinOut(mesh: BodyMesh, { axes, sizeMm }: TightestBox): BodyMesh {
  const { positions, indices } = mesh;
  if (indices.length / 3 <= LIGHT_TRIANGLES) return mesh;
  const step = sizeMm.x / CELLS;
  const origin: readonly [number, number, number] = [positions[0] ?? 0, positions[1] ?? 0, positions[2] ?? 0];
  const [o0, o1, o2] = axes.map((axis) => dot(axis, origin)) as [number, number, number];
  const [a, b, c] = axes;
  const side = 2 * CELLS + 4;
  const cellOf = new Int32Array(positions.length / 3);
  const first = new Map<number, number>();
  const places: number[] = [];
  for (let n = 0; n < cellOf.length; n++) {
    const [x, y, z] = [positions[3 * n] as number, positions[3 * n + 1] as number, positions[3 * n + 2] as number];
    const i = Math.floor((x * a[0] + y * a[1] + z * a[2] - o0) / step) + CELLS;
    const j = Math.floor((x * b[0] + y * b[1] + z * b[2] - o1) / step) + CELLS;
    const k = Math.floor((x * c[0] + y * c[1] + z * c[2] - o2) / step) + CELLS;
    const cell = (i * side + j) * side + k;
    const seen = first.get(cell);
    cellOf[n] = seen ?? first.size;
    if (seen !== undefined) continue;
    first.set(cell, first.size);
    places.push(x, y, z);
  }
  const kept = new Uint32Array(indices.length);
  let length = 0;
  for (let n = 0; n < indices.length; n += 3) {
    const [p, q, r] = [
      cellOf[indices[n] as number] as number,
      cellOf[indices[n + 1] as number] as number,
      cellOf[indices[n + 2] as number] as number,
    ];
    if (p === q || q === r || r === p) continue;
    kept[length++] = p;
    kept[length++] = q;
    kept[length++] = r;
  }
  return { positions: Float32Array.from(places), indices: kept.slice(0, length) };
}
