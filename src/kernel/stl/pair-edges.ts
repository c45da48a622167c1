/** How the facets hang together. */
export interface EdgePairing {
  /** Edges with one facet only. */
  readonly open: number;
  /** Edges whose facets run along it in the same direction, so that they disagree on the outside. */
  readonly misoriented: number;
  /** Edges where more than two facets meet, as many one way as the other: bodies touch. */
  readonly touching: number;
}

/** Up to here sorting by insertion beats the call of a sort. */
const SHORT_LIST = 24;

/**
 * Pairs the edges of a welded mesh: watertight is a mesh with every edge shared by exactly two facets that run along it
 * in opposite directions. Each edge is listed at its lower-numbered vertex; sorted, equal edges lie side by side.
 */
export function pairEdges(indices: Uint32Array, vertices: number): EdgePairing {
  const { edges, ends } = listEdges(indices, vertices);
  let open = 0;
  let misoriented = 0;
  let touching = 0;
  for (let vertex = 0, start = 0; vertex < vertices; vertex++) {
    const end = ends[vertex] ?? 0;
    if (end - start <= SHORT_LIST) sortByInsertion(edges, start, end);
    else edges.subarray(start, end).sort();
    for (let at = start; at < end; ) {
      const first = edges[at++] ?? 0;
      let facets = 1;
      let forward = first & 1;
      for (; at < end && (edges[at] ?? 0) >> 1 === first >> 1; at++) {
        facets++;
        forward += (edges[at] ?? 0) & 1;
      }
      if (facets === 1) open++;
      else if (forward * 2 !== facets) misoriented++;
      else if (facets > 2) touching++;
    }
    start = end;
  }
  return { open, misoriented, touching };
}

/** Per edge of a facet: higher vertex × 2, and 1 more where it runs up to it; those of one lower vertex end at its `ends`. */
function listEdges(indices: Uint32Array, vertices: number): { readonly edges: Int32Array; readonly ends: Int32Array } {
  const ends = new Int32Array(vertices + 1);
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = indices[facet] ?? 0;
    const b = indices[facet + 1] ?? 0;
    const c = indices[facet + 2] ?? 0;
    // Counted one place on, so that the sums below are where the lists start.
    const ab = Math.min(a, b) + 1;
    const bc = Math.min(b, c) + 1;
    const ca = Math.min(c, a) + 1;
    ends[ab] = (ends[ab] ?? 0) + 1;
    ends[bc] = (ends[bc] ?? 0) + 1;
    ends[ca] = (ends[ca] ?? 0) + 1;
  }
  for (let vertex = 1; vertex <= vertices; vertex++) ends[vertex] = (ends[vertex] ?? 0) + (ends[vertex - 1] ?? 0);
  const edges = new Int32Array(indices.length);
  for (let facet = 0; facet < indices.length; facet += 3) {
    let from = indices[facet + 2] ?? 0;
    for (let corner = facet; corner < facet + 3; corner++) {
      const to = indices[corner] ?? 0;
      // The sign of the difference as a mask: which number is higher is a toss-up that no processor predicts.
      const up = (from - to) >> 31;
      const low = to + (up & (from - to));
      const place = ends[low] ?? 0;
      edges[place] = (from + to - low) * 2 - up;
      ends[low] = place + 1;
      from = to;
    }
  }
  return { edges, ends };
}

function sortByInsertion(list: Int32Array, start: number, end: number): void {
  for (let at = start + 1; at < end; at++) {
    const value = list[at] ?? 0;
    let hole = at;
    for (let before = list[hole - 1] ?? 0; hole > start && before > value; before = list[hole - 1] ?? 0) list[hole--] = before;
    list[hole] = value;
  }
}
