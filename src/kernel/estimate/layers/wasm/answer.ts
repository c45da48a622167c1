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
export const SUPPORT_CELLS = 17;
export const SUPPORT_RUNS = 18;
export const SUPPORT_OUTLINE = 19;
export const IS_DENSE = 20;
export const DENSE_CELLS = 21;
export const DENSE_RUNS = 22;
export const DENSE_OUTLINE = 23;
export const DENSE_LEVEL = 24;
export const CARRIES = 25;
export const TOP_CELLS = 26;
export const GAP_CELLS = 27;
export const SKIN_CHAINS = 28;
export const CORNERED_HOLES = 29;
export const STANDING_CELLS = 30;
export const STANDING_RUNS = 31;
export const STANDING_OUTLINE = 32;
export const INNER_OUTLINE = 33;
export const TAKEN_OFF = 34;
export const SLOPE_AREA = 35;
export const SLOPE_RUNS = 36;
const FIGURES = 37;

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
