import { makeRoom, putF64 } from './memory';
import { planes } from './planes';

// What is told of each plane (float64 each), in the order of `LayerSurvey` in `survey-layers.ts`.

export const AREA = 0;
export const CELLS = 1;
export const INNER_CELLS = 2;
export const ALIGNMENT = 3;
export const PERIMETER = 4;
export const SHRINKAGE = 5;
export const ISLANDS = 6;
export const HOLES = 7;
export const OUTER_CRUISE = 8;
export const OUTER_SECONDS = 9;
export const INNER_CRUISE = 10;
export const INNER_SECONDS = 11;
export const SKIN_CELLS = 12;
export const PARTLY_CELLS = 13;
export const BRIDGED_CELLS = 14;
export const SKIN_RUNS = 15;
export const SPARSE_RUNS = 16;
export const CARRIES = 17;
export const TOP_CELLS = 18;
export const GAP_CELLS = 19;
export const SKIN_CHAINS = 20;
export const CORNERED_HOLES = 21;
export const INNER_OUTLINE = 22;
export const TAKEN_OFF = 23;
export const SLOPE_AREA = 24;
export const SLOPE_RUNS = 25;
export const STRIP_LENGTH = 26;
export const DENSE_LEVEL = 27;
export const SUPPORT_ENDS = 28;
export const SUPPORT_CORNERED = 29;
export const SUPPORT_CHAINS = 30;
export const DENSE_CHAINS = 31;
/** Regions of supports: of each its cells, the lines of cells that begin in it, its outlines on the grid, along its lines and across them, and those that the part cuts off, mm. */
export const SUPPORT = 32;
export const DENSE = 37;
export const BESIDE_DENSE = 42;
export const STANDING = 47;
export const BESIDE_STANDING = 52;
const FIGURES = 57;

export let answers: usize = 0;

export function forgetAnswers(): void {
  const bytes = <usize>(planes * FIGURES) * 8;
  answers = makeRoom(bytes);
  memory.fill(answers, 0, bytes);
}

@inline
export function put(plane: i32, figure: i32, value: f64): void {
  putF64(answers, plane * FIGURES + figure, value);
}
