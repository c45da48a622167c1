import type { Columns } from '../layers/cast-columns.ts';

/** Where upright lines enter a body from below, by cells of their grid. */
export interface Undersides {
  /** Of each underside: its cell. */
  readonly cells: Int32Array;
  /** Of each cell: its first underside; one entry more than cells. */
  readonly starts: Int32Array;
  readonly heights: Float64Array;
  /** Where the line leaves the body again. */
  readonly tops: Float64Array;
  /** Height of what lies under it: of the body, or 0. */
  readonly below: Float64Array;
  /** Degrees by which the surface leans from the plate. */
  readonly angles: Float64Array;
}

/** Picks undersides out of all crossings of a body. */
export function findUndersides({ starts, heights, slopes }: Columns): Undersides {
  const cellCount = starts.length - 1;
  const most = heights.length;
  const cells = new Int32Array(most);
  const firsts = new Int32Array(cellCount + 1);
  const [bottoms, tops, belows, angles] = [0, 0, 0, 0].map(() => new Float64Array(most)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    firsts[cell] = count;
    let below = 0;
    let depth = 0;
    for (let n = starts[cell] as number; n < (starts[cell + 1] as number); n++) {
      const height = heights[n] as number;
      const slope = slopes[n] as number;
      if (slope > 0) {
        depth--;
        below = height;
        if (count > (firsts[cell] as number)) tops[count - 1] = height;
      } else if (depth++ <= 0) {
        cells[count] = cell;
        bottoms[count] = height;
        tops[count] = height;
        belows[count] = below;
        angles[count] = (Math.acos(Math.min(1, -slope)) * 180) / Math.PI;
        count++;
      }
    }
  }
  firsts[cellCount] = count;
  return {
    cells: cells.subarray(0, count),
    starts: firsts,
    heights: bottoms.subarray(0, count),
    tops: tops.subarray(0, count),
    below: belows.subarray(0, count),
    angles: angles.subarray(0, count),
  };
}
