import type { Direction } from '#domain/estimate/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import type { TightestBox } from './tightest-box.ts';

/**
 * A surface by the directions that it faces: vectors along their mean normals, as long as they have area, mm², xyz each. Directions
 * that lie within three degrees or so are taken together.
 */
export type Facing = Float64Array;

/** Cells along each side of the cube whose sides stand for all directions. */
const BINS = 32;

/**
 * What a closed surface faces, and the volume in it, mm³, negative where it is inside out. The cube's sides lie along the box's axes,
 * so that a body faces the same ways at any angle in its file.
 */
export function lookAround(
  { positions, indices }: BodyMesh,
  { axes: [a, b, c] }: TightestBox,
): { readonly facing: Facing; readonly volumeMm3: number } {
  const sums = new Float64Array(3 * 6 * BINS * BINS);
  const [a0, a1, a2] = a;
  const [b0, b1, b2] = b;
  const [c0, c1, c2] = c;
  const [ox = 0, oy = 0, oz = 0] = positions;
  let six = 0;
  for (let n = 0; n < indices.length; n += 3) {
    const p = (indices[n] as number) * 3;
    const q = (indices[n + 1] as number) * 3;
    const r = (indices[n + 2] as number) * 3;
    const px = positions[p] as number;
    const py = positions[p + 1] as number;
    const pz = positions[p + 2] as number;
    const ux = (positions[q] as number) - px;
    const uy = (positions[q + 1] as number) - py;
    const uz = (positions[q + 2] as number) - pz;
    const vx = (positions[r] as number) - px;
    const vy = (positions[r + 1] as number) - py;
    const vz = (positions[r + 2] as number) - pz;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    six += (px - ox) * nx + (py - oy) * ny + (pz - oz) * nz;
    const x = nx * a0 + ny * a1 + nz * a2;
    const y = nx * b0 + ny * b1 + nz * b2;
    const z = nx * c0 + ny * c1 + nz * c2;
    const ex = Math.abs(x);
    const ey = Math.abs(y);
    const ez = Math.abs(z);
    const most = Math.max(ex, ey, ez);
    if (most === 0) continue;
    const side = most === ex ? (x > 0 ? 0 : 1) : most === ey ? (y > 0 ? 2 : 3) : z > 0 ? 4 : 5;
    const s = side < 2 ? y : x;
    const t = side < 4 ? z : y;
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
  return { facing: sums.slice(0, length), volumeMm3: six / 6 };
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
