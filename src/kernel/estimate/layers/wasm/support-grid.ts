import { getI32, makeRoom, putI32 } from './memory';
import { clear, columns, countSpan, countWithout, keepOnly, nextCell, rowBytes, rows, setSpan, words } from './regions';

// Supports fill whole squares of a grid, which lines of supports lie on: all that what they carry touches. Lengths in cells.

/** Along x and y: where squares begin, as drawn, and the first and the last cell that they touch (i32 each), one entry more than squares. */
let acrossX: usize = 0;
let acrossY: usize = 0;
let squaresX: i32 = 0;
let squaresY: i32 = 0;
const LINE: i32 = 3;
/** By column of cells: the square that it is drawn with, the first one that touches it and the last one (i32 each). */
let squaresOf: usize = 0;
const SQUARES: i32 = 3;
/** Squares that are taken, a bit each as cells of a region are, with an empty row at both ends and one square more to a row. */
let taken: usize = 0;
let takenWords: i32 = 0;
let takenBytes: usize = 0;
/** What is taken lies in these rows of squares: `from` ≤ y < `to`. */
let fromY: i32 = 0;
let toY: i32 = 0;
/** How many squares wide the rows of squares are together, above and below, that have none beside them there: where a filling begins and ends. */
export let ends: i32 = 0;
/** How many corners the squares' outlines have for each side of a square that they are long. */
export let cornered: f64 = 0;
/** What rows hold together, as drawn and as touched. */
let band: usize = 0;
let touchedBand: usize = 0;

/** A grid with its lines so far apart, or a cell where that is more, one of them through the point (x, y). */
export function takeSupportGrid(lines: f64, x: f64, y: f64): void {
  const pitch = max<f64>(1, lines);
  squaresX = countSquares(pitch, x, columns);
  squaresY = countSquares(pitch, y, rows);
  acrossX = takeLines(pitch, x, columns, squaresX);
  acrossY = takeLines(pitch, y, rows, squaresY);
  takenWords = (squaresX >> 5) + 1;
  takenBytes = <usize>takenWords << 2;
  taken = makeRoom(takenBytes * <usize>(squaresY + 2));
  squaresOf = takeSquaresOf();
  band = makeRoom(rowBytes);
  touchedBand = makeRoom(rowBytes);
}

function countSquares(pitch: f64, through: f64, cells: i32): i32 {
  return <i32>ceil((<f64>cells - firstLine(pitch, through)) / pitch);
}

function firstLine(pitch: f64, through: f64): f64 {
  return through - ceil(through / pitch) * pitch;
}

function takeLines(pitch: f64, through: f64, cells: i32, squares: i32): usize {
  const lines = makeRoom(<usize>((squares + 1) * LINE) * 4);
  for (let line = 0; line <= squares; line++) {
    const at = firstLine(pitch, through) + <f64>line * pitch;
    putI32(lines, LINE * line, within(floor(at + 0.5), cells));
    putI32(lines, LINE * line + 1, within(floor(at + 1e-6), cells));
    putI32(lines, LINE * line + 2, within(ceil(at - 1e-6), cells));
  }
  return lines;
}

function takeSquaresOf(): usize {
  const table = makeRoom(<usize>(columns * SQUARES) * 4);
  let drawn = 0;
  let first = 0;
  let last = 0;
  for (let column = 0; column < columns; column++) {
    while (drawn + 1 < squaresX && getI32(acrossX, LINE * (drawn + 1)) <= column) drawn++;
    while (first + 1 < squaresX && getI32(acrossX, LINE * (first + 1) + 2) <= column) first++;
    while (last + 1 < squaresX && getI32(acrossX, LINE * (last + 1) + 1) <= column) last++;
    putI32(table, SQUARES * column, drawn);
    putI32(table, SQUARES * column + 1, first);
    putI32(table, SQUARES * column + 2, last);
  }
  return table;
}

@inline
function within(cell: f64, cells: i32): i32 {
  return <i32>max<f64>(0, min<f64>(<f64>cells, cell));
}

/** The squares that hold cells of `squares`, which are parts of such themselves, or that `loose` touches, drawn `into`. 0 is an empty region. */
export function coverSquares(squares: usize, loose: usize, into: usize): void {
  memory.fill(taken, 0, takenBytes * <usize>(squaresY + 2));
  fromY = toY = 0;
  for (let y = 0; y < squaresY; y++) {
    const own = squares != 0 && uniteRows(squares, getI32(acrossY, LINE * y), getI32(acrossY, LINE * (y + 1)), band);
    const touched = loose != 0 && uniteRows(loose, getI32(acrossY, LINE * y + 1), getI32(acrossY, LINE * (y + 1) + 2), touchedBand);
    if (!own && !touched) continue;
    const row = rowOf(y);
    if (own) takeSquares(row, band, 0, 0);
    if (touched) takeSquares(row, touchedBand, 1, 2);
    if (toY == 0) fromY = y;
    toY = y + 1;
  }
  ends = 0;
  clear(into);
  drawSquares(into);
  countCorners();
}

/** Where a row of squares begins, −1 and `squaresY` among them. */
@inline
function rowOf(y: i32): usize {
  return taken + takenBytes * <usize>(y + 1);
}

