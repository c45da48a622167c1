import { getF32, getF64, getI32, makeRoom, putI32 } from './memory';
import { indices, positions, triangles } from './mesh';
import { heights, planes, planesUpTo } from './planes';
import { addSlope, beginSlopes } from './slopes';

// One plane's cut through the mesh: directed segments with the solid on their left, and which segment follows which. Triangles
// wait in a list from the first plane that cuts them to the last, so that memory is by triangles, not by cuts.

/** Segments of the present cut. */
export let count: i32 = 0;
/** x y x y per segment (float32), mm. */
export let ends: usize = 0;
/** Number of the segment that starts where this one ends; −1: none does, the mesh is open there. */
export let next: usize = 0;

/** No segment; a slot that held one which follows another already. */
const NONE: i32 = -1;
const TAKEN: i32 = -2;

/**
 * Triangles by the first plane that cuts them: lowest, middle and highest corner (places among the positions), and twice the plane
 * after the last one, one more where these corners go round the other way (i32 each).
 */
let cuts: usize = 0;
const CUT: usize = 16;
/** Where each plane's begin, and those that the present plane cuts (addresses). */
let firsts: usize = 0;
let list: usize = 0;
let listed: i32 = 0;
let slots: usize = 0;

export function beginSections(): void {
  const bytes = <usize>triangles * 4;
  ends = makeRoom(bytes * 4);
  next = makeRoom(bytes);
  list = makeRoom(bytes);
  cuts = makeRoom(<usize>triangles * CUT);
  firsts = makeRoom(<usize>(planes + 2) * 4);
  slots = makeRoom(<usize>slotsFor(triangles) * 4);
  const first = makeRoom(bytes);
  const last = makeRoom(bytes);
  memory.fill(firsts, 0, <usize>(planes + 2) * 4);
  listed = 0;
  for (let t = 0; t < triangles; t++) {
    const za = height(3 * getI32(indices, 3 * t));
    const zb = height(3 * getI32(indices, 3 * t + 1));
    const zc = height(3 * getI32(indices, 3 * t + 2));
    // A plane at z cuts what reaches from below z up to z or more.
    const from = planesUpTo(min(min(za, zb), zc));
    const to = planesUpTo(max(max(za, zb), zc));
    const plane = from < to ? from : planes;
    putI32(first, t, plane);
    putI32(last, t, to);
    putI32(firsts, plane + 1, getI32(firsts, plane + 1) + 1);
  }
  for (let plane = 0; plane <= planes; plane++) putI32(firsts, plane + 1, getI32(firsts, plane + 1) + getI32(firsts, plane));
  const fill = makeRoom(<usize>(planes + 2) * 4);
  memory.copy(fill, firsts, <usize>(planes + 2) * 4);
  for (let t = 0; t < triangles; t++) {
    const plane = getI32(first, t);
    if (plane == planes) continue;
    const at = getI32(fill, plane);
    putI32(fill, plane, at + 1);
    putCut(cuts + <usize>at * CUT, 3 * getI32(indices, 3 * t), 3 * getI32(indices, 3 * t + 1), 3 * getI32(indices, 3 * t + 2), getI32(last, t));
  }
}

@inline
function height(corner: i32): f64 {
  return getF32(positions, corner + 2);
}

function putCut(cut: usize, a: i32, b: i32, c: i32, after: i32): void {
  let low = a;
  let middle = b;
  let high = c;
  let turned = 0;
  if (height(middle) < height(low)) {
    low = b;
    middle = a;
    turned ^= 1;
  }
  if (height(high) < height(middle)) {
    high = middle;
    middle = c;
    turned ^= 1;
    if (height(middle) < height(low)) {
      middle = low;
      low = c;
      turned ^= 1;
    }
  }
  store<i32>(cut, low);
  store<i32>(cut, middle, 4);
  store<i32>(cut, high, 8);
  store<i32>(cut, 2 * after + turned, 12);
}

/** Cuts the mesh at the next plane. */
export function cutAt(plane: i32): void {
  const z = getF64(heights, plane);
  let kept = 0;
  count = 0;
  beginSlopes(plane);
  for (let at = 0; at < listed; at++) {
    const cut = <usize>getI32(list, at);
    if (load<i32>(cut, 12) >> 1 <= plane) continue;
    putI32(list, kept++, <i32>cut);
    cutTriangle(cut, z);
  }
  const end = cuts + <usize>getI32(firsts, plane + 1) * CUT;
  for (let cut = cuts + <usize>getI32(firsts, plane) * CUT; cut < end; cut += CUT) {
    putI32(list, kept++, <i32>cut);
    cutTriangle(cut, z);
  }
  listed = kept;
  chain();
}

/** From the longest side, as seen from beside, to one of the other two; turned corners the other way. */
@inline
function cutTriangle(cut: usize, z: f64): void {
  const low = load<i32>(cut);
  const middle = load<i32>(cut, 4);
  const high = load<i32>(cut, 8);
  const segment = ends + (<usize>count << 4);
  const turned = (<usize>load<i32>(cut, 12) & 1) << 3;
  const isOver = height(middle) < z;
  crossEdge(low, high, z, segment + turned);
  crossEdge(isOver ? middle : low, isOver ? high : middle, z, segment + (turned ^ 8));
  if (load<f32>(segment) == load<f32>(segment, 8) && load<f32>(segment, 4) == load<f32>(segment, 12)) return;
  addSlope(low, middle, high, turned != 0, segment);
  count++;
}

/** Always from the lower corner, so that neighbours cut their edge at the very same point. */
@inline
function crossEdge(p: i32, q: i32, z: f64, into: usize): void {
  const low = height(p);
  const share = (z - low) / (height(q) - low);
  const x = getF32(positions, p);
  const y = getF32(positions, p + 1);
  store<f32>(into, <f32>(x + share * (getF32(positions, q) - x)));
  store<f32>(into, <f32>(y + share * (getF32(positions, q + 1) - y)), 4);
}

function slotsFor(segments: i32): i32 {
  let size = 64;
  while (size < 2 * segments) size *= 2;
  return size;
}

/** Finds for each segment one that starts at the very point where it ends; faces of exact models share points, not numbers of vertices. */
function chain(): void {
  const size = slotsFor(count);
  const mask = size - 1;
  memory.fill(slots, 0xff, <usize>size << 2);
  for (let segment = 0; segment < count; segment++) {
    let slot = mix(getI32(ends, 4 * segment), getI32(ends, 4 * segment + 1)) & mask;
    while (getI32(slots, slot) != NONE) slot = (slot + 1) & mask;
    putI32(slots, slot, segment);
  }
  for (let segment = 0; segment < count; segment++) {
    const x = getI32(ends, 4 * segment + 2);
    const y = getI32(ends, 4 * segment + 3);
    let slot = mix(x, y) & mask;
    let found = getI32(slots, slot);
    while (found != NONE && (found == TAKEN || getI32(ends, 4 * found) != x || getI32(ends, 4 * found + 1) != y)) {
      slot = (slot + 1) & mask;
      found = getI32(slots, slot);
    }
    if (found != NONE) putI32(slots, slot, TAKEN);
    putI32(next, segment, found);
  }
}

@inline
function mix(x: i32, y: i32): i32 {
  const mixed = (x * <i32>0x9e3779b1) ^ (((y << 13) | (y >>> 19)) * <i32>0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
