import { parents, vertices, volumes } from './layout';

// Facets that share corners are one piece. A piece gets a label with its first facet; where two meet, the higher label is joined
// to the lower one (union-find with path halving). Most facets carry on the label of the one before; a vertex of facets without
// area alone has none, 0.

/** Facets kept: those with an area. */
export let kept: u32 = 0;
/** The label of the facet before. */
export let label: u32 = 0;
/** The highest label. */
export let labels: u32 = 0;

export function forgetLabels(): void {
  kept = label = labels = 0;
  store<f64>(volumes, 0);
}

export function keep(facets: u32, last: u32): void {
  kept = facets;
  label = last;
}

/** Joins the pieces of a facet's corners, of which those from `before` on are new vertices, and returns their label. */
export function joinCorners(a: u32, b: u32, c: u32, before: u32): u32 {
  let joined = joinCorner(joinCorner(joinCorner(0, a, before), b, before), c, before);
  if (joined == 0) {
    joined = ++labels;
    store<u32>(parents + (<usize>joined << 2), joined);
    store<f64>(volumes + (<usize>joined << 3), 0);
  }
  store<u32>(vertices + (<usize>a << 4), joined, 12);
  store<u32>(vertices + (<usize>b << 4), joined, 12);
  store<u32>(vertices + (<usize>c << 4), joined, 12);
  return joined;
}

function joinCorner(joined: u32, vertex: u32, before: u32): u32 {
  const old = load<u32>(vertices + (<usize>vertex << 4), 12);
  if (vertex >= before || old == 0) return joined;
  const root = findRoot(old);
  if (joined == 0 || root == joined) return root;
  store<u32>(parents + (<usize>max(root, joined) << 2), min(root, joined));
  return min(root, joined);
}

function findRoot(label: u32): u32 {
  let root = label;
  while (true) {
    const parent = load<u32>(parents + (<usize>root << 2));
    if (parent == root) return root;
    const above = load<u32>(parents + (<usize>parent << 2));
    store<u32>(parents + (<usize>root << 2), above);
    root = above;
  }
}

/** Makes every label's parent its root, adds the volumes up there, and returns the number of pieces. */
export function gatherPieces(): u32 {
  let pieces: u32 = 0;
  for (let label: u32 = 1; label <= labels; label++) {
    const root = findRoot(label);
    if (root == label) {
      pieces++;
      continue;
    }
    store<u32>(parents + (<usize>label << 2), root);
    const place = volumes + (<usize>root << 3);
    store<f64>(place, load<f64>(place) + load<f64>(volumes + (<usize>label << 3)));
  }
  return pieces;
}
