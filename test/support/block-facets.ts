import type { Corner, Facet } from './stl-samples.ts';

/** A box between two corners, mm. */
export interface Block {
  readonly from: Corner;
  readonly to: Corner;
}

/** The closed surface around blocks that touch or overlap, without what lies inside. */
export function blockFacets(blocks: readonly Block[]): Facet[] {
  const [xs, ys, zs] = [0, 1, 2].map((axis) =>
    [...new Set(blocks.flatMap(({ from, to }) => [from[axis] ?? 0, to[axis] ?? 0]))].sort((a, b) => a - b),
  ) as [number[], number[], number[]];
  const steps = [xs, ys, zs] as const;
  const isFilled = (cell: readonly number[]) =>
    blocks.some(({ from, to }) =>
      steps.every((marks, axis) => {
        const [low, high] = [marks[cell[axis] ?? -1], marks[(cell[axis] ?? -1) + 1]];
        return low !== undefined && high !== undefined && low >= (from[axis] ?? 0) && high <= (to[axis] ?? 0);
      }),
    );
  const facets: Facet[] = [];
  for (const cell of cellsOf(steps.map((marks) => marks.length - 1))) {
    if (!isFilled(cell)) continue;
    for (const axis of [0, 1, 2]) {
      for (const side of [0, 1]) {
        const beside = cell.map((n, own) => (own === axis ? n + 2 * side - 1 : n));
        if (!isFilled(beside)) facets.push(...faceOf(cell, axis, side, steps));
      }
    }
  }
  return facets;
}

function cellsOf([nx = 0, ny = 0, nz = 0]: readonly number[]): number[][] {
  return Array.from({ length: nx * ny * nz }, (_, n) => [n % nx, Math.floor(n / nx) % ny, Math.floor(n / nx / ny)]);
}

/** One face of a cell as two facets, seen counterclockwise from outside. */
function faceOf(cell: readonly number[], axis: number, side: number, steps: readonly (readonly number[])[]): Facet[] {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const corner = (du: number, dv: number): Corner => {
    const at = [...cell];
    at[axis] = (cell[axis] ?? 0) + side;
    at[u] = (cell[u] ?? 0) + du;
    at[v] = (cell[v] ?? 0) + dv;
    return at.map((n, own) => steps[own]?.[n] ?? 0) as unknown as Corner;
  };
  const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  return side === 1
    ? [
        [a, b, c],
        [a, c, d],
      ]
    : [
        [a, c, b],
        [a, d, c],
      ];
}
