import type { Direction } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import type { TightestBox } from './tightest-box.ts';

/**
 * A surface by the directions that it faces: vectors along their mean normals, as long as they have area, mm², xyz each. Directions
 * that lie within three degrees or so are taken together.
 */
export type Facing = Float64Array;

/** Cells along each side of the cube whose sides stand for all directions. */
const BINS = 32;

/** The cube's sides lie along the box's axes, so that a body faces the same ways at any angle in its file. */
export function facingOf({ positions, indices }: BodyMesh, { axes: [a, b, c] }: TightestBox): Facing {
  const sums = new Float64Array(3 * 6 * BINS * BINS);
  for (let n = 0; n < indices.length; n += 3) {
    const p = (indices[n] as number) * 3;
    const q = (indices[n + 1] as number) * 3;
    const r = (indices[n + 2] as number) * 3;
    const [px, py, pz] = [positions[p] as number, positions[p + 1] as number, positions[p + 2] as number];
    const [ux, uy, uz] = [(positions[q] as number) - px, (positions[q + 1] as number) - py, (positions[q + 2] as number) - pz];
    const [vx, vy, vz] = [(positions[r] as number) - px, (positions[r + 1] as number) - py, (positions[r + 2] as number) - pz];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const [x, y, z] = [nx * a[0] + ny * a[1] + nz * a[2], nx * b[0] + ny * b[1] + nz * b[2], nx * c[0] + ny * c[1] + nz * c[2]];
    const [ex, ey, ez] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const most = Math.max(ex, ey, ez);
    if (most === 0) continue;
    const side = most === ex ? (x > 0 ? 0 : 1) : most === ey ? (y > 0 ? 2 : 3) : z > 0 ? 4 : 5;
    const [s, t] = side < 2 ? [y, z] : side < 4 ? [x, z] : [x, y];
    const row = Math.min(BINS - 1, Math.floor(((s / most + 1) / 2) * BINS));
    const column = Math.min(BINS - 1, Math.floor(((t / most + 1) / 2) * BINS));
    const bin = 3 * ((side * BINS + row) * BINS + column);
    sums[bin] = (sums[bin] as number) + nx / 2;
    sums[bin + 1] = (sums[bin + 1] as number) + ny / 2;
    sums[bin + 2] = (sums[bin + 2] as number) + nz / 2;
  }
  let length = 0;
  for (let bin = 0; bin < sums.length; bin += 3) {
    if (sums[bin] === 0 && sums[bin + 1] === 0 && sums[bin + 2] === 0) continue;
    sums.copyWithin(length, bin, bin + 3);
    length += 3;
  }
  return sums.slice(0, length);
}

/** Areas of a surface, mm²: as it is seen across an upright from all sides, and from above and below. */
export function seenAround(facing: Facing, [x, y, z]: Direction): { readonly uprightMm2: number; readonly levelMm2: number } {
  let [uprightMm2, levelMm2] = [0, 0];
  for (let n = 0; n < facing.length; n += 3) {
    const [nx, ny, nz] = [facing[n] as number, facing[n + 1] as number, facing[n + 2] as number];
    const along = nx * x + ny * y + nz * z;
    levelMm2 += Math.abs(along);
    uprightMm2 += Math.sqrt(Math.max(0, nx * nx + ny * ny + nz * nz - along * along));
  }
  return { uprightMm2, levelMm2 };
}
