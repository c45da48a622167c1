// Where everything lies in memory. The lower part is fixed; the rest is laid out anew for each model, for the worst that its
// number of facets allows: memory that is never touched costs nothing.

/** Facets handed over at a time: few enough to stay in the processor's nearest caches through all passes. */
export const MOST_FACETS: u32 = 512;
/** Beyond this, addresses of 32 bits don't reach (the files would have 750 MB). */
const MOST_IN_MODEL: u32 = 15_000_000;
/** Bytes per facet of a binary STL; text takes fewer. */
const FACET_BYTES: usize = 50;
const PAGE: usize = 65536;

/** Results for the outside, float64 each. */
export const RESULTS: usize = 64;
/** A facet of zeros. */
export const NO_FACET: usize = 512;
/** Four ones (u32). */
export const ONES: usize = 640;
/** For each set of lanes (bits 0 to 3) a mask of the lowest one. */
export const LOWEST_LANE: usize = 1024;
/** Three corners (nine float32) per facet, `stride` bytes apart. */
export const INPUT: usize = 2048;
/** Per corner of the input where the hash table may know it, and the tag to know it by (u32 each). */
export const PLACES: usize = INPUT + <usize>MOST_FACETS * FACET_BYTES + 48;
/** Three vertex numbers (u32, from 0) per facet kept. */
export const INDICES: usize = PLACES + <usize>MOST_FACETS * 24;

/** Per vertex, from 1: xyz (float32) and the label of its piece (u32). */
export let vertices: usize = 0;
/** Per vertex, from 1: two buckets of four edges each (u32), see `pair`. */
export let buckets: usize = 0;
/** Per label the one it was joined to, or itself (u32). */
export let parents: usize = 0;
/** Per label six times its signed volume (float64). */
export let volumes: usize = 0;
/** Edges that found no place in their bucket (two u32 each). */
export let spares: usize = 0;
/** The hash table, last because it grows. */
export let table: usize = 0;

/** Lays memory out for a model of so many facets. False: there is not enough. */
export function layOut(facets: u32): bool {
  if (facets > MOST_IN_MODEL) return false;
  const most: usize = facets;
  const mostVertices = most * 3 + <usize>MOST_FACETS * 3 + 2;
  vertices = align(INDICES + most * 12 + 16);
  buckets = vertices + mostVertices * 16;
  parents = buckets + mostVertices * 32;
  volumes = align(parents + (most + 2) * 4);
  spares = volumes + (most + 2) * 8;
  table = align(spares + most * 24);
  return reserve(table);
}

/** Makes memory reach up to `end`. False: there is not enough. */
export function reserve(end: usize): bool {
  const missing = <i32>((end + PAGE - 1) / PAGE) - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}

function align(at: usize): usize {
  return (at + 63) & ~63;
}
