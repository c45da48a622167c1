import type { ModelBody } from './list-bodies.ts';

/** Columns that stand in a grid over part of a model, along one axis. */
export interface ColumnGrid {
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
export type Crossings = readonly (readonly number[] | null)[];

/** Columns stand beside the middles of their cells, so that they seldom meet an edge. */
const OFF_MIDDLE = [0.4873, 0.5091] as const;

/** The part of each column that lies in a body, by columns: those of the first row first. */
export function rasterBody({ positions, indices }: Pick<ModelBody, 'positions' | 'indices'>, grid: ColumnGrid): Crossings {
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
