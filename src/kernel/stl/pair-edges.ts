/** How the facets hang together. */
export interface EdgePairing {
  /** Edges with one facet only. */
  readonly open: number;
  /** Edges whose facets run along it in the same direction, so that they disagree on the outside. */
  readonly misoriented: number;
  /** Edges where more than two facets meet, as many one way as the other: bodies touch. */
  readonly touching: number;
}

const BACKWARD = 0;
const PAIRED = 2;
const CROWDED = 3;

/**
 * Pairs the edges of a welded mesh: watertight is a mesh with every edge shared by exactly two facets that run along it
 * in opposite directions. Each edge is kept in a chain at its lower-numbered vertex.
 */
export function pairEdges(indices: Uint32Array, vertices: number): EdgePairing {
  const heads = new Int32Array(vertices);
  // Per edge: higher vertex × 4 + state, next edge of the chain.
  const edges = new Int32Array(indices.length * 2 + 2);
  const crowded = new Map<number, { forward: number; backward: number }>();
  let used = 0;
  let open = 0;
  for (let facet = 0; facet < indices.length; facet += 3) {
    const third = indices[facet + 2] ?? 0;
    let from = third;
    for (let corner = facet; corner < facet + 3; corner++) {
      const to = indices[corner] ?? 0;
      const forward = from < to ? 1 : 0;
      const low = forward === 1 ? from : to;
      const high = forward === 1 ? to : from;
      from = to;
      const head = heads[low] ?? 0;
      let edge = head;
      while (edge !== 0 && (edges[edge * 2] ?? 0) >> 2 !== high) edge = edges[edge * 2 + 1] ?? 0;
      if (edge === 0) {
        used++;
        edges[used * 2] = high * 4 + forward;
        edges[used * 2 + 1] = head;
        heads[low] = used;
        open++;
        continue;
      }
      const state = (edges[edge * 2] ?? 0) & 3;
      if (state === 1 - forward) {
        edges[edge * 2] = high * 4 + PAIRED;
        open--;
        continue;
      }
      const facets = crowded.get(edge) ?? { forward: state === BACKWARD ? 0 : 1, backward: state === 1 ? 0 : 1 };
      if (forward === 1) facets.forward++;
      else facets.backward++;
      crowded.set(edge, facets);
      if (state < PAIRED) open--;
      edges[edge * 2] = high * 4 + CROWDED;
    }
  }
  let touching = 0;
  for (const { forward, backward } of crowded.values()) if (forward === backward) touching++;
  return { open, misoriented: crowded.size - touching, touching };
}
