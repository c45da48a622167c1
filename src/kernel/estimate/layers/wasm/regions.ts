import { makeRoom } from './memory';

// Regions of a layer as one bit per cell, 32 cells to a word (u32), rows padded to whole words; cell 0 of a row is its word's lowest
// bit. The grid keeps a margin of empty cells around what is drawn, so that growing regions need no tests at the border. A region's
// bytes are padded to whole vectors of zeros.

export let columns: i32 = 0;
export let rows: i32 = 0;
/** Words of a row. */
export let words: i32 = 0;
export let cellMm: f64 = 0;
/** Where cell (0, 0) begins, mm. */
export let originMm: f64 = 0;
/** Bytes of a row, and of a region. */
export let rowBytes: usize = 0;
export let bytes: usize = 0;

/** Scratch of `shrink` and `grow`. */
let wide: usize = 0;

export function takeGrid(columnCount: i32, rowCount: i32, cell: f64, origin: f64): void {
  columns = columnCount;
  rows = rowCount;
  words = (columnCount + 31) >> 5;
  cellMm = cell;
  originMm = origin;
  rowBytes = <usize>words << 2;
  bytes = (<usize>rows * rowBytes + 15) & ~15;
  wide = emptyRegion();
}

export function emptyRegion(): usize {
  const region = makeRoom(bytes);
  clear(region);
  return region;
}

export function clear(region: usize): void {
  memory.fill(region, 0, bytes);
}

export function copy(from: usize, to: usize): void {
  memory.copy(to, from, bytes);
}

/** `into` gets the cells of `other` as well. */
export function unite(into: usize, other: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(into + at, v128.or(v128.load(into + at), v128.load(other + at)));
}

/** `into` keeps the cells that `other` has. */
export function keepOnly(into: usize, other: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(into + at, v128.and(v128.load(into + at), v128.load(other + at)));
}

/** `into` loses the cells that `other` has. */
export function takeOff(into: usize, other: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(into + at, v128.andnot(v128.load(into + at), v128.load(other + at)));
}

export function countCells(region: usize): i32 {
  let cells: i64 = 0;
  for (let at: usize = 0; at < bytes; at += 8) cells += popcnt(load<i64>(region + at));
  return <i32>cells;
}

/** How many cells of `region` are not in `other`. */
export function countWithout(region: usize, other: usize): i32 {
  let cells: i64 = 0;
  for (let at: usize = 0; at < bytes; at += 8) cells += popcnt(load<i64>(region + at) & ~load<i64>(other + at));
  return <i32>cells;
}

/** Sets the cells `from` ≤ column < `to` of the row that begins at an address. */
export function setSpan(row: usize, from: i32, to: i32): void {
  if (from >= to) return;
  const first = row + (<usize>(from >> 5) << 2);
  const last = row + (<usize>((to - 1) >> 5) << 2);
  const head = (<u32>0xffffffff) << (from & 31);
  const tail = (<u32>0xffffffff) >> (31 - ((to - 1) & 31));
  if (first == last) {
    store<u32>(first, load<u32>(first) | (head & tail));
    return;
  }
  store<u32>(first, load<u32>(first) | head);
  for (let at = first + 4; at < last; at += 4) store<u32>(at, 0xffffffff);
  store<u32>(last, load<u32>(last) | tail);
}

/** How many cells `from` ≤ column < `to` are set of the row that begins at an address. */
export function countSpan(row: usize, from: i32, to: i32): i32 {
  let cells = 0;
  for (let column = from; column < to; ) {
    const end = min(to, (column | 31) + 1);
    const mask = ((<u32>0xffffffff) << (column & 31)) & ((<u32>0xffffffff) >> (31 - ((end - 1) & 31)));
    cells += popcnt(load<u32>(row + (<usize>(column >> 5) << 2)) & mask);
    column = end;
  }
  return cells;
}

/** Whether a cell of the row that begins at an address is set; those beyond the grid aren't. */
export function isSet(row: usize, column: i32): bool {
  if (column < 0 || column >= words << 5) return false;
  return ((load<u32>(row + (<usize>(column >> 5) << 2)) >> (column & 31)) & 1) != 0;
}

/** The first cell from a column on that is set of the row of so many words at an address, or with a mask of ones that isn't; −1: none. */
export function nextCell(row: usize, count: i32, from: i32, mask: u32): i32 {
  let at = from >> 5;
  if (at >= count) return -1;
  let word = (load<u32>(row + (<usize>at << 2)) ^ mask) & ((<u32>0xffffffff) << (from & 31));
  while (word == 0) {
    if (++at >= count) return -1;
    word = load<u32>(row + (<usize>at << 2)) ^ mask;
  }
  return (at << 5) + ctz(word);
}

