import type { Box } from '../basics/box.ts';
import type { ModelBody } from './list-bodies.ts';

/** How one body lies to others. */
export interface Meeting {
  /** What of the first body lies in the others, mm³. */
  readonly sharedMm3: number;
  /** Whether they share more than the chords of one curved surface do with those of another along it. */
  readonly overlaps: boolean;
  readonly touches: boolean;
}

/** Columns across the longer side of the place where bodies meet. */
const COLUMNS = 48;
/** Surfaces nearer to each other than this touch, mm. */
export const TOUCHING_MM = 0.02;
/** Of the smaller body: what chords cut off of a round pin, and what pins share with their holes, is less. */
const CHORDS = 0.03;

/** The space in which two boxes meet, a little enlarged; null where they lie apart. */
export function meetingOf(a: Readonly<Box>, b: Readonly<Box>): Box | null {
  const low = (axis: number) => Math.max(a[axis] as number, b[axis] as number) - TOUCHING_MM / 2;
  const high = (axis: number) => Math.min(a[axis + 3] as number, b[axis + 3] as number) + TOUCHING_MM / 2;
  if ([0, 1, 2].some((axis) => low(axis) > high(axis))) return null;
  return [low(0), low(1), low(2), high(0), high(1), high(2)];
}

/** Compares a body with others in the space where they meet, along columns through its least side. */
export function compareBodies(body: ModelBody, others: readonly ModelBody[], space: Readonly<Box>): Meeting {
  const grid = gridOver(space);
  const own = rasterBody(body, grid);
  const theirs = others.map((other) => rasterBody(other, grid));
  const shared = own.map((places, column) => intersect(places, unite(theirs.map((crossings) => crossings[column] ?? null))));
  const sharedMm3 = shared.reduce((sum, places) => sum + lengthOf(places), 0) * grid.cell[0] * grid.cell[1];
  const depth = Math.max(TOUCHING_MM, ((space[grid.along + 3] as number) - (space[grid.along] as number)) / COLUMNS);
  const smallest = Math.min(...[body, ...others].map(({ volumeMm3 }) => volumeMm3));
  const overlaps = sharedMm3 > CHORDS * smallest || isDeep(shared, grid, depth);
  const touches = overlaps || sharedMm3 > 0 || theirs.some((crossings) => crossings.some((places, n) => abut(places, own[n] ?? null)));
  return { sharedMm3, overlaps, touches };
}

function gridOver(space: Readonly<Box>): ColumnGrid {
  const size = (axis: number) => (space[axis + 3] as number) - (space[axis] as number);
  const [along = 0, first = 1, second = 2] = [0, 1, 2].sort((a, b) => size(a) - size(b));
  const cell = size(second) / COLUMNS;
  const count = (axis: number) => Math.max(4, Math.min(COLUMNS, Math.ceil(size(axis) / Math.max(cell / 4, TOUCHING_MM))));
  const counts = [count(first), count(second)] as const;
  return {
    along,
    across: [first, second],
    from: [space[first] as number, space[second] as number],
    cell: [size(first) / counts[0], size(second) / counts[1]],
    count: counts,
  };
}

type Places = readonly number[];

function lengthOf(places: Places): number {
  return places.reduce((sum, place, n) => sum + (n % 2 === 0 ? -place : place), 0);
}

function intersect(a: Places | null, b: Places | null): Places {
  const common: number[] = [];
  if (a === null || b === null) return common;
  for (let i = 0, k = 0; i < a.length && k < b.length; ) {
    const [endA, endB] = [a[i + 1] as number, b[k + 1] as number];
    const [start, end] = [Math.max(a[i] as number, b[k] as number), Math.min(endA, endB)];
    if (start < end) common.push(start, end);
    if (endA < endB) i += 2;
    else k += 2;
  }
  return common;
}

function unite(all: readonly (Places | null)[]): Places | null {
  const [only] = all;
  if (all.length === 1) return only ?? null;
  const spans = all.flatMap((places) =>
    (places ?? []).flatMap((start, n) => (n % 2 === 0 ? [[start, places?.[n + 1] ?? start] as const] : [])),
  );
  const united: number[] = [];
  for (const [start, end] of spans.sort((a, b) => a[0] - b[0])) {
    const last = united.length - 1;
    if (united.length > 0 && start <= (united[last] as number)) united[last] = Math.max(united[last] as number, end);
    else united.push(start, end);
  }
  return united;
}

