import * as answer from './answer';
import { countDiagonalRuns } from './lengths';
import { getF64, getI32, makeRoom, putI32 } from './memory';
import { isWallNear, planes, shareOfSkin, starts } from './planes';
import { bytes, clear, copy, countCells, countWithout, emptyRegion, grow, keepBlocks, keepOnly, shrink, takeOff, unite } from './regions';
import { countChains, findSmallParts } from './runs';
import { STRIP_CELLS } from './slopes';

// Splits what is inside a layer's walls into skins, bridges and sparse infill.

/** What is inside the walls of the present plane, without what is a cell wide: there, walls are drawn wider. */
let wide: usize = 0;
let skins: usize = 0;
/** Of the present plane, what is solid in some layers of its stretch. */
let partial: usize = 0;
let sparse: usize = 0;
let small: usize = 0;
/** In cells. */
let wallDepth: f64 = 0;
let extra: usize = 0;
/** Of the plane before. */
let sparseBelow: usize = 0;
/** By plane, what is seen from above and from below inside its walls, widened: a region's address each, 0 for none (i32). */
let tops: usize = 0;
let bottoms: usize = 0;

/** `depth` of the walls and `widening` of what is seen from outside, in cells. */
export function beginFill(shapes: usize, inners: usize, depth: f64, widening: f64): void {
  wallDepth = depth;
  wide = emptyRegion();
  skins = emptyRegion();
  partial = emptyRegion();
  sparse = emptyRegion();
  small = emptyRegion();
  extra = emptyRegion();
  sparseBelow = emptyRegion();
  tops = makeRoom(<usize>planes * 4);
  bottoms = makeRoom(<usize>planes * 4);
  for (let k = 0; k < planes; k++) {
    putI32(tops, k, <i32>widenSeen(k, k + 1, shapes, inners, depth, widening));
    putI32(bottoms, k, <i32>widenSeen(k, k - 1, shapes, inners, depth, widening));
  }
}

/**
 * What of a plane's inside the air of a neighboring one reaches, widened into the plane's inside: slicers anchor such skins there. On slopes only
 * where each layer steps back further than its walls are deep.
 */
function widenSeen(k: i32, m: i32, shapes: usize, inners: usize, depth: f64, widening: f64): usize {
  if (m < 0 || m >= planes) return 0;
  const inner = <usize>getI32(inners, k);
  copy(inner, extra);
  takeOff(extra, getI32(shapes, m));
  const layers = getF64(starts, k + 1) - getF64(starts, k);
  const slope = ((layers - 1) * depth) / 2;
  if (slope >= 1) {
    shrink(extra, slope, small);
    grow(small, slope, extra);
  }
  if (countCells(extra) == 0) return 0;
  const widened = emptyRegion();
  grow(extra, widening, widened);
  keepOnly(widened, inner);
  return widened;
}

/**
 * The next plane. `solidBelow` in cells, with what infill reaches into the walls, `overlap` of a cell; `behindWalls`: over and under the
 * walls of near layers are skins, too; all are widened by `widening` cells. Over sparse infill, what a disk of `narrow` cells doesn't
 * fit into is no bridge. `isFine`: a strip of one cell is narrower than a line.
 */
export function fillPlane(
  k: i32,
  shapes: usize,
  inners: usize,
  top: f64,
  bottom: f64,
  behindWalls: bool,
  solidBelow: f64,
  overlap: f64,
  widening: f64,
  narrow: f64,
  isFine: bool,
): void {
  const inner = <usize>getI32(inners, k);
  if (isFine) keepBlocks(inner, wide);
  else copy(inner, wide);
  answer.put(k, answer.GAP_CELLS, countWithout(inner, wide));
  copy(wide, sparse);
  clear(partial);
  takeSkins(k, 1, top, shapes);
  takeSkins(k, -1, bottom, shapes);
  copy(wide, skins);
  takeOff(skins, sparse);
  if (countCells(skins) > 0) {
    grow(skins, widening, small);
    takeOff(sparse, small);
  }
  takeSeen(k, 1, top);
  takeSeen(k, -1, bottom);
  if (behindWalls) fillBehindWalls(k, inners, top - 1, bottom - 1);
  const partly = countPartial(k, 1, top, shapes, widening) + countPartial(k, -1, bottom, shapes, widening);
  if (solidBelow > 0) {
    // Strips that show as a cell here and there belong to the regions that they join.
    copy(inner, skins);
    takeOff(skins, wide);
    unite(skins, sparse);
    // Walls keep regions twice their depth apart: what is nearer hangs together.
    findSmallParts(skins, solidBelow, overlap, wallDepth / 2, extra, small);
    takeOff(sparse, small);
  }
  copy(wide, skins);
  takeOff(skins, sparse);
  answer.put(k, answer.SKIN_CELLS, countCells(skins));
  answer.put(k, answer.PARTLY_CELLS, partly);
  answer.put(k, answer.TOP_CELLS, k + 1 < planes ? countWithout(inner, getI32(shapes, k + 1)) : countCells(inner));
  answer.put(k, answer.SKIN_RUNS, partlyRuns(partly));
  // Narrow strips come out broken.
  grow(skins, behindWalls ? STRIP_CELLS + 1 : 1, small);
  answer.put(k, answer.SKIN_CHAINS, countChains(small));
  answer.put(k, answer.SPARSE_RUNS, countDiagonalRuns(sparse));
  if (k > 0) answer.put(k, answer.BRIDGED_CELLS, <f64>countBridged(getI32(shapes, k - 1), narrow));
  copy(sparse, sparseBelow);
}