/** What of `from` lies in a block of two by two set cells, drawn `into`: strips of one cell are left out. */
export function keepBlocks(from: usize, into: usize): void {
  clear(into);
  for (let row = from; row < from + <usize>(rows - 1) * rowBytes; row += rowBytes) {
    let carried: u32 = 0;
    for (let at: usize = 0; at < rowBytes; at += 4) {
      const both = load<u32>(row + at) & load<u32>(row + at + rowBytes);
      const right = at + 4 < rowBytes ? load<u32>(row + at, 4) & load<u32>(row + at + rowBytes, 4) : 0;
      const begins = both & ((both >> 1) | (right << 31));
      const block = begins | (begins << 1) | carried;
      carried = begins >> 31;
      if (block == 0) continue;
      const to = into + (row - from) + at;
      store<u32>(to, load<u32>(to) | block);
      store<u32>(to + rowBytes, load<u32>(to + rowBytes) | block);
    }
  }
}

/** All cells whose neighbours within `radius` cells are all set: `into` = `from` shrunk by a disk. */
export function shrink(from: usize, radius: f64, into: usize): void {
  turn(from, radius, into, true);
}

/** All cells with a set neighbour within `radius` cells: `into` = `from` grown by a disk. */
export function grow(from: usize, radius: f64, into: usize): void {
  turn(from, radius, into, false);
}

function turn(from: usize, radius: f64, into: usize, all: bool): void {
  copy(from, into);
  const reach = <i32>floor(radius);
  let low: i32 = 0;
  let high = rows;
  while (low < high && isEmptyRow(from + <usize>low * rowBytes)) low++;
  while (high > low && isEmptyRow(from + <usize>(high - 1) * rowBytes)) high--;
  if (reach < 1 || low == high) return;
  copy(from, wide);
  // Half-widths of the disk's rows, narrowest first: each widens what the one before has made.
  let done = 0;
  for (let dy = reach; dy >= 0; dy--) {
    const half = <i32>floor(sqrt(radius * radius - <f64>(dy * dy)));
    for (; done < half; done++) widen(low, high, all);
    if (all) keepMoved(dy, into, low, high);
    else addMoved(dy, into, low, high);
  }
}

function isEmptyRow(row: usize): bool {
  for (let at = row; at < row + rowBytes; at += 4) if (load<u32>(at) != 0) return false;
  return true;
}

/** Every cell of some rows of `wide` with its left and right neighbour. */
function widen(low: i32, high: i32, all: bool): void {
  for (let row = low; row < high; row++) {
    const start = wide + <usize>row * rowBytes;
    const end = start + rowBytes;
    let before: u32 = 0;
    let word = load<u32>(start);
    for (let at = start; at < end; at += 4) {
      const after: u32 = at + 4 < end ? load<u32>(at, 4) : 0;
      if ((before | word | after) != 0) {
        const left = (word << 1) | (before >> 31);
        const right = (word >> 1) | (after << 31);
        store<u32>(at, all ? word & left & right : word | left | right);
      }
      before = word;
      word = after;
    }
  }
}

/** Keeps of `into` what `wide`, moved up and down by `dy` rows, has as well; beyond the grid is nothing. */
function keepMoved(dy: i32, into: usize, low: i32, high: i32): void {
  const shift = <usize>dy * rowBytes;
  // Nothing of what has no rows to that side stays.
  const upTo = min(high, low + dy);
  const from = max(low, high - dy);
  memory.fill(into + <usize>low * rowBytes, 0, <usize>(upTo - low) * rowBytes);
  memory.fill(into + <usize>from * rowBytes, 0, <usize>(high - from) * rowBytes);
  if (high - dy <= low + dy) return;
  let at = <usize>(low + dy) * rowBytes;
  const end = <usize>(high - dy) * rowBytes;
  for (; at + 16 <= end; at += 16) {
    const both = v128.and(v128.load(wide + at - shift), v128.load(wide + at + shift));
    v128.store(into + at, v128.and(v128.load(into + at), both));
  }
  for (; at < end; at += 4) store<u32>(into + at, load<u32>(into + at) & load<u32>(wide + at - shift) & load<u32>(wide + at + shift));
}

/** Adds `wide`, moved up and down by `dy` rows, to `into`. */
function addMoved(dy: i32, into: usize, low: i32, high: i32): void {
  const shift = <usize>dy * rowBytes;
  const to = high - dy;
  if (to > 0) addRows(into, wide + shift, <usize>max(0, low - dy) * rowBytes, <usize>to * rowBytes);
  addRows(into, wide - shift, <usize>(low + dy) * rowBytes, <usize>min(rows, high + dy) * rowBytes);
}

function addRows(into: usize, other: usize, from: usize, to: usize): void {
  let at = from;
  for (; at + 16 <= to; at += 16) v128.store(into + at, v128.or(v128.load(into + at), v128.load(other + at)));
  for (; at < to; at += 4) store<u32>(into + at, load<u32>(into + at) | load<u32>(other + at));
}