/** Whether some space is left of what is shared when a column is taken off all around it and `depth` along it. */
function isDeep(shared: readonly Places[], { count }: ColumnGrid, depth: number): boolean {
  const [width, height] = count;
  for (let row = 1; row + 1 < height; row++) {
    for (let column = 1; column + 1 < width; column++) {
      const at = row * width + column;
      const around = [at - 1, at + 1, at - width, at + width].map((other) => shared[other] as Places);
      const common = around.reduce<Places>((places, other) => intersect(places, other), shared[at] as Places);
      for (let n = 0; n < common.length; n += 2) if ((common[n + 1] as number) - (common[n] as number) > depth) return true;
    }
  }
  return false;
}

function abut(a: Places | null, b: Places | null): boolean {
  if (a === null || b === null) return false;
  return a.some((place, n) => b.some((other, k) => n % 2 !== k % 2 && Math.abs(place - other) < TOUCHING_MM));
}

/** Columns that stand in a grid over part of a model, along one axis. */
interface ColumnGrid {
  /** The columns' axis, and the two across it: 0 to 2. */
  readonly along: number;
  readonly across: readonly [number, number];
  /** Lower corner across the columns and the distances between them, mm. */
  readonly from: readonly [number, number];
  readonly cell: readonly [number, number];
  /** Columns each way. */
  readonly count: readonly [number, number];
}

/** Where columns enter and leave a body, by turns, in rising order; null where they meet its surface an odd number of times. */
type Crossings = readonly (readonly number[] | null)[];

/** Columns stand beside the middles of their cells, so that they seldom meet an edge. */
const OFF_MIDDLE = [0.4873, 0.5091] as const;

/** The part of each column that lies in a body, by columns: those of the first row first. */
function rasterBody({ positions, indices }: Pick<ModelBody, 'positions' | 'indices'>, grid: ColumnGrid): Crossings {
  const { along, across, from, cell, count } = grid;
  const crossings: number[][] = Array.from({ length: count[0] * count[1] }, () => []);
  const [u, v] = across;
  const [u0, v0] = [from[0] + OFF_MIDDLE[0] * cell[0], from[1] + OFF_MIDDLE[1] * cell[1]];
  for (let n = 0; n < indices.length; n += 3) {
    const a = 3 * (indices[n] as number);
    const b = 3 * (indices[n + 1] as number);
    const c = 3 * (indices[n + 2] as number);
    const au = ((positions[a + u] as number) - u0) / cell[0];
    const bu = ((positions[b + u] as number) - u0) / cell[0];
    const cu = ((positions[c + u] as number) - u0) / cell[0];
    const firstU = Math.max(0, Math.ceil(Math.min(au, bu, cu)));
    const lastU = Math.min(count[0] - 1, Math.floor(Math.max(au, bu, cu)));
    if (firstU > lastU) continue;
    const av = ((positions[a + v] as number) - v0) / cell[1];
    const bv = ((positions[b + v] as number) - v0) / cell[1];
    const cv = ((positions[c + v] as number) - v0) / cell[1];
    const firstV = Math.max(0, Math.ceil(Math.min(av, bv, cv)));
    const lastV = Math.min(count[1] - 1, Math.floor(Math.max(av, bv, cv)));
    const double = (bu - au) * (cv - av) - (bv - av) * (cu - au);
    if (firstV > lastV || double === 0) continue;
    const [aw, bw, cw] = [positions[a + along] as number, positions[b + along] as number, positions[c + along] as number];
    for (let row = firstV; row <= lastV; row++) {
      for (let column = firstU; column <= lastU; column++) {
        const p = ((bu - column) * (cv - row) - (bv - row) * (cu - column)) / double;
        const q = ((cu - column) * (av - row) - (cv - row) * (au - column)) / double;
        const r = 1 - p - q;
        if (p >= 0 && q >= 0 && r >= 0) crossings[row * count[0] + column]?.push(p * aw + q * bw + r * cw);
      }
    }
  }
  return crossings.map((places) => (places.length % 2 === 0 ? places.sort((x, y) => x - y) : null));
}
