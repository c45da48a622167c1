import type { Columns } from '../cast-columns.ts';
import type { Undersides } from './undersides.ts';

/** What is beside a surface carries it from this share of a step down the slope on; along a lowest edge nothing falls as much. */
const STEP = 0.6;
/** Heights of a level surface differ by less, mm. */
const LEVEL_MM = 1e-3;
/** Steeper surfaces are taken to fall by as much only: along curved ones, heights of cells side by side say little. */
const STEEPEST_DEG = 45;

/** Where a body begins over nothing: undersides, by their numbers, that lie together with nothing lower beside them to carry them. */
export function findIslands({ cells, starts, heights, tops, angles }: Undersides, { cellsX, stepX, stepY }: Columns): number[][] {
  const cellsY = (starts.length - 1) / cellsX;
  const falls = angles.map((angle) => Math.tan((Math.min(STEEPEST_DEG, angle) * Math.PI) / 180));
  const diagonal = Math.hypot(stepX, stepY);
  /** Calls with each underside of the cells around, and how far off it is, until told that it is enough. */
  const lookAround = (n: number, visit: (next: number, offMm: number) => boolean) => {
    const cell = cells[n] as number;
    const column = cell % cellsX;
    const row = (cell - column) / cellsX;
    for (let y = Math.max(0, row - 1); y <= Math.min(cellsY - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(cellsX - 1, column + 1); x++) {
        const beside = y * cellsX + x;
        if (beside === cell) continue;
        const offMm = x === column ? stepY : y === row ? stepX : diagonal;
        for (let next = starts[beside] as number; next < (starts[beside + 1] as number); next++) {
          if (visit(next, offMm)) return;
        }
      }
    }
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
    if (!hangsOn) islands.push(island);
  }
  return islands;
}