/** Skins begin as bridges over air and, where that is not too `narrow` for a disk of so many cells, over sparse infill. */
function countBridged(below: usize, narrow: f64): i32 {
  const overAir = countWithout(skins, below);
  keepOnly(skins, below);
  keepOnly(skins, sparseBelow);
  shrink(skins, narrow, small);
  if (countCells(small) == 0) return overAir;
  grow(small, narrow, skins);
  return overAir + countCells(skins);
}

/** Takes off the sparse infill what has air near enough above or below that all layers of the stretch are solid there. */
function takeSkins(k: i32, step: i32, layers: f64, shapes: usize): void {
  for (let m = k + step; shareOfSkin(k, m, layers) >= 1; m += step) {
    if (m < 0 || m >= planes) {
      clear(sparse);
      return;
    }
    keepOnly(sparse, getI32(shapes, m));
  }
}

/** Takes off the sparse infill what such skins are widened by as seen. */
function takeSeen(k: i32, step: i32, layers: f64): void {
  for (let m = k; m + step >= 0 && m + step < planes && shareOfSkin(k, m + step, layers) >= 1; m += step) {
    const widened = <usize>getI32(step > 0 ? tops : bottoms, m);
    if (widened != 0) takeOff(sparse, widened);
  }
}

/**
 * What more would be skins, as seen or else widened by `narrow` cells, if the next plane's air were as near, by the share of the way that
 * it is: so slopes between two planes count as they rise. In cells.
 */
function countPartial(k: i32, step: i32, layers: f64, shapes: usize, narrow: f64): f64 {
  let partly: f64 = 0;
  let before: f64 = 0;
  for (let m = k + step; ; m += step) {
    const share = shareOfSkin(k, m, layers);
    if (!(share > 0)) break;
    const isAir = m < 0 || m >= planes;
    if (share < 1 && findPartial(k, m, step, isAir, shapes, narrow)) {
      unite(partial, small);
      const cells: f64 = countCells(small);
      partly += share * (cells - before);
      before = cells;
    }
    if (isAir) break;
  }
  return partly;
}

/** Into `small`; false: there is none. */
function findPartial(k: i32, m: i32, step: i32, isAir: bool, shapes: usize, narrow: f64): bool {
  if (isAir) {
    copy(sparse, small);
    return true;
  }
  copy(wide, extra);
  takeOff(extra, skins);
  takeOff(extra, getI32(shapes, m));
  if (countCells(extra) == 0) return false;
  grow(extra, narrow, small);
  const widened = <usize>getI32(step > 0 ? tops : bottoms, m - step);
  if (widened != 0) unite(small, widened);
  keepOnly(small, sparse);
  return true;
}

/** How many lines at 45° enter skins, those that are solid in some layers only by how many: `partly` cells are counted of these. */
function partlyRuns(partly: f64): f64 {
  const runs = countDiagonalRuns(skins);
  const cells: f64 = countCells(partial);
  if (cells == 0) return runs;
  unite(partial, skins);
  return runs + min<f64>(1, partly / cells) * (countDiagonalRuns(partial) - runs);
}

/** Takes off the sparse infill what lies over or under near layers' walls, where that is wide: narrow strips are told by facets. */
function fillBehindWalls(k: i32, inners: usize, top: f64, bottom: f64): void {
  copy(wide, small);
  keepNear(k, 1, inners, top);
  keepNear(k, -1, inners, bottom);
  copy(wide, extra);
  takeOff(extra, small);
  shrink(extra, STRIP_CELLS, small);
  grow(small, STRIP_CELLS, extra);
  takeOff(sparse, extra);
}

function keepNear(k: i32, step: i32, inners: usize, layers: f64): void {
  for (let m = k + step; isWallNear(k, m, layers); m += step) keepOnly(small, getI32(inners, m));
}
