import type { Direction } from '#domain/estimate/part-work.ts';
import { unit } from './frame.ts';

export interface WeighedDirection {
  readonly direction: Direction;
  readonly weight: number;
}

/**
 * Directions that differ by no more than some degrees taken together, the heaviest first: round each direction not yet taken,
 * from the heaviest on, those about it are summed. Of directions that weigh the same, those go first that are nearest to one of
 * `axes`, so that a round body comes to the same ones at any angle.
 * @param directions unit vectors, xyz
 */
export function mergeDirections(
  directions: Float64Array,
  weights: Float64Array,
  degrees: number,
  axes: readonly Direction[] = [],
): WeighedDirection[] {
  const near = Math.cos((degrees * Math.PI) / 180);
  const ranks = Float64Array.from(weights, (weight, n) => {
    const [x, y, z] = [directions[3 * n] as number, directions[3 * n + 1] as number, directions[3 * n + 2] as number];
    const closest = axes.reduce((most, axis) => Math.max(most, Math.abs(x * axis[0] + y * axis[1] + z * axis[2])), 0);
    return Math.round(Math.log(Math.max(weight, Number.MIN_VALUE)) * WEIGHT_STEPS) + closest * 0.99;
  });
  const order = Uint32Array.from(weights, (_, n) => n).sort((a, b) => (ranks[b] as number) - (ranks[a] as number));
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

/** Weights that differ by less than about a part in so many are the same. */
const WEIGHT_STEPS = 50;
/** More are not told apart: what is left is small. */
const MOST_GROUPS = 120;
