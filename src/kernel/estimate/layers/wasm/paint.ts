import { getF32, getF64, getI32, makeRoom, putF64, putI32 } from './memory';
import { cellMm, columns, originMm, rowBytes, rows, setSpan } from './regions';
import { count, ends } from './section';

/** Where each row's crossings begin (i32). */
let starts: usize = 0;
/** x of each crossing, mm (float64), and whether it leads into the solid or out of it (i32). */
let xs: usize = 0;
let turns: usize = 0;
let capacity: i32 = 0;

export function takePaint(): void {
  starts = makeRoom(<usize>(rows + 2) * 4);
  capacity = 0;
}

/**
 * Sets the cells whose centres the section's outlines go around, in either sense and however often, so that overlapping bodies
 * become one. Returns the area, mm², exact along x and summed over rows.
 */
export function paint(into: usize): f64 {
  memory.fill(starts, 0, <usize>(rows + 2) * 4);
  const scale = 1 / cellMm;
  let crossings = 0;
  for (let at = 0; at < count; at++) {
    const a = rowFrom(getF32(ends, 4 * at + 1) - originMm, scale);
    const b = rowFrom(getF32(ends, 4 * at + 3) - originMm, scale);
    const high = max(a, b);
    for (let row = min(a, b); row < high; row++) putI32(starts, row + 2, getI32(starts, row + 2) + 1);
    crossings += high - min(a, b);
  }
  if (capacity < crossings) {
    capacity = 2 * crossings;
    xs = makeRoom(<usize>capacity * 8);
    turns = makeRoom(<usize>capacity * 4);
  }
  for (let row = 2; row <= rows + 1; row++) putI32(starts, row, getI32(starts, row) + getI32(starts, row - 1));
  for (let at = 0; at < count; at++) {
    const x0 = getF32(ends, 4 * at) - originMm;
    const y0 = getF32(ends, 4 * at + 1) - originMm;
    const x1 = getF32(ends, 4 * at + 2) - originMm;
    const y1 = getF32(ends, 4 * at + 3) - originMm;
    const a = rowFrom(y0, scale);
    const b = rowFrom(y1, scale);
    if (a == b) continue;
    const slope = (x1 - x0) / (y1 - y0);
    const high = max(a, b);
    const turn = a < b ? -1 : 1;
    for (let row = min(a, b); row < high; row++) {
      const slot = getI32(starts, row + 1);
      putI32(starts, row + 1, slot + 1);
      putF64(xs, slot, x0 + ((<f64>row + 0.5) * cellMm - y0) * slope);
      putI32(turns, slot, turn);
    }
  }
  let lengths: f64 = 0;
  for (let row = 0; row < rows; row++) {
    const from = getI32(starts, row);
    const to = getI32(starts, row + 1);
    if (from == to) continue;
    order(from, to);
    let winding = 0;
    let begin: f64 = 0;
    for (let at = from; at < to; at++) {
      const x = getF64(xs, at);
      const was = winding;
      winding += getI32(turns, at);
      if (was == 0) begin = x;
      else if (winding == 0) {
        lengths += x - begin;
        const first = max(0, <i32>ceil(begin * scale - 0.5));
        setSpan(into + <usize>row * rowBytes, first, min(columns, <i32>ceil(x * scale - 0.5)));
      }
    }
  }
  return lengths * cellMm;
}

/** Row r's centre line is at (r + ½) cells: the rows between two heights are those whose centres lie between. */
@inline
function rowFrom(y: f64, scale: f64): i32 {
  return max(0, min(rows, <i32>ceil(y * scale - 0.5)));
}

/** Sorts a row's crossings by x: there are few, and they come nearly in order. */
function order(from: i32, to: i32): void {
  for (let at = from + 1; at < to; at++) {
    const x = getF64(xs, at);
    const turn = getI32(turns, at);
    let place = at;
    while (place > from && getF64(xs, place - 1) > x) {
      putF64(xs, place, getF64(xs, place - 1));
      putI32(turns, place, getI32(turns, place - 1));
      place--;
    }
    putF64(xs, place, x);
    putI32(turns, place, turn);
  }
}
