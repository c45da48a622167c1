import { gatherPieces, forgetLabels, kept, labels } from './label';
import { INDICES, INPUT, layOut, MOST_FACETS, parents, RESULTS, vertices, volumes } from './layout';
import { forgetEdges, misoriented, open, pair, settle, touching } from './pair';
import { area, chooseOrigin, clearSums, normalX, normalY, normalZ, originX, originY, originZ, volume } from './sum';
import { emptyTable, nextVertex, seedHash, weld } from './weld';

// One pass over the facets of an STL: vertices welded, edges paired, pieces labelled, area and volume summed.
// `knit-facets.ts` runs it: `begin`, then input and `add` by turns, then `finish`. All but the addresses answer false where
// memory ran out.

export function inputAt(): usize {
  return INPUT;
}

export function resultsAt(): usize {
  return RESULTS;
}

export function mostFacets(): u32 {
  return MOST_FACETS;
}

/** 128 bits of chance, once. */
export function seed(a: u32, b: u32, c: u32, d: u32): void {
  seedHash(a, b, c, d);
}

export function begin(facets: u32): bool {
  if (!layOut(facets)) return false;
  clearSums();
  forgetLabels();
  forgetEdges();
  return emptyTable(facets);
}

/** Takes `count` facets from the input. */
export function add(count: u32, stride: u32): bool {
  if (nextVertex == 1) chooseOrigin();
  const first = kept;
  if (!weld(count, stride)) return false;
  pair(first, kept, nextVertex);
  return true;
}

/** Writes the results, in the order in which `knit-facets.ts` reads them. */
export function finish(): bool {
  if (!settle(nextVertex)) return false;
  const pieces = gatherPieces();
  let least = f32x4.splat(Infinity);
  let most = f32x4.splat(-Infinity);
  for (let at = vertices + 16, end = vertices + (<usize>nextVertex << 4); at < end; at += 16) {
    const xyz = v128.load(at);
    least = f32x4.pmin(least, xyz);
    most = f32x4.pmax(most, xyz);
  }
  put(0, nextVertex - 1);
  put(1, kept);
  put(2, open);
  put(3, misoriented);
  put(4, touching);
  put(5, pieces);
  put(6, labels);
  put(7, area);
  put(8, volume);
  put(9, originX);
  put(10, originY);
  put(11, originZ);
  put(12, normalX);
  put(13, normalY);
  put(14, normalZ);
  put(15, f32x4.extract_lane(least, 0));
  put(16, f32x4.extract_lane(least, 1));
  put(17, f32x4.extract_lane(least, 2));
  put(18, f32x4.extract_lane(most, 0));
  put(19, f32x4.extract_lane(most, 1));
  put(20, f32x4.extract_lane(most, 2));
  put(21, <f64>INDICES);
  put(22, <f64>(vertices + 16));
  put(23, <f64>parents);
  put(24, <f64>volumes);
  return true;
}

/** Packs the vertices to three coordinates each, in place. */
export function pack(): void {
  const end = vertices + (<usize>nextVertex << 4);
  for (let at = vertices + 16, to = at; at < end; at += 16, to += 12) v128.store(to, v128.load(at));
}

@inline
function put(place: usize, value: f64): void {
  store<f64>(RESULTS + (place << 3), value);
}
