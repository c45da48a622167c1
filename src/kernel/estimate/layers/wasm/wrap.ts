import { spreadDistances, takeLines } from './distances';
import { getF32, getF64, getI32, makeRoom, putF64, putI32 } from './memory';
import { indices, positions, triangles, vertices } from './mesh';

// The space of a mesh's wrap on a grid of cells: all that is near is filled, what can't be reached from without is filled up, and
// what is too near to that is taken off again.

let nx: i32 = 0;
let ny: i32 = 0;
let nz: i32 = 0;

/** Where the mesh's vertices lie, in cells: xyz each (float64). */
let places: usize = 0;

/** `axes` and where the grid begins along each: xyz each and three more (float64), mm. */
export function takeCells(axes: usize, cellMm: f64, alongX: i32, alongY: i32, alongZ: i32): void {
  nx = alongX;
  ny = alongY;
  nz = alongZ;
  takeLines(max(nx, max(ny, nz)));
  places = makeRoom(<usize>vertices * 24);
  for (let axis = 0; axis < 3; axis++) {
    const x = getF64(axes, 3 * axis);
    const y = getF64(axes, 3 * axis + 1);
    const z = getF64(axes, 3 * axis + 2);
    const low = getF64(axes, 9 + axis);
    for (let n = 0; n < 3 * vertices; n += 3) {
      const along = getF32(positions, n) * x + getF32(positions, n + 1) * y + getF32(positions, n + 2) * z;
      putF64(places, n + axis, (along - low) / cellMm);
    }
  }
}

/** The wrap's space in cells, those that it cuts by how far they are in. `hollow` and `reach`: in cells. */
export function countWrapped(hollow: f64, reach: f64): f64 {
  const near = emptyField();
  markSurface(near);
  spreadDistances(near, nx, ny, nz);
  const outside = emptyField();
  markOutside(near, reach * reach, outside);
  spreadDistances(outside, nx, ny, nz);
  let cells: f64 = 0;
  for (let n = 0; n < nx * ny * nz; n++) cells += min<f64>(1, max<f64>(0, sqrt(getF32(outside, n)) - hollow));
  return cells;
}

function emptyField(): usize {
  const cells = nx * ny * nz;
  const field = makeRoom(<usize>cells * 4);
  for (let n = 0; n < cells; n++) store<f32>(field + (<usize>n << 2), Infinity);
  return field;
}

/** The cells that a surface goes through, by points on it that lie closer together than cells. */
function markSurface(field: usize): void {
  for (let n = 0; n < 3 * triangles; n += 3) {
    const p = 3 * getI32(indices, n);
    const q = 3 * getI32(indices, n + 1);
    const r = 3 * getI32(indices, n + 2);
    const px = getF64(places, p);
    const py = getF64(places, p + 1);
    const pz = getF64(places, p + 2);
    const ux = getF64(places, q) - px;
    const uy = getF64(places, q + 1) - py;
    const uz = getF64(places, q + 2) - pz;
    const vx = getF64(places, r) - px;
    const vy = getF64(places, r + 1) - py;
    const vz = getF64(places, r + 2) - pz;
    const steps = 1 + <i32>floor(1.5 * sqrt(max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz)));
    // A small one is seen by its corners.
    if (steps == 1) {
      mark(field, px, py, pz);
      mark(field, px + ux, py + uy, pz + uz);
      mark(field, px + vx, py + vy, pz + vz);
      continue;
    }
    for (let i = 0; i <= steps; i++) {
      const s = <f64>i / <f64>steps;
      for (let j = 0; i + j <= steps; j++) {
        const t = <f64>j / <f64>steps;
        mark(field, px + s * ux + t * vx, py + s * uy + t * vy, pz + s * uz + t * vz);
      }
    }
  }
}

@inline
function mark(field: usize, x: f64, y: f64, z: f64): void {
  const i = <i32>floor(x);
  const j = <i32>floor(y);
  const k = <i32>floor(z);
  if (<u32>i < <u32>nx && <u32>j < <u32>ny && <u32>k < <u32>nz) store<f32>(field + (<usize>((k * ny + j) * nx + i) << 2), 0);
}

/** The cells that are reached from the grid's corner without coming too near to the body. */
function markOutside(near: usize, tooNear: f64, field: usize): void {
  const stack = makeRoom(<usize>(nx * ny * nz) * 4);
  let depth = 1;
  putI32(stack, 0, 0);
  store<f32>(field, 0);
  while (depth > 0) {
    const at = getI32(stack, --depth);
    const x = at % nx;
    const y = (at / nx) % ny;
    const z = at / (nx * ny);
    if (x > 0) depth = visit(at - 1, near, tooNear, field, stack, depth);
    if (x < nx - 1) depth = visit(at + 1, near, tooNear, field, stack, depth);
    if (y > 0) depth = visit(at - nx, near, tooNear, field, stack, depth);
    if (y < ny - 1) depth = visit(at + nx, near, tooNear, field, stack, depth);
    if (z > 0) depth = visit(at - nx * ny, near, tooNear, field, stack, depth);
    if (z < nz - 1) depth = visit(at + nx * ny, near, tooNear, field, stack, depth);
  }
}

@inline
function visit(to: i32, near: usize, tooNear: f64, field: usize, stack: usize, depth: i32): i32 {
  if (getF32(field, to) == 0 || getF32(near, to) <= tooNear) return depth;
  store<f32>(field + (<usize>to << 2), 0);
  putI32(stack, depth, to);
  return depth + 1;
}
