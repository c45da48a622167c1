import { getF64, getI32, makeRoom, putF64, putI32 } from './memory';

// Squared distances of a grid's cells to the nearest one that is marked, in cells (Felzenszwalb and Huttenlocher 2012: the lower
// envelope of parabolas, an axis at a time).

/** Of the present line's cells: what they held (float64); of its envelope: the cells its parabolas stand over (i32), where each begins. */
let values: usize = 0;
let vertices: usize = 0;
let bounds: usize = 0;

/** Makes room for lines of so many cells. */
export function takeLines(longest: i32): void {
  values = makeRoom(<usize>longest * 8);
  vertices = makeRoom(<usize>longest * 4);
  bounds = makeRoom(<usize>(longest + 1) * 8);
}

/** `field` (float32) holds 0 where a cell is marked, else Infinity, which is left where none is. */
export function spreadDistances(field: usize, nx: i32, ny: i32, nz: i32): void {
  for (let line = 0; line < ny * nz; line++) spreadAlong(field, line * nx, 1, nx);
  for (let z = 0; z < nz; z++) for (let x = 0; x < nx; x++) spreadAlong(field, z * nx * ny + x, nx, ny);
  for (let line = 0; line < nx * ny; line++) spreadAlong(field, line, nx * ny, nz);
}

function spreadAlong(field: usize, start: i32, stride: i32, count: i32): void {
  let last = -1;
  for (let n = 0; n < count; n++) {
    const value = <f64>load<f32>(field + (<usize>(start + n * stride) << 2));
    if (value == Infinity) continue;
    putF64(values, n, value);
    let from: f64 = -Infinity;
    while (last >= 0) {
      const vertex = getI32(vertices, last);
      from = (value + <f64>(n * n) - getF64(values, vertex) - <f64>(vertex * vertex)) / <f64>(2 * (n - vertex));
      if (from > getF64(bounds, last)) break;
      last--;
      from = -Infinity;
    }
    last++;
    putI32(vertices, last, n);
    putF64(bounds, last, from);
  }
  if (last < 0) return;
  putF64(bounds, last + 1, Infinity);
  for (let n = 0, k = 0; n < count; n++) {
    while (getF64(bounds, k + 1) < <f64>n) k++;
    const vertex = getI32(vertices, k);
    const square = <f64>((n - vertex) * (n - vertex)) + getF64(values, vertex);
    store<f32>(field + (<usize>(start + n * stride) << 2), <f32>square);
  }
}
