import type { Section } from './slice-layers.ts';

/**
 * Regions of a layer as one bit per cell, 32 cells to a word, rows padded to whole words; cell 0 of a row is its word's lowest bit.
 * A region is a plain Uint32Array of `rows × words`. The grid keeps a margin of empty cells around what is drawn,
 * so that growing regions need no tests at the border.
 */
export interface Grid {
  readonly cellMm: number;
  readonly columns: number;
  readonly rows: number;
  readonly words: number;
  /** Where cell (0, 0) begins, mm. */
  readonly originMm: number;
}

export type Region = Uint32Array;

export function makeGrid(sizeX: number, sizeY: number, cellMm: number, margin: number): Grid {
  const columns = Math.ceil(sizeX / cellMm) + 2 * margin;
  const rows = Math.ceil(sizeY / cellMm) + 2 * margin;
  return { cellMm, columns, rows, words: Math.ceil(columns / 32), originMm: -margin * cellMm };
}

export function emptyRegion(grid: Grid): Region {
  return new Uint32Array(grid.rows * grid.words);
}

export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  bits = (bits + (bits >>> 4)) & 0x0f0f_0f0f;
  return Math.imul(bits, 0x0101_0101) >>> 24;
}

export function countCells(region: Region): number {
  let cells = 0;
  for (let at = 0; at < region.length; at++) {
    const word = region[at] ?? 0;
    if (word !== 0) cells += popCount(word);
  }
  return cells;
}

/** Sets the cells `from` ≤ column < `to` of a row. */
export function setSpan(region: Region, rowStart: number, from: number, to: number): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = 0xffff_ffff << (from & 31);
  const tail = 0xffff_ffff >>> (31 - ((to - 1) & 31));
  if (first === last) {
    region[rowStart + first] = (region[rowStart + first] ?? 0) | (head & tail);
    return;
  }
  region[rowStart + first] = (region[rowStart + first] ?? 0) | head;
  for (let word = first + 1; word < last; word++) region[rowStart + word] = 0xffff_ffff;
  region[rowStart + last] = (region[rowStart + last] ?? 0) | tail;
}

/** Cells whose centres lie within `radius` cells of the region's complement are taken off; `wide` is scratch of the grid's size. */
export class Morphology {
  private readonly grid: Grid;
  private readonly wide: Region;

  constructor(grid: Grid) {
    this.grid = grid;
    this.wide = emptyRegion(grid);
  }

  /** All cells whose neighbours within `radius` cells are all set: `into` = `from` shrunk by a disk. */
  shrink(from: Region, radius: number, into: Region): void {
    this.turn(from, radius, into, true);
  }

  /** All cells with a set neighbour within `radius` cells: `into` = `from` grown by a disk. */
  grow(from: Region, radius: number, into: Region): void {
    this.turn(from, radius, into, false);
  }

  private turn(from: Region, radius: number, into: Region, all: boolean): void {
    into.set(from);
    const reach = Math.floor(radius);
    const [low, high] = wordsOf(this.grid, from).map((at) => at / this.grid.words) as [number, number];
    if (reach < 1 || low === high) return;
    const { wide } = this;
    wide.set(from);
    // Half-widths of the disk's rows, narrowest first: each widens what the one before has made.
    let done = 0;
    for (let dy = reach; dy >= 0; dy--) {
      const half = Math.floor(Math.sqrt(radius * radius - dy * dy));
      for (; done < half; done++) this.widen(wide, low, high, all);
      if (all) this.keep(wide, dy, into, low, high);
      else this.add(wide, dy, into, low, high);
    }
  }

  /** Every cell of some rows with its left and right neighbour. */
  private widen(region: Region, low: number, high: number, all: boolean): void {
    const { words } = this.grid;
    for (let row = low; row < high; row++) {
      const start = row * words;
      let before = 0;
      let word = region[start] as number;
      for (let at = start; at < start + words; at++) {
        const after = at + 1 < start + words ? (region[at + 1] as number) : 0;
        if ((before | word | after) !== 0) {
          const left = (word << 1) | (before >>> 31);
          const right = (word >>> 1) | (after << 31);
          region[at] = all ? word & left & right : word | left | right;
        }
        before = word;
        word = after;
      }
    }
  }

  /** Keeps of `into` what `wide`, moved up and down by `dy` rows, has as well; beyond the grid is nothing. */
  private keep(wide: Region, dy: number, into: Region, low: number, high: number): void {
    const { words } = this.grid;
    const shift = dy * words;
    // Nothing of what has no rows to that side stays.
    into.fill(0, low * words, Math.min(high, low + dy) * words);
    into.fill(0, Math.max(low, high - dy) * words, high * words);
    for (let at = (low + dy) * words; at < (high - dy) * words; at++) {
      const word = into[at] as number;
      if (word !== 0) into[at] = word & (wide[at - shift] as number) & (wide[at + shift] as number);
    }
  }

