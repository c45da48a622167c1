import { type Box, emptyBox } from '../basics/box.ts';
import type { ModelMesh } from '../basics/model.ts';
import type { Vector } from '../basics/vectors.ts';
import type { Shells } from './list-shells.ts';

export interface ShellFigures {
  /** Signed: negative where the surface looks inwards. */
  readonly volumeMm3: number;
  readonly areaMm2: number;
  /** Of what it encloses. */
  readonly centre: Vector;
  readonly box: Box;
}

const SUMS = 5;

/** Volume, area, centre and box of each closed surface of a mesh (divergence theorem, about the first vertex). */
export function weighShells(
  { positions, indices }: Pick<ModelMesh, 'positions' | 'indices'>,
  { count, ofTriangle }: Shells,
): ShellFigures[] {
  const [ox = 0, oy = 0, oz = 0] = positions;
  const sums = new Float64Array(SUMS * count);
  const boxes = Array.from({ length: count }, emptyBox);
  for (let triangle = 0; triangle < ofTriangle.length; triangle++) {
    const a = (indices[3 * triangle] as number) * 3;
    const b = (indices[3 * triangle + 1] as number) * 3;
    const c = (indices[3 * triangle + 2] as number) * 3;
    const [ax, ay, az] = [(positions[a] as number) - ox, (positions[a + 1] as number) - oy, (positions[a + 2] as number) - oz];
    const [bx, by, bz] = [(positions[b] as number) - ox, (positions[b + 1] as number) - oy, (positions[b + 2] as number) - oz];
    const [cx, cy, cz] = [(positions[c] as number) - ox, (positions[c + 1] as number) - oy, (positions[c + 2] as number) - oz];
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const six = ax * nx + ay * ny + az * nz;
    const shell = ofTriangle[triangle] as number;
    const at = SUMS * shell;
    sums[at] = (sums[at] as number) + six;
    sums[at + 1] = (sums[at + 1] as number) + Math.sqrt(nx * nx + ny * ny + nz * nz);
    sums[at + 2] = (sums[at + 2] as number) + six * (ax + bx + cx);
    sums[at + 3] = (sums[at + 3] as number) + six * (ay + by + cy);
    sums[at + 4] = (sums[at + 4] as number) + six * (az + bz + cz);
    const box = boxes[shell] as Box;
    for (let axis = 0; axis < 3; axis++) {
      const [p, q, r] = [positions[a + axis] as number, positions[b + axis] as number, positions[c + axis] as number];
      box[axis] = Math.min(box[axis] as number, p, q, r);
      box[axis + 3] = Math.max(box[axis + 3] as number, p, q, r);
    }
  }
  return boxes.map((box, shell) => {
    const [six = 0, double = 0, mx = 0, my = 0, mz = 0] = sums.subarray(SUMS * shell);
    const share = six === 0 ? 0 : 1 / (4 * six);
    return { volumeMm3: six / 6, areaMm2: double / 2, centre: [ox + mx * share, oy + my * share, oz + mz * share], box };
  });
}
