import { getF64, makeRoom, putF64 } from './memory';

/** The disk of cells that walls are taken off with: its rows from the middle on, and half the width of each (float64), cells. */
let rows: i32 = 0;
let halves: usize = 0;

export function takeDisk(radius: f64): void {
  rows = <i32>radius + 1;
  halves = makeRoom(<usize>rows * 8);
  for (let row = 0; row < rows; row++) putF64(halves, row, floor(sqrt(radius * radius - <f64>(row * row))));
}

/** How far the disk reaches across a line, cells, by the line's direction, turned so that both parts are positive. */
export function reachOf(dx: f64, dy: f64): f64 {
  let reach: f64 = 0;
  for (let row = 0; row < rows; row++) reach = max<f64>(reach, getF64(halves, row) * dy + <f64>row * dx);
  return reach;
}