  /** Adds `wide`, moved up and down by `dy` rows, to `into`. */
  private add(wide: Region, dy: number, into: Region, low: number, high: number): void {
    const { rows, words } = this.grid;
    const shift = dy * words;
    for (let at = Math.max(0, low - dy) * words; at < (high - dy) * words; at++) {
      const word = wide[at + shift] as number;
      if (word !== 0) into[at] = (into[at] as number) | word;
    }
    for (let at = (low + dy) * words; at < Math.min(rows, high + dy) * words; at++) {
      const word = wide[at - shift] as number;
      if (word !== 0) into[at] = (into[at] as number) | word;
    }
  }
}

/** Where a region has cells: in words `from` ≤ at < `to`, which are whole rows. */
export function wordsOf({ rows, words }: Grid, region: Region): readonly [from: number, to: number] {
  let [from, to] = [0, rows * words];
  while (from < to && region[from] === 0) from++;
  while (to > from && region[to - 1] === 0) to--;
  return from === to ? [0, 0] : [Math.floor(from / words) * words, Math.ceil(to / words) * words];
}

/** How many cells of `region` are not in `other`, in some words. */
export function countWithout(region: Region, other: Region, from: number, to: number): number {
  let cells = 0;
  for (let at = from; at < to; at++) {
    const word = (region[at] as number) & ~(other[at] as number);
    if (word !== 0) cells += popCount(word);
  }
  return cells;
}

/** Draws layers' cuts as regions; scratch is kept from layer to layer. */
export class Painter {
  private readonly grid: Grid;
  private readonly starts: Int32Array;
  private xs = new Float64Array(1024);
  private turns = new Int8Array(1024);

  constructor(grid: Grid) {
    this.grid = grid;
    this.starts = new Int32Array(grid.rows + 2);
  }

  /**
   * Sets the cells whose centres the section's outlines go around, in either sense and however often, so that overlapping bodies
   * become one. Returns the area, mm², exact along x and summed over rows.
   */
  paint({ count, ends }: Section, into: Region): number {
    const { rows, words, cellMm, originMm, columns } = this.grid;
    const { starts } = this;
    starts.fill(0);
    const scale = 1 / cellMm;
    // Row r's centre line is at (r + ½) cells: the rows between two heights are those whose centres lie between.
    let crossings = 0;
    for (let at = 0; at < count; at++) {
      const a = Math.ceil(((ends[4 * at + 1] ?? 0) - originMm) * scale - 0.5);
      const b = Math.ceil(((ends[4 * at + 3] ?? 0) - originMm) * scale - 0.5);
      const [low, high] = a < b ? [a, b] : [b, a];
      for (let row = low; row < high; row++) starts[row + 2] = (starts[row + 2] ?? 0) + 1;
      crossings += high - low;
    }
    if (this.xs.length < crossings) {
      this.xs = new Float64Array(2 * crossings);
      this.turns = new Int8Array(2 * crossings);
    }
    const { xs, turns } = this;
    for (let row = 2; row <= rows + 1; row++) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
    for (let at = 0; at < count; at++) {
      const x0 = (ends[4 * at] ?? 0) - originMm;
      const y0 = (ends[4 * at + 1] ?? 0) - originMm;
      const x1 = (ends[4 * at + 2] ?? 0) - originMm;
      const y1 = (ends[4 * at + 3] ?? 0) - originMm;
      const a = Math.ceil(y0 * scale - 0.5);
      const b = Math.ceil(y1 * scale - 0.5);
      if (a === b) continue;
      const slope = (x1 - x0) / (y1 - y0);
      const [low, high, turn] = a < b ? [a, b, -1] : [b, a, 1];
      for (let row = low; row < high; row++) {
        const slot = starts[row + 1] ?? 0;
        starts[row + 1] = slot + 1;
        xs[slot] = x0 + ((row + 0.5) * cellMm - y0) * slope;
        turns[slot] = turn;
      }
    }
    let lengths = 0;
    for (let row = 0; row < rows; row++) {
      const from = starts[row] ?? 0;
      const to = starts[row + 1] ?? 0;
      if (from === to) continue;
      this.order(from, to);
      let winding = 0;
      let begin = 0;
      for (let at = from; at < to; at++) {
        const x = xs[at] ?? 0;
        const was = winding;
        winding += turns[at] ?? 0;
        if (was === 0) begin = x;
        else if (winding === 0) {
          lengths += x - begin;
          const first = Math.max(0, Math.ceil(begin * scale - 0.5));
          setSpan(into, row * words, first, Math.min(columns, Math.ceil(x * scale - 0.5)));
        }
      }
    }
    return lengths * cellMm;
  }

