import { getF32, getF64, getI32, makeRoom, putI32 } from './memory';
import { indices, positions, triangles } from './mesh';
import { heights, planes, planesUpTo } from './planes';

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

/** The triangles that the present plane may cut. */
let list: usize = 0;
let listed: i32 = 0;
/** Triangles ordered by the first plane that cuts them, where each plane's begin, and each triangle's last plane. */
let order: usize = 0;
let firsts: usize = 0;
let last: usize = 0;
let slots: usize = 0;

export function beginSections(): void {
  const bytes = <usize>triangles * 4;
  ends = makeRoom(bytes * 4);
  next = makeRoom(bytes);
  list = makeRoom(bytes);
  order = makeRoom(bytes);
  last = makeRoom(bytes);
  const first = makeRoom(bytes);
  firsts = makeRoom(<usize>(planes + 2) * 4);
  slots = makeRoom(<usize>slotsFor(triangles) * 4);
  memory.fill(firsts, 0, <usize>(planes + 2) * 4);
  listed = 0;
  for (let t = 0; t < triangles; t++) {
    const za = getF32(positions, 3 * getI32(indices, 3 * t) + 2);
    const zb = getF32(positions, 3 * getI32(indices, 3 * t + 1) + 2);
    const zc = getF32(positions, 3 * getI32(indices, 3 * t + 2) + 2);
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
    const at = getI32(fill, plane);
    putI32(fill, plane, at + 1);
    putI32(order, at, t);
  }
}

/** Cuts the mesh at the next plane. */
export function cutAt(plane: i32): void {
  const z = getF64(heights, plane);
  advance(plane);
  count = 0;
  for (let at = 0; at < listed; at++) {
    const corner = 3 * getI32(list, at);
    let a = 3 * getI32(indices, corner);
    let b = 3 * getI32(indices, corner + 1);
    let c = 3 * getI32(indices, corner + 2);
    const aboveA = getF32(positions, a + 2) >= z;
    const aboveB = getF32(positions, b + 2) >= z;
    const aboveC = getF32(positions, c + 2) >= z;
    if (aboveA == aboveB && aboveB == aboveC) continue;
    // The corner that is alone on its side comes first.
    if (aboveB != aboveA && aboveB != aboveC) {
      const corner = a;
      a = b;
      b = c;
      c = corner;
    } else if (aboveC != aboveA && aboveC != aboveB) {
      const corner = c;
      c = b;
      b = a;
      a = corner;
    }
    const above = getF32(positions, a + 2) >= z;
    // Alone above, a → b comes down and c → a goes up; a section runs from the edge that comes down to the one that goes up.
    const end = ends + (<usize>count << 4);
    crossEdge(a, above ? b : c, z, end);
    crossEdge(a, above ? c : b, z, end + 8);
    if (load<f32>(end) == load<f32>(end, 8) && load<f32>(end, 4) == load<f32>(end, 12)) continue;
    count++;
  }
  chain();
}

/** Goes on to `plane`. */
function advance(plane: i32): void {
  let kept = 0;
  for (let at = 0; at < listed; at++) {
    const triangle = getI32(list, at);
    if (getI32(last, triangle) > plane) putI32(list, kept++, triangle);
  }
  const from = getI32(firsts, plane);
  const more = getI32(firsts, plane + 1) - from;
  memory.copy(list + (<usize>kept << 2), order + (<usize>from << 2), <usize>more << 2);
  listed = kept + more;
}

function crossEdge(a: i32, b: i32, z: f64, into: usize): void {
  // Always from the lower corner, so that neighbours cut their edge at the very same point.
  const rises = getF32(positions, a + 2) < getF32(positions, b + 2);
  const p = rises ? a : b;
  const q = rises ? b : a;
  const low = getF32(positions, p + 2);
  const share = (z - low) / (getF32(positions, q + 2) - low);
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
