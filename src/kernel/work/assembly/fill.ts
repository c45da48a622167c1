import * as answer from './answer';
import { countDiagonalRuns, outlineLength } from './lengths';
import { getF64, getI32 } from './memory';
import { planes, starts } from './planes';
import { bytes, clear, copy, countCells, countWithout, emptyRegion, grow, keepOnly, shrink, takeOff } from './regions';
import { findSmallParts } from './runs';

// Splits what is inside a layer's walls into skins, bridges and sparse infill.

let skins: usize = 0;
let sparse: usize = 0;
let small: usize = 0;
let extra: usize = 0;
/** Of the plane before. */
let sparseBelow: usize = 0;

export function beginFill(): void {
  skins = emptyRegion();
  sparse = emptyRegion();
  small = emptyRegion();
  extra = emptyRegion();
  sparseBelow = emptyRegion();
}

/** The next plane. `solidBelow` in cells, `sliver` the radius in cells of what is left out; 0: slopes have no skins of their own. */
export function fillPlane(k: i32, shapes: usize, inners: usize, top: f64, bottom: f64, sliver: f64, solidBelow: f64): void {
  const inner = <usize>getI32(inners, k);
  copy(inner, sparse);
  // Whole skins: cells with air near enough that all layers of the stretch are solid; parts count by their share.
  const partly = takeSkins(k, 1, top, shapes) + takeSkins(k, -1, bottom, shapes);
  if (sliver > 0) fillSlopes(k, inners, top, bottom, sliver);
  if (solidBelow > 0) {
    findSmallParts(sparse, solidBelow, small);
    takeOff(sparse, small);
  }
  copy(inner, skins);
  takeOff(skins, sparse);
  // Skins begin as bridges, over air and over sparse infill.
  let bridged: i64 = 0;
  if (k > 0) {
    const below = <usize>getI32(shapes, k - 1);
    for (let at: usize = 0; at < bytes; at += 8) {
      bridged += popcnt(load<i64>(skins + at) & (~load<i64>(below + at) | load<i64>(sparseBelow + at)));
    }
  }
  copy(sparse, sparseBelow);
  answer.put(k, answer.INNER_OUTLINE, outlineLength(inner));
  answer.put(k, answer.SKIN_CELLS, countCells(skins));
  answer.put(k, answer.PARTLY_CELLS, partly);
  answer.put(k, answer.TOP_CELLS, k + 1 < planes ? countWithout(inner, getI32(shapes, k + 1)) : countCells(inner));
  answer.put(k, answer.BRIDGED_CELLS, <f64>bridged);
  answer.put(k, answer.SKIN_RUNS, countDiagonalRuns(skins));
  answer.put(k, answer.SPARSE_RUNS, countDiagonalRuns(sparse));
}

function takeSkins(k: i32, step: i32, layers: f64, shapes: usize): f64 {
  let partly: f64 = 0;
  for (let m = k + step; ; m += step) {
    const share = shareOfSkin(k, m, layers);
    if (!(share > 0)) break;
    const isAir = m < 0 || m >= planes;
    const other = isAir ? 0 : <usize>getI32(shapes, m);
    if (share >= 1) {
      if (isAir) clear(sparse);
      else keepOnly(sparse, other);
    } else partly += share * <f64>(isAir ? countCells(sparse) : countWithout(sparse, other));
    if (isAir) break;
  }
  return partly;
}

/** What a stretch of layers beside air counts for in plane k, by how far away the plane is that shows the air. */
function shareOfSkin(k: i32, m: i32, layers: f64): f64 {
  const low = getF64(starts, k);
  const high = getF64(starts, k + 1);
  if (m > k) {
    // Air begins where plane m's stretch does.
    const face = getF64(starts, m);
    return max<f64>(0, min(high, face) - max(low, face - layers)) / (high - low);
  }
  const face = getF64(starts, m + 1);
  return max<f64>(0, min(high, face + layers) - max(low, face)) / (high - low);
}

/** Takes off the sparse infill what lies over or under a near layer's walls, so that skins behind slopes are as thick as level ones. */
function fillSlopes(k: i32, inners: usize, top: f64, bottom: f64, sliver: f64): void {
  copy(sparse, small);
  keepNear(k, 1, inners, top);
  keepNear(k, -1, inners, bottom);
  copy(sparse, extra);
  takeOff(extra, small);
  // Slivers narrower than a line are left out.
  shrink(extra, sliver, small);
  grow(small, sliver, extra);
  takeOff(sparse, extra);
}

function keepNear(k: i32, step: i32, inners: usize, layers: f64): void {
  for (let m = k + step; m >= 0 && m < planes && shareOfSkin(k, m, layers) >= 0.5; m += step) keepOnly(small, getI32(inners, m));
}