  /** Sorts a row's crossings by x: there are few, and they come nearly in order. */
  private order(from: number, to: number): void {
    const { xs, turns } = this;
    for (let at = from + 1; at < to; at++) {
      const x = xs[at] ?? 0;
      const turn = turns[at] ?? 0;
      let place = at;
      while (place > from && (xs[place - 1] ?? 0) > x) {
        xs[place] = xs[place - 1] ?? 0;
        turns[place] = turns[place - 1] ?? 0;
        place--;
      }
      xs[place] = x;
      turns[place] = turn;
    }
  }
}

/** The length of a region's outlines, mm, by how often lines in four directions cross them. */
export function outlineLength(grid: Grid, region: Region): number {
  const straight = countRuns(grid, region) + countColumnRuns(grid, region);
  return (Math.PI / 4) * grid.cellMm * (straight + 2 * countDiagonalRuns(grid, region) * Math.SQRT1_2);
}

/** Cells that begin a run along a diagonal of the grid, averaged over both: how many lines at 45° enter the region. */
export function countDiagonalRuns({ rows, words }: Grid, region: Region): number {
  let runs = 0;
  for (let row = 1; row < rows; row++) {
    const start = row * words;
    let left = 0;
    for (let at = start; at < start + words; at++) {
      const word = region[at] as number;
      const below = region[at - words] as number;
      if (word !== 0) {
        const right = at + 1 < start + words ? (region[at - words + 1] as number) : 0;
        const rising = word & ~((below << 1) | (left >>> 31));
        const falling = word & ~((below >>> 1) | (right << 31));
        if ((rising | falling) !== 0) runs += popCount(rising) + popCount(falling);
      }
      left = below;
    }
  }
  return runs / 2;
}

/** Calls `visit` for every run of set cells, row by row and from left to right: cells `from` ≤ column < `to`. */
export function forEachRun({ rows, words }: Grid, region: Region, visit: (row: number, from: number, to: number) => void): void {
  for (let row = 0; row < rows; row++) {
    const start = row * words;
    let open = -1;
    for (let at = 0; at < words; at++) {
      const word = region[start + at] ?? 0;
      if (open < 0 ? word === 0 : word === 0xffff_ffff) continue;
      let bit = 0;
      while (bit < 32) {
        // The next cell that differs from those before it.
        const rest = ((open < 0 ? word : ~word) >>> bit) << bit;
        if (rest === 0) break;
        bit = 31 - Math.clz32(rest & -rest);
        if (open < 0) open = 32 * at + bit;
        else {
          visit(row, open, 32 * at + bit);
          open = -1;
        }
      }
    }
    if (open >= 0) visit(row, open, 32 * words);
  }
}

/** How many runs of cells the rows have. */
export function countRuns({ rows, words }: Grid, region: Region): number {
  let runs = 0;
  for (let row = 0; row < rows; row++) {
    let before = 0;
    for (let at = row * words; at < (row + 1) * words; at++) {
      const word = region[at] ?? 0;
      if (word !== 0) runs += popCount(word & ~((word << 1) | (before >>> 31)));
      before = word;
    }
  }
  return runs;
}

/** How many runs of cells the columns have. */
function countColumnRuns({ words }: Grid, region: Region): number {
  let runs = 0;
  for (let at = 0; at < region.length; at++) {
    const word = region[at] ?? 0;
    if (word !== 0) runs += popCount(word & ~(at < words ? 0 : (region[at - words] ?? 0)));
  }
  return runs;
}

/** The connected parts of `region` that have at most `most` cells, drawn `into`. Cells touch by their sides. */
export function findSmallParts(grid: Grid, region: Region, most: number, into: Region): void {
  into.fill(0);
  // Runs of cells, joined with those of the row before that they touch: row, from, to; the run that stands for all joined ones.
  const runs: number[] = [];
  const parents: number[] = [];
  const cells: number[] = [];
  const find = (run: number): number => {
    let root = run;
    while ((parents[root] ?? root) !== root) root = parents[root] ?? root;
    parents[run] = root;
    return root;
  };
  let present = -1;
  let begin = 0;
  let above = 0;
  let aboveTo = 0;
  forEachRun(grid, region, (row, from, to) => {
    const run = parents.length;
    if (row !== present) {
      above = row === present + 1 ? begin : run;
      aboveTo = run;
      begin = run;
      present = row;
    }
    runs.push(row, from, to);
    parents.push(run);
    cells.push(to - from);
    while (above < aboveTo && (runs[3 * above + 2] ?? 0) <= from) above++;
    for (let other = above; other < aboveTo && (runs[3 * other + 1] ?? 0) < to; other++) {
      const a = find(other);
      const b = find(run);
      if (a === b) continue;
      parents[b] = a;
      cells[a] = (cells[a] ?? 0) + (cells[b] ?? 0);
    }
  });
  for (let run = 0; run < parents.length; run++) {
    if ((cells[find(run)] ?? 0) > most) continue;
    setSpan(into, (runs[3 * run] ?? 0) * grid.words, runs[3 * run + 1] ?? 0, runs[3 * run + 2] ?? 0);
  }
}
