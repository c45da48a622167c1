import { getF32, getI32, makeRoom, putI32 } from './memory';
import { indices, positions, triangles } from './mesh';
import { planes, planesUpTo } from './planes';
import { cellMm, columns, emptyRegion, originMm, rowBytes, rows } from './regions';

// Cells under surfaces that lean too far, by the plane whose stretch of layers they lie in: a region's address each, 0 for none.

export let contacts: usize = 0;
/** Where a layer reaches out so far that dense layers are laid under it. */
export let wide: usize = 0;
/** Where it reaches out beyond its walls: level surfaces, that are bridged. */
export let level: usize = 0;

/** Slopes, as the share of a facet's area that is seen from below, over which it is held, held densely, or level. */
export function findContacts(firstMm: f64, steepest: f64, steepestWide: f64, steepestLevel: f64): void {
  for (let t = 0; t < 3 * triangles; t += 3) {
    const a = 3 * getI32(indices, t);
    const b = 3 * getI32(indices, t + 1);
    const c = 3 * getI32(indices, t + 2);
    const ax = getF32(positions, a);
    const ay = getF32(positions, a + 1);
    const ux = getF32(positions, b) - ax;
    const uy = getF32(positions, b + 1) - ay;
    const vx = getF32(positions, c) - ax;
    const vy = getF32(positions, c + 1) - ay;
    const nz = ux * vy - uy * vx;
    if (nz >= 0) continue;
    const az = getF32(positions, a + 2);
    const uz = getF32(positions, b + 2) - az;
    const vz = getF32(positions, c + 2) - az;
    if (max(max(az, az + uz), az + vz) < firstMm) continue;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const area = sqrt(nx * nx + ny * ny + nz * nz);
    if (-nz <= steepest * area) continue;
    const isWide = -nz > steepestWide * area;
    const isLevel = -nz > steepestLevel * area;
    // Cells whose centres the facet's shadow holds.
    const fromRow = max(0, cellFrom(min(min(ay, ay + uy), ay + vy)));
    const toRow = min(rows, cellFrom(max(max(ay, ay + uy), ay + vy)));
    const fromColumn = max(0, cellFrom(min(min(ax, ax + ux), ax + vx)));
    const toColumn = min(columns, cellFrom(max(max(ax, ax + ux), ax + vx)));
    for (let row = fromRow; row < toRow; row++) {
      const py = (<f64>row + 0.5) * cellMm + originMm - ay;
      for (let column = fromColumn; column < toColumn; column++) {
        const px = (<f64>column + 0.5) * cellMm + originMm - ax;
        const s = (px * vy - py * vx) / nz;
        const r = (ux * py - uy * px) / nz;
        if (s < 0 || r < 0 || s + r >= 1) continue;
        const plane = planesUpTo(az + s * uz + r * vz) - 1;
        if (plane < 0) continue;
        mark(contacts, plane, row, column);
        if (isWide) mark(wide, plane, row, column);
        if (isLevel) mark(level, plane, row, column);
      }
    }
  }
}

export function forgetContacts(): void {
  const bytes = <usize>planes * 4;
  contacts = makeRoom(3 * bytes);
  wide = contacts + bytes;
  level = wide + bytes;
  memory.fill(contacts, 0, 3 * bytes);
}

@inline
function cellFrom(mm: f64): i32 {
  return <i32>ceil((mm - originMm) / cellMm - 0.5);
}

function mark(regions: usize, plane: i32, row: i32, column: i32): void {
  let region = <usize>getI32(regions, plane);
  if (region == 0) {
    region = emptyRegion();
    putI32(regions, plane, <i32>region);
  }
  const at = region + <usize>row * rowBytes + (<usize>(column >> 5) << 2);
  store<u32>(at, load<u32>(at) | (<u32>1 << (column & 31)));
}