/** Takes the squares of each run of a row's cells, from what is told of its first cell to what is told of its last one. */
function takeSquares(row: usize, cells: usize, first: i32, last: i32): void {
  for (let column = nextCell(cells, words, 0, 0); column >= 0; ) {
    const end = nextCell(cells, words, column, 0xffffffff);
    const to = getI32(squaresOf, SQUARES * ((end < 0 ? columns : end) - 1) + last) + 1;
    setSpan(row, getI32(squaresOf, SQUARES * column + first), to);
    column = end < 0 ? -1 : nextCell(cells, words, end, 0);
  }
}

/** Whether rows `from` ≤ row < `to` hold anything, and what they hold together, into `one`. */
function uniteRows(region: usize, from: i32, to: i32, one: usize): bool {
  memory.fill(one, 0, rowBytes);
  let any: u32 = 0;
  for (let row = region + <usize>from * rowBytes; row < region + <usize>to * rowBytes; row += rowBytes) {
    for (let at: usize = 0; at < rowBytes; at += 4) {
      const word = load<u32>(row + at);
      if (word == 0) continue;
      any |= word;
      store<u32>(one + at, load<u32>(one + at) | word);
    }
  }
  return any != 0;
}

function countCorners(): void {
  let corners = 0;
  let sides = 0;
  for (let y = fromY - 1; y < toY; y++) {
    const lower = rowOf(y);
    let carriedBelow: u32 = 0;
    let carriedAbove: u32 = 0;
    for (let at = lower; at < lower + takenBytes; at += 4) {
      const below = load<u32>(at);
      const above = load<u32>(at + takenBytes);
      const besideBelow = (below << 1) | carriedBelow;
      const besideAbove = (above << 1) | carriedAbove;
      // Of four squares around a point one or three are taken, or two that meet there alone.
      const alone = below ^ above;
      corners += popcnt(alone ^ besideBelow ^ besideAbove) + 2 * popcnt(alone & (besideBelow ^ besideAbove) & (below ^ besideBelow));
      sides += popcnt(below ^ besideBelow) + popcnt(alone);
      carriedBelow = below >> 31;
      carriedAbove = above >> 31;
    }
  }
  cornered = sides == 0 ? 0 : <f64>corners / <f64>sides;
}

function drawSquares(into: usize): void {
  for (let y = fromY; y < toY; y++) {
    const from = getI32(acrossY, LINE * y);
    const to = getI32(acrossY, LINE * (y + 1));
    if (from == to) continue;
    const first = into + <usize>from * rowBytes;
    const row = rowOf(y);
    let begin = nextCell(row, takenWords, 0, 0);
    if (begin < 0) continue;
    while (begin >= 0) {
      const end = nextCell(row, takenWords, begin, 0xffffffff);
      if (countSpan(row - takenBytes, begin, end) == 0) ends += end - begin;
      if (countSpan(row + takenBytes, begin, end) == 0) ends += end - begin;
      setSpan(first, getI32(acrossX, LINE * begin), getI32(acrossX, LINE * end));
      begin = nextCell(row, takenWords, end, 0);
    }
    for (let other = first + rowBytes; other < into + <usize>to * rowBytes; other += rowBytes) memory.copy(other, first, rowBytes);
  }
}

/** Of `region`, the parts that hold any cell of `seeds`, which are left in its place. */
export function keepReached(region: usize, seeds: usize): void {
  keepOnly(seeds, region);
  if (countWithout(region, seeds) == 0) return;
  const last = <usize>(rows - 1) * rowBytes;
  for (let at: usize = 0; at <= last; at += rowBytes) spreadAlong(region + at, seeds + at, seeds + at);
  let changed = true;
  while (changed) {
    changed = false;
    for (let at = rowBytes; at <= last; at += rowBytes) if (reachRow(region + at, seeds + at, seeds + at - rowBytes)) changed = true;
    if (!changed) break;
    changed = false;
    for (let at = last; at > 0; at -= rowBytes) if (reachRow(region + at - rowBytes, seeds + at - rowBytes, seeds + at)) changed = true;
  }
}

/** Spreads what a row's neighbour reaches of the row; false: nothing new. */
function reachRow(region: usize, reached: usize, neighbour: usize): bool {
  let any: u32 = 0;
  for (let at: usize = 0; at < rowBytes; at += 4) any |= load<u32>(neighbour + at) & load<u32>(region + at) & ~load<u32>(reached + at);
  if (any == 0) return false;
  spreadAlong(region, reached, neighbour);
  return true;
}

/** Spreads what a row and its neighbour reach along the row's runs, to both sides. */
function spreadAlong(region: usize, reached: usize, neighbour: usize): void {
  let carry: u64 = 0;
  let any: u64 = 0;
  for (let at: usize = 0; at < rowBytes; at += 4) {
    const runs = <u64>load<u32>(region + at);
    const from = (<u64>load<u32>(reached + at) | <u64>load<u32>(neighbour + at) | carry) & runs;
    // A sum carries on to the end of a run of ones.
    const spread = (((runs + from) ^ runs) | from) & runs;
    carry = spread >> 31;
    any |= spread;
    store<u32>(reached + at, <u32>spread);
  }
  if (any == 0) return;
  let back: u32 = 0;
  for (let at = rowBytes; at > 0; at -= 4) {
    let pass = load<u32>(region + at - 4);
    let word = (load<u32>(reached + at - 4) | (back << 31)) & pass;
    if (word != 0 && word != pass) {
      for (let step: u32 = 1; step < 32; step <<= 1) {
        word |= pass & (word >> step);
        pass &= pass >> step;
      }
      store<u32>(reached + at - 4, word);
    } else if (word != 0) store<u32>(reached + at - 4, word);
    back = word & 1;
  }
}
