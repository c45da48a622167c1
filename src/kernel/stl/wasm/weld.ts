import { INDICES, INPUT, MOST_FACETS, PLACES, reserve, table, vertices } from './layout';
import { joinCorners, kept, keep, label } from './label';
import { sum } from './sum';

// Corners are one vertex only where all three coordinates are equal bit for bit, but for the sign of zero: a tolerance would close
// gaps that are really there. Vertices are found by open addressing over the bits of their coordinates, hashed from a seed that no
// file can know. An entry is a vertex number with a tag of more hash bits above it; 0 is empty.

/** From here on the table outgrows the near caches, and is touched ahead of its use. */
const LARGE_TABLE: u32 = 1 << 15;

/** The next vertex number: one more than there are. */
export let nextVertex: u32 = 1;
let seedXy: u64 = 1;
let seedZ: u64 = 1;
let size: u32 = 0;
let shift: u64 = 0;
/** The bits of an entry that hold the vertex number. */
let numberBits: u32 = 0;
let touched: u32 = 0;

export function seedHash(a: u32, b: u32, c: u32, d: u32): void {
  seedXy = (<u64>a << 32) | b | 1;
  seedZ = (<u64>c << 32) | d | 1;
}

/** Empties the table; it begins at twice what a closed mesh needs (half as many vertices as facets). False: out of memory. */
export function emptyTable(facets: u32): bool {
  nextVertex = 1;
  numberBits = (1 << (32 - clz(facets * 3 + 2))) - 1;
  return tabulate(facets > MOST_FACETS ? facets + MOST_FACETS * 3 : facets * 6);
}

/** Makes a table of `wanted` entries or more of the present vertices. */
function tabulate(wanted: u32): bool {
  size = 16;
  while (size < wanted) size *= 2;
  shift = 64 - ctz(size);
  if (!reserve(table + (<usize>size << 2))) return false;
  memory.fill(table, 0, <usize>size << 2);
  const last = table + (<usize>(size - 1) << 2);
  for (let vertex: u32 = 1; vertex < nextVertex; vertex++) {
    const hash = hashCorner(v128.load(vertices + (<usize>vertex << 4)));
    let place = placeOf(hash);
    while (load<u32>(place) != 0) place = place == last ? table : place + 4;
    store<u32>(place, tagOf(hash) | vertex);
  }
  return true;
}

/**
 * Takes `count` facets of the input: gives each corner its vertex number, leaves out facets with two equal corners, and sums up
 * each run of facets that belong to one piece. False: out of memory.
 */
export function weld(count: u32, stride: u32): bool {
  const most = nextVertex + count * 3;
  if (most > size - size / 4 && !tabulate(most * 2)) return false;
  findPlaces(count, stride);
  if (size > LARGE_TABLE) touchTable(count);
  const base = vertices;
  let next = nextVertex;
  let own = label;
  let from = INPUT;
  let run = from;
  let to = INDICES + <usize>kept * 12;
  for (let at = PLACES, end = PLACES + <usize>count * 24; at < end; at += 24) {
    const before = next;
    const a = weldCorner(at, from, next, own);
    next += <u32>(a == next);
    const b = weldCorner(at + 8, from + 12, next, own);
    next += <u32>(b == next);
    const c = weldCorner(at + 16, from + 24, next, own);
    next += <u32>(c == next);
    store<u32>(to, a - 1);
    store<u32>(to, b - 1, 4);
    store<u32>(to, c - 1, 8);
    to += 12;
    const empty = <u32>(a == b) | <u32>(b == c) | <u32>(c == a);
    const strange = (labelOf(base, a) ^ own) | (labelOf(base, b) ^ own) | (labelOf(base, c) ^ own);
    if (strange | empty | <u32>(next - before == 3)) {
      if (empty) {
        to -= 12;
        for (let vertex = before; vertex < next; vertex++) store<u32>(base + (<usize>vertex << 4), 0, 12);
      } else {
        sum(run, from, stride, own);
        run = from;
        own = joinCorners(a, b, c, before);
      }
    }
    from += stride;
  }
  sum(run, from, stride, own);
  keep(<u32>((to - INDICES) / 12), own);
  nextVertex = next;
  return true;
}

