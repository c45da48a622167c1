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
  const ranks = new Float64Array(weights.length);
  for (let n = 0; n < ranks.length; n++) {
    let closest = 0;
    for (const axis of axes) {
      const x = directions[3 * n] as number;
      const y = directions[3 * n + 1] as number;
      const z = directions[3 * n + 2] as number;
      closest = Math.max(closest, Math.abs(x * axis[0] + y * axis[1] + z * axis[2]));
    }
    ranks[n] = Math.round(Math.log(Math.max(weights[n] as number, Number.MIN_VALUE)) * WEIGHT_STEPS) + closest * 0.99;
  }
  const order = Uint32Array.from(weights, (_, n) => n).sort((a, b) => (ranks[b] as number) - (ranks[a] as number));
  const sums: number[] = [];
  const leaders: number[] = [];
  // Leaders by height: whose heights lie farther apart than directions that are near is in another band.
  const bandsPerUnit = 1 / (2 * Math.sin((degrees * Math.PI) / 360) * (1 + BAND_ROUNDING));
  const bands = Array.from({ length: Math.floor(2 * bandsPerUnit) + 3 }, (): number[] => []);
  for (const n of order) {
    const x = directions[3 * n] as number;
    const y = directions[3 * n + 1] as number;
    const z = directions[3 * n + 2] as number;
    const weight = weights[n] as number;
    const band = 1 + Math.floor((z + 1) * bandsPerUnit);
    let group = MOST_GROUPS;
    for (let around = band - 1; around <= band + 1; around++) {
      for (const other of bands[around] ?? []) {
        if (other >= group) break;
        const at = 3 * other;
        if (x * (leaders[at] as number) + y * (leaders[at + 1] as number) + z * (leaders[at + 2] as number) >= near) group = other;
      }
    }
    if (group === MOST_GROUPS) {
      group = leaders.length / 3;
      if (group === MOST_GROUPS) continue;
      leaders.push(x, y, z);
      bands[band]?.push(group);
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
/** Unit vectors are a little longer than that. */
const BAND_ROUNDING = 1e-6;
