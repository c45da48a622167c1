import type { Direction } from '#domain/work/part-work.ts';
import { unit } from './frame.ts';

export interface WeighedDirection {
  readonly direction: Direction;
  readonly weight: number;
}

/**
 * Directions that differ by no more than some degrees taken together, the heaviest first: round each direction not yet taken,
 * from the heaviest on, those about it are summed.
 * @param directions unit vectors, xyz
 */
export function mergeDirections(directions: Float64Array, weights: Float64Array, degrees: number): WeighedDirection[] {
  const near = Math.cos((degrees * Math.PI) / 180);
  const order = Uint32Array.from(weights, (_, n) => n).sort((a, b) => (weights[b] as number) - (weights[a] as number));
  const sums: number[] = [];
  const leaders: number[] = [];
  for (const n of order) {
    const [x, y, z] = [directions[3 * n] as number, directions[3 * n + 1] as number, directions[3 * n + 2] as number];
    const weight = weights[n] as number;
    let group = -1;
    for (let g = 0; g < leaders.length && group < 0; g += 3) {
      if (x * (leaders[g] as number) + y * (leaders[g + 1] as number) + z * (leaders[g + 2] as number) >= near) group = g / 3;
    }
    if (group < 0) {
      if (leaders.length >= 3 * MOST_GROUPS) continue;
      group = leaders.length / 3;
      leaders.push(x, y, z);
      sums.push(0, 0, 0, 0);
    }
    sums[4 * group] = (sums[4 * group] as number) + weight * x;
    sums[4 * group + 1] = (sums[4 * group + 1] as number) + weight * y;
    sums[4 * group + 2] = (sums[4 * group + 2] as number) + weight * z;
    sums[4 * group + 3] = (sums[4 * group + 3] as number) + weight;
  }
  const merged: WeighedDirection[] = [];
  for (let g = 0; g < sums.length; g += 4) {
    const direction = unit([sums[g] as number, sums[g + 1] as number, sums[g + 2] as number]);
    merged.push({ direction, weight: sums[g + 3] as number });
  }
  return merged.sort((a, b) => b.weight - a.weight);
}

/** More are not told apart: what is left is small. */
const MOST_GROUPS = 120;
