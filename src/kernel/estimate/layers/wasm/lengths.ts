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
