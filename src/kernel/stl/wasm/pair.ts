import { buckets, INDICES, LOWEST_LANE, ONES, reserve, spares, table } from './layout';

// Each edge is kept at its lower vertex, in one of two buckets of four, as (upper vertex + 1) × 4 with two bits more: 1 where a
// facet ran up along it, 2 where one ran down. An edge met by exactly one facet each way ends as 3. What finds no room in its
// bucket, or comes the same way twice, is spared for `settle`.

const UP: u32 = 1;
const DOWN: u32 = 2;

/** Edges with one facet only. */
export let open: u32 = 0;
/** Edges whose facets run along it in the same direction, so that they disagree on the outside. */
export let misoriented: u32 = 0;
/** Edges where more than two facets meet, as many one way as the other: bodies touch. */
export let touching: u32 = 0;
let spared: u32 = 0;
let cleared: u32 = 0;

export function forgetEdges(): void {
  open = misoriented = touching = spared = cleared = 0;
  v128.store(ONES, i32x4.splat(1));
  for (let lanes: u32 = 1; lanes < 16; lanes++) store<u32>(LOWEST_LANE + (<usize>lanes << 4) + (<usize>ctz(lanes) << 2), 0xffffffff);
}

/** Enters the edges of the facets kept from the `first` on, up to `end`; vertices are numbered below `most`. */
export function pair(first: u32, end: u32, most: u32): void {
  if (most > cleared) {
    memory.fill(buckets + (<usize>cleared << 5), 0, <usize>(most - cleared) << 5);
    cleared = most;
  }
  // From memory, lest the compiler make the constants anew for every use.
  const ones = v128.load(ONES);
  const twos = i32x4.add(ones, ones);
  const fours = i32x4.shl(ones, 2);
  const sixteens = i32x4.shl(ones, 4);
  const upper = i32x4.neg(fours);
  for (let at = INDICES + (<usize>first) * 12, last = INDICES + (<usize>end) * 12; at < last; at += 12) {
    const from = v128.load(at);
    const to = v128.shuffle<u32>(from, from, 1, 2, 0, 3);
    const low = i32x4.min_u(from, to);
    const high = i32x4.add(i32x4.shl(i32x4.max_u(from, to), 2), fours);
    const edges = v128.or(high, i32x4.add(twos, i32x4.lt_s(from, to)));
    const places = v128.or(i32x4.shl(low, 5), v128.and(i32x4.shl(high, 2), sixteens));
    if (!enter(i32x4.extract_lane(places, 0), v128.shuffle<u32>(edges, edges, 0, 0, 0, 0), v128.shuffle<u32>(high, high, 0, 0, 0, 0), upper))
      spare(i32x4.extract_lane(low, 0), i32x4.extract_lane(edges, 0));
    if (!enter(i32x4.extract_lane(places, 1), v128.shuffle<u32>(edges, edges, 1, 1, 1, 1), v128.shuffle<u32>(high, high, 1, 1, 1, 1), upper))
      spare(i32x4.extract_lane(low, 1), i32x4.extract_lane(edges, 1));
    if (!enter(i32x4.extract_lane(places, 2), v128.shuffle<u32>(edges, edges, 2, 2, 2, 2), v128.shuffle<u32>(high, high, 2, 2, 2, 2), upper))
      spare(i32x4.extract_lane(low, 2), i32x4.extract_lane(edges, 2));
  }
}

/** Enters an edge where it stands already or else in the first empty lane; false where there is none or its bit was set. */
@inline
function enter(place: u32, edge: v128, high: v128, upper: v128): bool {
  const bucket = v128.load(buckets + place);
  const fitting = v128.or(i32x4.eq(v128.and(bucket, upper), high), i32x4.eq(bucket, i32x4.splat(0)));
  const entered = v128.and(edge, v128.load(LOWEST_LANE + (<usize>i32x4.bitmask(fitting) << 4)));
  v128.store(buckets + place, v128.or(bucket, entered));
  return v128.any_true(v128.andnot(entered, bucket));
}

function spare(low: u32, edge: u32): void {
  const place = spares + (<usize>(spared++) << 3);
  store<u32>(place, low);
  store<u32>(place, edge, 4);
}

/** Counts the edges that are not as they should be, of all vertices below `vertices`. False: out of memory. */
export function settle(vertices: u32): bool {
  if (spared > 0 && !settleSpares()) return false;
  let opens = i32x4.splat(0);
  for (let at = buckets, end = buckets + (<usize>vertices << 5); at < end; at += 16) {
    const bucket = v128.load(at);
    opens = i32x4.add(opens, v128.and(v128.xor(bucket, i32x4.shr_u(bucket, 1)), i32x4.splat(1)));
  }
  open += i32x4.extract_lane(opens, 0) + i32x4.extract_lane(opens, 1) + i32x4.extract_lane(opens, 2) + i32x4.extract_lane(opens, 3);
  return true;
}

/** Counts the facets each way of every spared edge in a hash table, in the room of the vertices' one. */
function settleSpares(): bool {
  let size: u32 = 16;
  while (size < spared * 2) size *= 2;
  if (!reserve(table + (<usize>size << 4))) return false;
  memory.fill(table, 0, <usize>size << 4);
  for (let at = spares, end = spares + (<usize>spared << 3); at < end; at += 8) {
    const low = load<u32>(at);
    const edge = load<u32>(at, 4);
    const high = edge & ~3;
    let slot = <u32>((((<u64>low << 32) | high) * 0x9e3779b97f4a7c15) >> 32) & (size - 1);
    while (load<u32>(table + (<usize>slot << 4), 4) != 0 && (load<u32>(table + (<usize>slot << 4)) != low || load<u32>(table + (<usize>slot << 4), 4) != high))
      slot = (slot + 1) & (size - 1);
    const place = table + (<usize>slot << 4);
    if (load<u32>(place, 4) == 0) {
      store<u32>(place, low);
      store<u32>(place, high, 4);
      const ways = takeFromBucket(low, high);
      store<u32>(place, ways & UP, 8);
      store<u32>(place, ways >> 1, 12);
    }
    const way: usize = (edge & 3) == UP ? 8 : 12;
    store<u32>(place + way, load<u32>(place + way) + 1);
  }
  for (let place = table, end = table + (<usize>size << 4); place < end; place += 16) {
    const ups = load<u32>(place, 8);
    const downs = load<u32>(place, 12);
    if (ups + downs == 1) open++;
    else if (ups != downs) misoriented++;
    else if (ups > 1) touching++;
  }
  return true;
}

/** The bits of an edge in its bucket, 0 where it isn't there; it no longer counts there. */
function takeFromBucket(low: u32, high: u32): u32 {
  const bucket = buckets + (<usize>low << 5) + ((<usize>high << 2) & 16);
  for (let at = bucket; at < bucket + 16; at += 4) {
    const edge = load<u32>(at);
    if ((edge & ~3) != high) continue;
    store<u32>(at, edge | UP | DOWN);
    return edge & 3;
  }
  return 0;
}
