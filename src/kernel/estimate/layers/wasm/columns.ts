import { getF32, getI32, makeRoom, putI32, widenLast } from './memory';
import { indices, positions, triangles, vertices } from './mesh';

// Upright lines through the centres of a grid's cells, and where they cross the mesh.

/** Of each cell its first crossing (u32); one entry more than cells. */
export let firsts: usize = 0;
/** Of each crossing: height, mm, and the z of the surface's normal (float32). */
export let crossedHeights: usize = 0;
export let crossedSlopes: usize = 0;

/** Crossings as they are found: the cell's next one, height, slope. */
let found: usize = 0;
const CROSSING: i32 = 12;

/** Of each vertex: the first row and the first column whose lines it doesn't lie beyond (i32 each). */
let places: usize = 0;

/** How many crossings there are, −1: more than `most`. */
export function crossGrid(cellsX: i32, cellsY: i32, stepX: f64, stepY: f64, most: i32): i32 {
  const columnsPerMm = 1 / stepX;
  placeVertices(columnsPerMm, 1 / stepY);
  const heads = makeRoom(<usize>(cellsX * cellsY) * 4);
  memory.fill(heads, 0xff, <usize>(cellsX * cellsY) * 4);
  let capacity = max(4096, 8 * cellsX * cellsY);
  found = makeRoom(<usize>(capacity * CROSSING));
  let count = 0;
  for (let n = 0; n < 3 * triangles; n += 3) {
    const a = getI32(indices, n);
    const b = getI32(indices, n + 1);
    const c = getI32(indices, n + 2);
    // Most triangles lie between two rows or two columns.
    const firstRow = max(0, leastOf(a, b, c, 0));
    const endRow = min(cellsY, mostOf(a, b, c, 0));
    if (firstRow >= endRow || leastOf(a, b, c, 1) == mostOf(a, b, c, 1)) continue;
    const p = 3 * a;
    const q = 3 * b;
    const r = 3 * c;
    const px = getF32(positions, p);
    const qx = getF32(positions, q);
    const rx = getF32(positions, r);
    const py = getF32(positions, p + 1);
    const qy = getF32(positions, q + 1);
    const ry = getF32(positions, r + 1);
    const pz = getF32(positions, p + 2);
    const qz = getF32(positions, q + 2);
    const rz = getF32(positions, r + 2);
    const ux = qx - px;
    const uy = qy - py;
    const uz = qz - pz;
    const vx = rx - px;
    const vy = ry - py;
    const vz = rz - pz;
    const nz = ux * vy - uy * vx;
    if (nz == 0) continue;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const slope = nz / sqrt(nx * nx + ny * ny + nz * nz);
    const lowZ = min(min(pz, qz), rz);
    const highZ = max(max(pz, qz), rz);
    for (let row = firstRow; row < endRow; row++) {
      const y = (<f64>row + 0.5) * stepY;
      let from: f64 = Infinity;
      let to: f64 = -Infinity;
      // A side is cut alike for both of its triangles: from its lower end.
      if (py < y != qy < y) {
        const x = py < qy ? px + ((y - py) / (qy - py)) * (qx - px) : qx + ((y - qy) / (py - qy)) * (px - qx);
        from = min(from, x);
        to = max(to, x);
      }
      if (qy < y != ry < y) {
        const x = qy < ry ? qx + ((y - qy) / (ry - qy)) * (rx - qx) : rx + ((y - ry) / (qy - ry)) * (qx - rx);
        from = min(from, x);
        to = max(to, x);
      }
      if (ry < y != py < y) {
        const x = ry < py ? rx + ((y - ry) / (py - ry)) * (px - rx) : px + ((y - py) / (ry - py)) * (rx - px);
        from = min(from, x);
        to = max(to, x);
      }
      const first = max(0, <i32>ceil(from * columnsPerMm - 0.5));
      const end = min(cellsX, <i32>ceil(to * columnsPerMm - 0.5));
      for (let column = first; column < end; column++) {
        if (count == capacity) {
          if (count >= most) return -1;
          capacity *= 2;
          widenLast(found, <usize>capacity * CROSSING);
        }
        const x = (<f64>column + 0.5) * stepX;
        const z = pz - (nx * (x - px) + ny * (y - py)) / nz;
        const cell = row * cellsX + column;
        const at = found + <usize>count * CROSSING;
        store<i32>(at, getI32(heads, cell));
        store<f32>(at, <f32>max(lowZ, min(highZ, z)), 4);
        store<f32>(at, <f32>slope, 8);
        putI32(heads, cell, count++);
      }
    }
  }
  sortCrossings(heads, cellsX * cellsY, count);
  return count;
}

function placeVertices(columnsPerMm: f64, rowsPerMm: f64): void {
  places = makeRoom(<usize>vertices * 8);
  for (let n = 0; n < vertices; n++) {
    putI32(places, 2 * n, <i32>ceil(getF32(positions, 3 * n + 1) * rowsPerMm - 0.5));
    putI32(places, 2 * n + 1, <i32>ceil(getF32(positions, 3 * n) * columnsPerMm - 0.5));
  }
}

@inline
function leastOf(a: i32, b: i32, c: i32, axis: i32): i32 {
  return min(min(getI32(places, 2 * a + axis), getI32(places, 2 * b + axis)), getI32(places, 2 * c + axis));
}

@inline
function mostOf(a: i32, b: i32, c: i32, axis: i32): i32 {
  return max(max(getI32(places, 2 * a + axis), getI32(places, 2 * b + axis)), getI32(places, 2 * c + axis));
}

/** From the plate up in each cell. */
function sortCrossings(heads: usize, cells: i32, count: i32): void {
  firsts = makeRoom(<usize>(cells + 1) * 4);
  crossedHeights = makeRoom(<usize>count * 4);
  crossedSlopes = makeRoom(<usize>count * 4);
  let filled: usize = 0;
  for (let cell = 0; cell < cells; cell++) {
    const start = filled << 2;
    putI32(firsts, cell, <i32>filled);
    for (let n = getI32(heads, cell); n >= 0; ) {
      const crossing = found + <usize>n * CROSSING;
      const height = load<f32>(crossing, 4);
      let at = filled++ << 2;
      for (; at > start && load<f32>(crossedHeights + at - 4) > height; at -= 4) {
        store<f32>(crossedHeights + at, load<f32>(crossedHeights + at - 4));
        store<f32>(crossedSlopes + at, load<f32>(crossedSlopes + at - 4));
      }
      store<f32>(crossedHeights + at, height);
      store<f32>(crossedSlopes + at, load<f32>(crossing, 8));
      n = load<i32>(crossing);
    }
  }
  putI32(firsts, cells, <i32>filled);
}
