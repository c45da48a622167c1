import type { PlacedMesh } from './placed-mesh.ts';

/** Where upright lines through the centres of a grid's cells cross a body's surface, from the plate up. */
export interface Columns {
  readonly cellsX: number;
  readonly cellsY: number;
  readonly cellAreaMm2: number;
  /** Of each cell: its first crossing; one entry more than cells. */
  readonly starts: Uint32Array;
  /** Of each crossing: height, mm, and the z of the surface's normal: negative where the line enters the body. */
  readonly heights: Float32Array;
  readonly slopes: Float32Array;
}

/** Crossings are kept to this many, by coarser cells for meshes that are crossed more often. */
const MOST_CROSSINGS = 8_000_000;

/** Crosses a body with a grid of `cells` by `cells` upright lines at most, fewer across its narrower side. */
export function castColumns(mesh: PlacedMesh, cells: number): Columns {
  const { sizeMm } = mesh;
  const side = Math.max(sizeMm.x, sizeMm.y) / cells || 1;
  // Narrow bodies still get a fair number of lines across.
  const cellsX = Math.max(Math.min(cells, 24), Math.ceil(sizeMm.x / side));
  const cellsY = Math.max(Math.min(cells, 24), Math.ceil(sizeMm.y / side));
  const columns = crossGrid(mesh, cellsX, cellsY);
  return columns ?? castColumns(mesh, Math.ceil(cells / 2));
}

function crossGrid({ positions, indices, sizeMm }: PlacedMesh, cellsX: number, cellsY: number): Columns | null {
  const [stepX, stepY] = [sizeMm.x / cellsX || 1, sizeMm.y / cellsY || 1];
  const [columnsPerMm, rowsPerMm] = [1 / stepX, 1 / stepY];
  let capacity = Math.max(4096, 8 * cellsX * cellsY);
  let next = new Int32Array(capacity);
  let heights = new Float32Array(capacity);
  let slopes = new Float32Array(capacity);
  let count = 0;
  const heads = new Int32Array(cellsX * cellsY).fill(-1);
  for (let n = 0; n < indices.length; n += 3) {
    const p = (indices[n] as number) * 3;
    const q = (indices[n + 1] as number) * 3;
    const r = (indices[n + 2] as number) * 3;
    const py = positions[p + 1] as number;
    const qy = positions[q + 1] as number;
    const ry = positions[r + 1] as number;
    const lowY = py < qy ? (py < ry ? py : ry) : qy < ry ? qy : ry;
    const highY = py > qy ? (py > ry ? py : ry) : qy > ry ? qy : ry;
    const firstRow = Math.max(0, Math.ceil(lowY * rowsPerMm - 0.5));
    const lastRow = Math.min(cellsY - 1, Math.ceil(highY * rowsPerMm - 0.5) - 1);
    if (firstRow > lastRow) continue;
    const px = positions[p] as number;
    const qx = positions[q] as number;
    const rx = positions[r] as number;
    const lowX = px < qx ? (px < rx ? px : rx) : qx < rx ? qx : rx;
    const highX = px > qx ? (px > rx ? px : rx) : qx > rx ? qx : rx;
    if (Math.ceil(lowX * columnsPerMm - 0.5) === Math.ceil(highX * columnsPerMm - 0.5)) continue;
    const pz = positions[p + 2] as number;
    const qz = positions[q + 2] as number;
    const rz = positions[r + 2] as number;
    const ux = qx - px;
    const uy = qy - py;
    const uz = qz - pz;
    const vx = rx - px;
    const vy = ry - py;
    const vz = rz - pz;
    const nz = ux * vy - uy * vx;
    if (nz === 0) continue;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const slope = nz / Math.sqrt(nx * nx + ny * ny + nz * nz);
    const lowZ = pz < qz ? (pz < rz ? pz : rz) : qz < rz ? qz : rz;
    const highZ = pz > qz ? (pz > rz ? pz : rz) : qz > rz ? qz : rz;
    for (let row = firstRow; row <= lastRow; row++) {
      const y = (row + 0.5) * stepY;
      let from = Infinity;
      let to = -Infinity;
      // A side is cut alike for both of its triangles: from its lower end.
      if (py < y !== qy < y) {
        const x = py < qy ? px + ((y - py) / (qy - py)) * (qx - px) : qx + ((y - qy) / (py - qy)) * (px - qx);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      if (qy < y !== ry < y) {
        const x = qy < ry ? qx + ((y - qy) / (ry - qy)) * (rx - qx) : rx + ((y - ry) / (qy - ry)) * (qx - rx);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      if (ry < y !== py < y) {
        const x = ry < py ? rx + ((y - ry) / (py - ry)) * (px - rx) : px + ((y - py) / (ry - py)) * (rx - px);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      const first = Math.max(0, Math.ceil(from * columnsPerMm - 0.5));
      const last = Math.min(cellsX - 1, Math.ceil(to * columnsPerMm - 0.5) - 1);
      for (let column = first; column <= last; column++) {
        if (count === capacity) {
          if (count >= MOST_CROSSINGS) return null;
          capacity *= 2;
          next = grown(next, new Int32Array(capacity));
          heights = grown(heights, new Float32Array(capacity));
          slopes = grown(slopes, new Float32Array(capacity));
        }
        const x = (column + 0.5) * stepX;
        const z = pz - (nx * (x - px) + ny * (y - py)) / nz;
        const cell = row * cellsX + column;
        heights[count] = z < lowZ ? lowZ : z > highZ ? highZ : z;
        slopes[count] = slope;
        next[count] = heads[cell] as number;
        heads[cell] = count++;
      }
    }
  }
  const columns = {
    cellsX,
    cellsY,
    cellAreaMm2: stepX * stepY,
    starts: new Uint32Array(heads.length + 1),
    heights: new Float32Array(count),
    slopes: new Float32Array(count),
  };
  sortCrossings(columns, { heads, next, heights, slopes });
  return columns;
}

interface Crossings {
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly heights: Float32Array;
  readonly slopes: Float32Array;
}

function sortCrossings({ starts, heights, slopes }: Columns, crossings: Crossings): void {
  let filled = 0;
  for (let cell = 0; cell < crossings.heads.length; cell++) {
    const start = filled;
    starts[cell] = start;
    for (let n = crossings.heads[cell] as number; n >= 0; n = crossings.next[n] as number) {
      const [height, slope] = [crossings.heights[n] as number, crossings.slopes[n] as number];
      let at = filled++;
      for (; at > start && (heights[at - 1] as number) > height; at--) {
        heights[at] = heights[at - 1] as number;
        slopes[at] = slopes[at - 1] as number;
      }
      heights[at] = height;
      slopes[at] = slope;
    }
  }
  starts[crossings.heads.length] = filled;
}

function grown<T extends Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
