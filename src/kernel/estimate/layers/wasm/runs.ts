import { getI32, makeRoom, putI32 } from './memory';
import { clear, countCells, countSpan, grow, isSet, keepOnly, nextCell, rowBytes, rows, setSpan, words } from './regions';

/** The run of set cells that `nextRun` found: cells `from` ≤ column < `to` of a row. */
export let runRow: i32 = 0;
export let runFrom: i32 = 0;
export let runTo: i32 = 0;

let region: usize = 0;
let column: i32 = 0;

export function beginRuns(drawn: usize): void {
  region = drawn;
  runRow = 0;
  column = 0;
}

/** Goes on to the next run, row by row and from left to right; false: there is none. */
export function nextRun(): bool {
  for (; runRow < rows; runRow++, column = 0) {
    const row = region + <usize>runRow * rowBytes;
    const from = nextCell(row, words, column, 0);
    if (from < 0) continue;
    runFrom = from;
    const to = nextCell(row, words, from, 0xffffffff);
    runTo = to < 0 ? words << 5 : to;
    column = runTo;
    return true;
  }
  return false;
}

/** Per run: row, from, to, the run that stands for all joined with it, and their cells of two regions that are counted (i32 each). */
let runs: usize = 0;
const RUN: i32 = 6;

export function takeRuns(): void {
  runs = makeRoom(<usize>(rows * words * 16) * (RUN << 2));
}

/** How many runs are listed, the row of the last one, and where that row begins in the list. */
let listed: i32 = 0;
let listedRow: i32 = -1;
let rowBegin: i32 = 0;
/** Of the row above the last run: the first run that may touch it, and where that row ends. */
let above: i32 = 0;
let aboveTo: i32 = 0;

function beginList(drawn: usize): void {
  beginRuns(drawn);
  listed = rowBegin = above = aboveTo = 0;
  listedRow = -1;
}

/** Lists the next run; false: there is none. */
function listRun(): bool {
  if (!nextRun()) return false;
  const run = listed++;
  if (runRow != listedRow) {
    above = runRow == listedRow + 1 ? rowBegin : run;
    aboveTo = run;
    rowBegin = run;
    listedRow = runRow;
  }
  putI32(runs, RUN * run, runRow);
  putI32(runs, RUN * run + 1, runFrom);
  putI32(runs, RUN * run + 2, runTo);
  while (above < aboveTo && getI32(runs, RUN * above + 2) <= runFrom) above++;
  return true;
}

/** Whether a run of the row above, from `above` on, touches the last one. */
function touches(other: i32): bool {
  return other < aboveTo && getI32(runs, RUN * other + 1) < runTo;
}

/**
 * The connected parts of `region` that have at most `most` cells once they reach out by `reach` of a cell all around, drawn `into`. Cells
 * hold together over a gap of twice `hold`, at least of two: narrow strips come out broken. `near` is scratch.
 */
export function findSmallParts(region: usize, most: f64, reach: f64, hold: f64, near: usize, into: usize): void {
  if (countCells(region) == 0) {
    clear(into);
    return;
  }
  grow(region, 1, near);
  grow(near, hold - 1, into);
  const count = joinRuns(into, region, near);
  clear(into);
  for (let run = 0; run < count; run++) {
    const root = RUN * findRoot(run);
    const cells = <f64>getI32(runs, root + 4);
    if (cells + reach * (<f64>getI32(runs, root + 5) - cells) <= most) drawRun(run, into);
  }
}

/** How many chains of runs a region is made of, each with one run to a row: where runs begin or part, another chain begins. */
export function countChains(drawn: usize): i32 {
  let chains = 0;
  // A run above has one that goes on with its chain; another below it begins a chain of its own.
  let continued = -1;
  beginList(drawn);
  while (listRun()) {
    let isNew = true;
    for (let other = above; touches(other); other++) {
      if (other != continued) isNew = false;
      continued = other;
    }
    if (isNew) chains++;
  }
  return chains;
}

/** The connected parts of `drawn` that lie on none of the cells of `other`, nor beside one, drawn `into`, which is neither of both. */
export function findLooseParts(drawn: usize, other: usize, into: usize): void {
  const count = joinRuns(drawn, drawn, drawn);
  grow(other, 1, into);
  // A part is taken for one without cells once one of its runs touches.
  for (let run = 0; run < count; run++) {
    const row = into + <usize>getI32(runs, RUN * run) * rowBytes;
    const to = getI32(runs, RUN * run + 2);
    for (let cell = getI32(runs, RUN * run + 1); cell < to; cell++) {
      if (!isSet(row, cell)) continue;
      putI32(runs, RUN * findRoot(run) + 4, 0);
      break;
    }
  }
  clear(into);
  for (let run = 0; run < count; run++) if (getI32(runs, RUN * findRoot(run) + 4) > 0) drawRun(run, into);
}

function drawRun(run: i32, into: usize): void {
  setSpan(into + <usize>getI32(runs, RUN * run) * rowBytes, getI32(runs, RUN * run + 1), getI32(runs, RUN * run + 2));
}

/** Lists the runs of a region, joined where they touch, each part with how many cells it has of two others: how many runs there are. */
function joinRuns(drawn: usize, counted: usize, alsoCounted: usize): i32 {
  beginList(drawn);
  while (listRun()) {
    const run = listed - 1;
    putI32(runs, RUN * run + 3, run);
    putI32(runs, RUN * run + 4, countSpan(counted + <usize>runRow * rowBytes, runFrom, runTo));
    putI32(runs, RUN * run + 5, countSpan(alsoCounted + <usize>runRow * rowBytes, runFrom, runTo));
    for (let other = above; touches(other); other++) {
      const a = findRoot(other);
      const b = findRoot(run);
      if (a == b) continue;
      putI32(runs, RUN * b + 3, a);
      for (let sum = 4; sum < RUN; sum++) putI32(runs, RUN * a + sum, getI32(runs, RUN * a + sum) + getI32(runs, RUN * b + sum));
    }
  }
  return listed;
}

function findRoot(run: i32): i32 {
  let root = run;
  while (getI32(runs, RUN * root + 3) != root) root = getI32(runs, RUN * root + 3);
  putI32(runs, RUN * run + 3, root);
  return root;
}
