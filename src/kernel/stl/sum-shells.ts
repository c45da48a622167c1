import type { Extents } from '#domain/part.ts';
import { sumFacets } from './sum-facets.ts';

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

/** Tells the pieces of a mesh that faces outwards on the whole apart, and which way each one faces. A cavity is a shell facing inwards inside another's box. */
export function sumShells(positions: Float32Array, indices: Uint32Array, origin: Extents): Shells {
  const shellOf = labelShells(indices, positions.length / 3);
  const count = countShells(shellOf, indices);
  if (count === 1 || count > MOST_SHELLS) return { count, outward: count, strayInward: false };
  const facetsOf = new Map<number, number>();
  for (let facet = 0; facet < indices.length; facet += 3) {
    const shell = shellOf[indices[facet] ?? 0] ?? 0;
    facetsOf.set(shell, (facetsOf.get(shell) ?? 0) + 1);
  }
  const shells = [...splitByShell(indices, shellOf, facetsOf).values()].map((own) => ({
    volume: sumFacets(positions, own, origin).volume,
    box: boxOf(positions, own),
  }));
  const outward = shells.filter((shell) => shell.volume > 0);
  const strayInward = shells.some((shell) => shell.volume < 0 && !outward.some((outer) => contains(outer.box, shell.box)));
  return { count: shells.length, outward: outward.length, strayInward };
}

/** The lowest vertex number of each vertex's piece (union-find with path halving). */
function labelShells(indices: Uint32Array, vertices: number): Int32Array {
  const parents = new Int32Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex++) parents[vertex] = vertex;
  const find = (vertex: number): number => {
    let at = vertex;
    for (let parent = parents[at] ?? 0; parent !== at; parent = parents[at] ?? 0) {
      const grandparent = parents[parent] ?? 0;
      parents[at] = grandparent;
      at = grandparent;
    }
    return at;
  };
  const join = (one: number, other: number): void => {
    const a = find(one);
    const b = find(other);
    if (a < b) parents[b] = a;
    else if (b < a) parents[a] = b;
  };
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = indices[facet] ?? 0;
    const b = indices[facet + 1] ?? 0;
    const c = indices[facet + 2] ?? 0;
    if (parents[a] !== parents[b]) join(a, b);
    if (parents[a] !== parents[c]) join(a, c);
  }
  for (let vertex = 0; vertex < vertices; vertex++) parents[vertex] = parents[parents[vertex] ?? 0] ?? 0;
  return parents;
}

/** Pieces that have facets: a vertex left over from a dropped facet is none. */
function countShells(shellOf: Int32Array, indices: Uint32Array): number {
  const used = new Uint8Array(shellOf.length);
  let count = 0;
  for (let facet = 0; facet < indices.length; facet += 3) {
    const shell = shellOf[indices[facet] ?? 0] ?? 0;
    count += 1 - (used[shell] ?? 0);
    used[shell] = 1;
  }
  return count;
}

function splitByShell(indices: Uint32Array, shellOf: Int32Array, facetsOf: ReadonlyMap<number, number>): ReadonlyMap<number, Uint32Array> {
  const own = new Map([...facetsOf].map(([shell, facets]) => [shell, { indices: new Uint32Array(facets * 3), used: 0 }]));
  for (let facet = 0; facet < indices.length; facet += 3) {
    const shell = own.get(shellOf[indices[facet] ?? 0] ?? 0);
    if (shell === undefined) continue;
    shell.indices.set(indices.subarray(facet, facet + 3), shell.used);
    shell.used += 3;
  }
  return new Map([...own].map(([shell, { indices: list }]) => [shell, list]));
}

interface Box {
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

function boxOf(positions: Float32Array, indices: Uint32Array): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const vertex of indices) {
    for (const axis of [0, 1, 2] as const) {
      const value = positions[vertex * 3 + axis] ?? 0;
      if (value < low[axis]) low[axis] = value;
      if (value > high[axis]) high[axis] = value;
    }
  }
  return { low, high };
}

function contains(outer: Box, inner: Box): boolean {
  return ([0, 1, 2] as const).every((axis) => outer.low[axis] <= inner.low[axis] && inner.high[axis] <= outer.high[axis]);
}
