import type { SlaMachine } from '#domain/machines/machines.ts';
import type { Columns } from '../layers/cast-columns.ts';
import { findIslands } from './find-islands.ts';
import { findUndersides, type Undersides } from './undersides.ts';

/** Points that hold a body in a vat, and the pillars that rise to them from the pad or from the body itself. */
export interface SupportPoints {
  readonly count: number;
  /** Length of all pillars together, mm, and of it what is braced. */
  readonly pillarsMm: number;
  readonly bracedMm: number;
  /** Where pillars stand on the pad: x and y in turn, mm. */
  readonly feet: Float64Array;
}

/** Degrees to both sides of the angle over which a surface comes to be held, so that a little turn makes little difference. */
const BLUR = 4;
/** A surface that leans by so many degrees is held by twice the points of a level one. */
const TWICE_DEG = 14;
/** Points are no nearer to each other than 1 mm: so many find room on a mm of an edge, and on a mm² beside it. */
const MOST_PER_MM = 0.65;
/** Steeper surfaces need no points however much wider a body grows: within 35° of upright a slicer trusts the layer below. */
const GROWS_DEG = 55;
/** Points that a section needs, of those under a level surface. */
const NEEDED = 1.25;
/** Steps in height at which a body's section is looked at. */
const BINS = 128;
/** Pillars are braced above this height, mm. */
const BRACED_FROM = 10;
/** Multiples of these spread evenly over the unit square (Martin Roberts, The unreasonable effectiveness of quasirandom sequences). */
const SPREAD_X = 0.7548776662466927;
const SPREAD_Y = 0.5698402909980532;

/**
 * Points of support as a slicer sets them: under surfaces that lean over further than the machine's angle by their area; under
 * islands, where a layer begins over nothing, by their area and a half as many again for each time that they are as long as wide,
 * at least one under each. Densities and the limits above are counted in slices that PrusaSlicer made of plates, strips, rings,
 * slopes, edges and tables.
 */
export function findSupportPoints(columns: Columns, machine: SlaMachine): SupportPoints {
  const { cellsX, stepX, stepY } = columns;
  const undersides = findUndersides(columns);
  const { cells, heights, below, angles } = undersides;
  const [angle, elevation] = [machine.supportAngle.value, machine.elevation.value];
  const cellMm2 = stepX * stepY;
  const perCell = (machine.supportDensity.value / 100) * cellMm2;
  const expected = angles.map((lean) => {
    const share = Math.min(1, Math.max(0, (angle + BLUR - lean) / (2 * BLUR)));
    return perCell * share * (1 + lean / TWICE_DEG);
  });
  for (const found of findIslands(undersides, columns)) {
    // A slicer looks at the middle of its first layer: what is no edge counts as far as it lies within that.
    const level = found.reduce((low, n) => Math.min(low, heights[n] as number), Infinity) + machine.layerHeight.value / 2;
    const island = found.filter((n) => (angles[n] as number) > angle || (heights[n] as number) < level);
    const [length, width] = sidesOf(
      island.map((n) => ((cells[n] as number) % cellsX) * stepX),
      island.map((n) => Math.floor((cells[n] as number) / cellsX) * stepY),
      [stepX, stepY],
    );
    const faceMm2 = cellMm2 * island.filter((n) => (angles[n] as number) <= angle).length;
    const wanted = perCell * island.length * (1 + length / width / 2);
    const points = Math.max(1, Math.min(wanted, MOST_PER_MM * (length + faceMm2)));
    for (const n of island) expected[n] = points / island.length;
  }
  holdGrowth(undersides, expected, { perCell, angle, topMm: undersides.tops.reduce((top, height) => Math.max(top, height), 0) });
  const feet: number[] = [];
  let [count, pillarsMm, bracedMm] = [0, 0, 0];
  for (let n = 0; n < expected.length; n++) {
    const points = expected[n] as number;
    if (points === 0) continue;
    const rise = (heights[n] as number) - (below[n] as number) + elevation;
    count += points;
    pillarsMm += points * rise;
    bracedMm += points * Math.max(0, rise - BRACED_FROM);
    const column = (cells[n] as number) % cellsX;
    const row = ((cells[n] as number) - column) / cellsX;
    const standsHere = (column * SPREAD_X + row * SPREAD_Y) % 1 < points;
    if (standsHere && below[n] === 0) feet.push((column + 0.5) * stepX, (row + 0.5) * stepY);
  }
  return { count, pillarsMm, bracedMm, feet: Float64Array.from(feet) };
}

/**
 * Where a body grows wider upwards, surfaces less steep than `GROWS_DEG` are held until all points below do for its section there:
 * balls and cones are, but not a slab that leans over, whose section stays the same.
 */
function holdGrowth(
  { heights, tops, angles }: Undersides,
  expected: Float64Array,
  { perCell, angle, topMm }: { readonly perCell: number; readonly angle: number; readonly topMm: number },
): void {
  const binOf = (height: number) => Math.min(BINS - 1, Math.floor((BINS * height) / (topMm || 1)));
  const [section, held, growing] = [new Float64Array(BINS + 1), new Float64Array(BINS), new Float64Array(BINS)];
  const grows = (n: number) =>
    (angles[n] as number) > angle - BLUR && (angles[n] as number) < GROWS_DEG && (expected[n] as number) < perCell;
  for (let n = 0; n < heights.length; n++) {
    const [from, to] = [binOf(heights[n] as number), binOf(tops[n] as number)];
    section[from] = (section[from] as number) + 1;
    section[to] = (section[to] as number) - 1;
    held[from] = (held[from] as number) + (expected[n] as number);
    if (grows(n)) growing[from] = (growing[from] as number) + 1;
  }
  const added = new Float64Array(BINS);
  let [cells, points] = [0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    cells += section[bin] as number;
    points += held[bin] as number;
    const most = perCell * NEEDED * (growing[bin] as number);
    const more = Math.min(most, Math.max(0, perCell * NEEDED * cells - points));
    points += more;
    if (more > 0) added[bin] = more / (growing[bin] as number);
  }
  for (let n = 0; n < heights.length; n++)
    if (grows(n)) expected[n] = (expected[n] as number) + (added[binOf(heights[n] as number)] as number);
}

/** How long and how wide cells at some places are together: of the boxes around them along the axes and the way they lie, the smaller one. */
function sidesOf(xs: readonly number[], ys: readonly number[], steps: readonly [x: number, y: number]): readonly [number, number] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const along = mean(xs.map((x, n) => (x - middleX) ** 2 - ((ys[n] as number) - middleY) ** 2));
  const aslant = mean(xs.map((x, n) => 2 * (x - middleX) * ((ys[n] as number) - middleY)));
  const boxAt = (angle: number) => [extentAlong(angle, xs, ys, steps), extentAlong(angle + Math.PI / 2, xs, ys, steps)] as const;
  const [straight, turned] = [boxAt(0), boxAt(Math.atan2(aslant, along) / 2)];
  const [a, b] = straight[0] * straight[1] <= turned[0] * turned[1] ? straight : turned;
  return [Math.max(a, b), Math.min(a, b)];
}

function extentAlong(angle: number, xs: readonly number[], ys: readonly number[], [stepX, stepY]: readonly [number, number]): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [least, most] = [Infinity, -Infinity];
  for (let n = 0; n < xs.length; n++) {
    const at = (xs[n] as number) * cos + (ys[n] as number) * sin;
    least = Math.min(least, at);
    most = Math.max(most, at);
  }
  return most - least + Math.hypot(stepX * cos, stepY * sin);
}
