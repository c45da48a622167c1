import type { Extents } from '#domain/part.ts';

/** Beyond this the file is a cloud of scraps, and which way each one faces is of no interest. */
const MOST_SHELLS = 1000;

/** The separate pieces of a mesh: facets that share corners belong together. */
export interface Shells {
  readonly count: number;
  /** Shells that face outwards. */
  readonly outward: number;
  /** A shell faces inwards and lies in no other, so it is no cavity. */
  readonly strayInward: boolean;
}

/**
 * Tells the pieces of a mesh that faces outwards on the whole apart, and, where it is `closed`, which way each one faces
 * (in an open mesh all count as outward). A cavity is a shell facing inwards inside another's box.
 */
export function sumShells(positions: Float32Array, indices: Uint32Array, origin: Extents, closed: boolean): Shells {
  const { roots, pieces } = labelShells(indices, positions.length / 3);
  if (pieces === 1) return { count: 1, outward: 1, strayInward: false };
  const { shellOf, count } = numberShells(roots, indices);
  if (!closed || count > MOST_SHELLS) return { count, outward: count, strayInward: false };
  const volumes = sumVolumes(positions, indices, origin, shellOf, count);
  const boxes = boxShells(positions, shellOf, count);
  const outward = [...volumes.keys()].filter((shell) => (volumes[shell] ?? 0) > 0);
  const strayInward = volumes.some((volume, shell) => volume < 0 && !outward.some((outer) => contains(boxes, outer, shell)));
  return { count, outward: outward.length, strayInward };
}

/** The lowest vertex number of each vertex's piece (union-find with path halving), and how many pieces there are. */
function labelShells(indices: Uint32Array, vertices: number): { readonly roots: Int32Array; readonly pieces: number } {
  const roots = new Int32Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex++) roots[vertex] = vertex;
  let pieces = vertices;
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = indices[facet] ?? 0;
    const b = indices[facet + 1] ?? 0;
    const c = indices[facet + 2] ?? 0;
    if (roots[a] !== roots[b]) pieces -= join(roots, a, b);
    if (roots[a] !== roots[c]) pieces -= join(roots, a, c);
  }
  if (pieces > 1) for (let vertex = 0; vertex < vertices; vertex++) roots[vertex] = roots[roots[vertex] ?? 0] ?? 0;
  return { roots, pieces };
}

/** 1 where two pieces became one, or else 0. */
function join(roots: Int32Array, one: number, other: number): 0 | 1 {
  const a = findRoot(roots, one);
  const b = findRoot(roots, other);
  if (a === b) return 0;
  if (a < b) roots[b] = roots[other] = a;
  else roots[a] = roots[one] = b;
  return 1;
}

function findRoot(roots: Int32Array, vertex: number): number {
  let at = vertex;
  for (let root = roots[at] ?? 0; root !== at; root = roots[at] ?? 0) {
    const above = roots[root] ?? 0;
    roots[at] = above;
    at = above;
  }
  return at;
}

/** Numbers the pieces that have facets from 0: a vertex left over from a dropped facet is none, and stays at -1. */
function numberShells(roots: Int32Array, indices: Uint32Array): { readonly shellOf: Int32Array; readonly count: number } {
  const shellOf = new Int32Array(roots.length).fill(-1);
  let count = 0;
  for (let facet = 0; facet < indices.length; facet += 3) {
    const root = roots[indices[facet] ?? 0] ?? 0;
    if (shellOf[root] === -1) shellOf[root] = count++;
  }
  for (let vertex = 0; vertex < roots.length; vertex++) shellOf[vertex] = shellOf[roots[vertex] ?? 0] ?? -1;
  return { shellOf, count };
}

/** Six times the signed volume of each shell: Σ (a − o) · (b − a) × (c − a). */
function sumVolumes(positions: Float32Array, indices: Uint32Array, origin: Extents, shellOf: Int32Array, count: number): Float64Array {
  const volumes = new Float64Array(count);
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = (indices[facet] ?? 0) * 3;
    const b = (indices[facet + 1] ?? 0) * 3;
    const c = (indices[facet + 2] ?? 0) * 3;
    const ax = positions[a] ?? 0;
    const ay = positions[a + 1] ?? 0;
    const az = positions[a + 2] ?? 0;
    const ux = (positions[b] ?? 0) - ax;
    const uy = (positions[b + 1] ?? 0) - ay;
    const uz = (positions[b + 2] ?? 0) - az;
    const vx = (positions[c] ?? 0) - ax;
    const vy = (positions[c + 1] ?? 0) - ay;
    const vz = (positions[c + 2] ?? 0) - az;
    const shell = shellOf[indices[facet] ?? 0] ?? 0;
    volumes[shell] =
      (volumes[shell] ?? 0) +
      (ax - origin.x) * (uy * vz - uz * vy) +
      (ay - origin.y) * (uz * vx - ux * vz) +
      (az - origin.z) * (ux * vy - uy * vx);
  }
  return volumes;
}

/** Six numbers per shell: its lowest x, y, z and its highest. */
function boxShells(positions: Float32Array, shellOf: Int32Array, count: number): Float32Array {
  const boxes = new Float32Array(count * 6);
  for (let shell = 0; shell < boxes.length; shell += 6) boxes.fill(Infinity, shell, shell + 3).fill(-Infinity, shell + 3, shell + 6);
  for (let at = 0; at < positions.length; at++) {
    const axis = at % 3;
    const shell = shellOf[(at - axis) / 3] ?? -1;
    if (shell === -1) continue;
    const value = positions[at] ?? 0;
    const low = shell * 6 + axis;
    if (value < (boxes[low] ?? 0)) boxes[low] = value;
    if (value > (boxes[low + 3] ?? 0)) boxes[low + 3] = value;
  }
  return boxes;
}

function contains(boxes: Float32Array, outer: number, inner: number): boolean {
  const edge = (shell: number, at: number) => boxes[shell * 6 + at] ?? Number.NaN;
  return [0, 1, 2].every((axis) => edge(outer, axis) <= edge(inner, axis) && edge(inner, axis + 3) <= edge(outer, axis + 3));
}