/**
 * The vertex number of the corner at `from`: `next` where it is new. It is written down as the next vertex in any case, because
 * whether it is new is a toss-up that no processor predicts.
 */
@inline
function weldCorner(at: usize, from: usize, next: u32, label: u32): u32 {
  const corner = i32x4.replace_lane(f32x4.add(v128.load(from), f32x4.splat(0)), 3, label);
  v128.store(vertices + (<usize>next << 4), corner);
  let place: usize = load<u32>(at);
  const tag = load<u32>(at, 4);
  let entry = load<u32>(place);
  if (<u32>(entry != 0) & <u32>(((entry ^ tag) & ~numberBits) != 0)) {
    place = probe(place, tag, corner);
    entry = load<u32>(place);
  } else if (<u32>(entry != 0) & <u32>!isAt(entry & numberBits, corner)) {
    place = probe(place, tag, corner);
    entry = load<u32>(place);
  }
  entry = select<u32>(tag | next, entry, entry == 0);
  store<u32>(place, entry);
  return entry & numberBits;
}

/** The next place after `place` that is empty or holds the corner. */
function probe(place: usize, tag: u32, corner: v128): usize {
  const last = table + (<usize>(size - 1) << 2);
  while (true) {
    place = place == last ? table : place + 4;
    const entry = load<u32>(place);
    if (entry == 0 || (((entry ^ tag) & ~numberBits) == 0 && isAt(entry & numberBits, corner))) return place;
  }
}

@inline
function isAt(vertex: u32, corner: v128): bool {
  return (i32x4.bitmask(i32x4.eq(v128.load(vertices + (<usize>vertex << 4)), corner)) & 7) == 7;
}

@inline
function labelOf(base: usize, vertex: u32): u32 {
  return load<u32>(base + (<usize>vertex << 4), 12);
}

function findPlaces(count: u32, stride: u32): void {
  const zeros = f32x4.splat(0);
  let from = INPUT;
  for (let at = PLACES, end = PLACES + <usize>count * 24; at < end; at += 24) {
    findPlace(at, hashCorner(f32x4.add(v128.load(from), zeros)));
    findPlace(at + 8, hashCorner(f32x4.add(v128.load(from, 12), zeros)));
    findPlace(at + 16, hashCorner(f32x4.add(v128.load(from, 24), zeros)));
    from += stride;
  }
}

@inline
function findPlace(at: usize, hash: u64): void {
  store<u32>(at, <u32>placeOf(hash));
  store<u32>(at, tagOf(hash), 4);
}

/**
 * Multiply-shift (Dietzfelbinger et al. 1997): the upper bits of the products depend on all bits of the coordinates. Minus zeros
 * are made zeros beforehand, by adding zero.
 */
@inline
function hashCorner(xyz: v128): u64 {
  return <u64>i64x2.extract_lane(xyz, 0) * seedXy + <u64>(<u32>i32x4.extract_lane(xyz, 2)) * seedZ;
}

@inline
function placeOf(hash: u64): usize {
  return table + (<usize>(hash >> shift) << 2);
}

@inline
function tagOf(hash: u64): u32 {
  return <u32>(hash >> 11) & ~numberBits;
}

/** Brings the entries near: reads that wait for nothing overlap, while those of `weld` wait for one another. */
function touchTable(count: u32): void {
  let seen: u32 = 0;
  for (let at = PLACES, end = PLACES + <usize>count * 24; at < end; at += 24) {
    seen |= load<u32>(load<u32>(at)) | load<u32>(load<u32>(at, 8)) | load<u32>(load<u32>(at, 16));
  }
  touched = seen;
}
