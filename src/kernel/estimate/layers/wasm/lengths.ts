import { bytes, cellMm, rowBytes, rows } from './regions';

// How often lines enter a region: its outlines' length goes by that (Crofton).

/** The length of a region's outlines, mm, by how often lines in four directions cross them. */
export function outlineLength(region: usize): f64 {
  const straight = countRuns(region) + countColumnRuns(region);
  return (Math.PI / 4) * cellMm * (<f64>straight + 2 * countDiagonalRuns(region) * Math.SQRT1_2);
}

/** How many runs of cells the rows have. */
export function countRuns(region: usize): i32 {
  let runs = 0;
  for (let row = 0; row < rows; row++) {
    const start = region + <usize>row * rowBytes;
    let before: u32 = 0;
    for (let at = start; at < start + rowBytes; at += 4) {
      const word = load<u32>(at);
      if (word != 0) runs += popcnt(word & ~((word << 1) | (before >> 31)));
      before = word;
    }
  }
  return runs;
}

/** How many runs of cells the columns have. */
export function countColumnRuns(region: usize): i32 {
  let runs = 0;
  for (let at: usize = 0; at < bytes; at += 4) {
    const word = load<u32>(region + at);
    if (word != 0) runs += popcnt(word & ~(at < rowBytes ? 0 : load<u32>(region + at - rowBytes)));
  }
  return runs;
}

/** Cells that begin a run along a diagonal of the grid, averaged over both: how many lines at 45° enter the region. */
export function countDiagonalRuns(region: usize): f64 {
  let runs = 0;
  for (let row = 1; row < rows; row++) {
    const start = region + <usize>row * rowBytes;
    const end = start + rowBytes;
    let left: u32 = 0;
    for (let at = start; at < end; at += 4) {
      const word = load<u32>(at);
      const below = load<u32>(at - rowBytes);
      if (word != 0) {
        const right: u32 = at + 4 < end ? load<u32>(at - rowBytes, 4) : 0;
        const rising = word & ~((below << 1) | (left >> 31));
        const falling = word & ~((below >> 1) | (right << 31));
        runs += popcnt(rising) + popcnt(falling);
      }
      left = below;
    }
  }
  return <f64>runs / 2;
}

/** How often a cell of `region` lies beside one of `other` along a row and along a column, as many as there are cells of outline between them. */
export let besideX: i32 = 0;
export let besideY: i32 = 0;

/** The length of the outline between two regions that have no cell in common, mm, by how often lines in four directions cross it. */
export function sharedLength(region: usize, other: usize): f64 {
  besideX = besideY = 0;
  let slanted = 0;
  for (let row = 1; row + 1 < rows; row++) {
    const start = <usize>row * rowBytes;
    for (let at = start; at < start + rowBytes; at += 4) {
      const word = load<u32>(region + at);
      if (word == 0) continue;
      const isFirst = at == start;
      const isLast = at + 4 == start + rowBytes;
      const below = other + at - rowBytes;
      const above = other + at + rowBytes;
      besideX += popcnt(word & leftOf(other + at, isFirst)) + popcnt(word & rightOf(other + at, isLast));
      besideY += popcnt(word & load<u32>(below)) + popcnt(word & load<u32>(above));
      slanted += popcnt(word & leftOf(below, isFirst)) + popcnt(word & rightOf(below, isLast));
      slanted += popcnt(word & leftOf(above, isFirst)) + popcnt(word & rightOf(above, isLast));
    }
  }
  return (Math.PI / 8) * cellMm * (<f64>(besideX + besideY) + <f64>slanted * Math.SQRT1_2);
}

/** A word's cells, each in the place of its right neighbour. */
@inline
function leftOf(at: usize, isFirst: bool): u32 {
  return (load<u32>(at) << 1) | (isFirst ? 0 : load<u32>(at - 4) >> 31);
}

@inline
function rightOf(at: usize, isLast: bool): u32 {
  return (load<u32>(at) >> 1) | (isLast ? 0 : load<u32>(at + 4) << 31);
}
