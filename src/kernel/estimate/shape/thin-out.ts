import type { BodyMesh } from './body-mesh.ts';
import { spansAlong } from './frame.ts';
import type { TightestBox } from './tightest-box.ts';

const LIGHT_TRIANGLES = 30_000;
/** Cells along the longest side of the box. */
const CELLS = 44;

/**
 * A mesh with fewer triangles: vertices in one cell of a grid along the box's axes become one, in their middle.
 * Meshes that are light already come back as they are.
 */
export function thinOut(mesh: BodyMesh, { axes, sizeMm }: TightestBox): BodyMesh {
  const { positions, indices } = mesh;
  if (indices.length / 3 <= LIGHT_TRIANGLES) return mesh;
  const step = sizeMm.x / CELLS;
  const [a, b, c] = axes;
  const [{ low: lowA }, { low: lowB }, { low: lowC }] = spansAlong(positions, axes);
  const [rows, levels] = [Math.floor(sizeMm.y / step) + 2, Math.floor(sizeMm.z / step) + 2];
  const numbers = new Int32Array((CELLS + 2) * rows * levels).fill(-1);
  const count = positions.length / 3;
  const cellOf = new Uint32Array(count);
  const sums = new Float64Array(4 * Math.min(count, numbers.length));
  let cells = 0;
  for (let n = 0; n < count; n++) {
    const x = positions[3 * n] as number;
    const y = positions[3 * n + 1] as number;
    const z = positions[3 * n + 2] as number;
    const i = Math.floor((x * a[0] + y * a[1] + z * a[2] - lowA) / step);
    const j = Math.min(rows - 1, Math.floor((x * b[0] + y * b[1] + z * b[2] - lowB) / step));
    const k = Math.min(levels - 1, Math.floor((x * c[0] + y * c[1] + z * c[2] - lowC) / step));
    const cell = (Math.min(CELLS + 1, i) * rows + j) * levels + k;
    let number = numbers[cell] as number;
    if (number < 0) number = numbers[cell] = cells++;
    cellOf[n] = number;
    sums[4 * number] = (sums[4 * number] as number) + x;
    sums[4 * number + 1] = (sums[4 * number + 1] as number) + y;
    sums[4 * number + 2] = (sums[4 * number + 2] as number) + z;
    sums[4 * number + 3] = (sums[4 * number + 3] as number) + 1;
  }
  const middles = new Float32Array(3 * cells);
  for (let n = 0; n < cells; n++) {
    for (let axis = 0; axis < 3; axis++) middles[3 * n + axis] = (sums[4 * n + axis] as number) / (sums[4 * n + 3] as number);
  }
  const kept = new Uint32Array(indices.length);
  let length = 0;
  for (let n = 0; n < indices.length; n += 3) {
    const p = cellOf[indices[n] as number] as number;
    const q = cellOf[indices[n + 1] as number] as number;
    const r = cellOf[indices[n + 2] as number] as number;
    if (p === q || q === r || r === p) continue;
    kept[length++] = p;
    kept[length++] = q;
    kept[length++] = r;
  }
  return { positions: middles, indices: kept.slice(0, length) };
}
