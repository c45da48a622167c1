import type { Columns } from '../layers/cast-columns.ts';
import type { Undersides } from './undersides.ts';

/** What is beside a surface carries it from this share of a step down the slope on; along a lowest edge nothing falls as much. */
const STEP = 0.6;
/** Heights of a level surface differ by less, mm. */
const LEVEL_MM = 1e-3;
/** Steeper surfaces are taken to fall by as much only: along curved ones, heights of cells side by side say little. */
const STEEPEST_DEG = 45;

/** Along an edge that rises aslant, lower cells lie in other directions than the grid's: they are looked for this many cells around. */
const FAR_CELLS = 3;

/** Where a body begins over nothing: undersides, by their numbers, that lie together with nothing lower beside them to carry them. */
export function findIslands({ cells, starts, heights, tops, angles }: Undersides, { cellsX, stepX, stepY }: Columns): number[][] {
  const cellsY = (starts.length - 1) / cellsX;
  const falls = angles.map((angle) => Math.tan((Math.min(STEEPEST_DEG, angle) * Math.PI) / 180));
  const diagonal = Math.hypot(stepX, stepY);
  /** Calls with each underside of the cells around, and how far off it is, until told that it is enough. */
  const lookAround = (n: number, visit: (next: number, offMm: number) => boolean, reach = 1) => {
    const cell = cells[n] as number;
    const column = cell % cellsX;
    const row = (cell - column) / cellsX;
    for (let y = Math.max(0, row - reach); y <= Math.min(cellsY - 1, row + reach); y++) {
      for (let x = Math.max(0, column - reach); x <= Math.min(cellsX - 1, column + reach); x++) {
        const beside = y * cellsX + x;
        if (beside === cell) continue;
        const offMm = x === column ? stepY : y === row ? stepX : diagonal;
        for (let next = starts[beside] as number; next < (starts[beside + 1] as number); next++) {
          if (visit(next, offMm)) return;
        }
      }
    }
  };
  /** Whether a few cells are of an edge that goes on lower down: a step lower within some cells. */
  const risesFromFar = (island: readonly number[]) => {
    const lowest = island.reduce((low, n) => ((heights[n] as number) < (heights[low] as number) ? n : low));
    const level = (heights[lowest] as number) - LEVEL_MM - STEP * diagonal * (falls[lowest] as number);
    let isFound = false;
    lookAround(lowest, (next) => (isFound = (heights[next] as number) < level && (tops[next] as number) >= level), FAR_CELLS);
    return isFound;
  };
  const isCarried = new Uint8Array(cells.length);
  for (let n = 0; n < cells.length; n++) {
    lookAround(n, (next, offMm) => {
      const level = (heights[n] as number) - LEVEL_MM - STEP * offMm * Math.min(falls[n] as number, falls[next] as number);
      if ((heights[next] as number) >= level || (tops[next] as number) < level) return false;
      isCarried[n] = 1;
      return true;
    });
  }
  const islands: number[][] = [];
  const seen = isCarried.slice();
  for (let first = 0; first < cells.length; first++) {
    if (seen[first] === 1) continue;
    seen[first] = 1;
    const island = [first];
    let hangsOn = false;
    for (const n of island) {
      lookAround(n, (next, offMm) => {
        const apart = Math.abs((heights[next] as number) - (heights[n] as number));
        if (isCarried[next] === 1) hangsOn ||= apart <= LEVEL_MM;
        else if (seen[next] === 0 && apart <= LEVEL_MM + offMm * Math.max(falls[n] as number, falls[next] as number)) {
          seen[next] = 1;
          island.push(next);
        }
        return false;
      });
    }
    if (!hangsOn && !risesFromFar(island)) islands.push(island);
  }
  return islands;
}
