import type { StlFacets } from './stl-facets.ts';

const MINUS_ZERO = -0x80000000;
/** Share of the table that may be taken before it is doubled. */
const LOAD = 0.6;

export interface WeldedFacets {
  /** xyz of each distinct corner, in the file's numbers, with -0 written as 0. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three vertex numbers per facet of the file, in its order. */
  readonly indices: Uint32Array<ArrayBuffer>;
}

/**
 * Gives every distinct corner one number. Corners are the same only where all three coordinates are equal bit for bit
 * (but for the sign of zero): a tolerance would close gaps that are really there.
 * Open addressing over the bits of the coordinates; the table grows with the distinct corners found, never by the header.
 */
export function weldVertices({ view, first, stride, count }: StlFacets): WeldedFacets {
  const indices = new Uint32Array(count * 3);
  let size = 64;
  while (size < count) size *= 2;
  let table = new Int32Array(size);
  let mask = size - 1;
  let room = Math.floor(size * LOAD);
  let corners = new Int32Array((room + 4) * 3);
  let used = 0;
  let written = 0;
  for (let facet = 0, at = first; facet < count; facet++, at += stride) {
    for (let corner = at; corner < at + 36; corner += 12) {
      let x = view.getInt32(corner, true);
      let y = view.getInt32(corner + 4, true);
      let z = view.getInt32(corner + 8, true);
      if (x === MINUS_ZERO) x = 0;
      if (y === MINUS_ZERO) y = 0;
      if (z === MINUS_ZERO) z = 0;
      let slot = hashCorner(x, y, z) & mask;
      let vertex = (table[slot] ?? 0) - 1;
      while (vertex >= 0) {
        const place = vertex * 3;
        if (corners[place] === x && corners[place + 1] === y && corners[place + 2] === z) break;
        slot = (slot + 1) & mask;
        vertex = (table[slot] ?? 0) - 1;
      }
      if (vertex < 0) {
        vertex = used++;
        table[slot] = used;
        const place = vertex * 3;
        corners[place] = x;
        corners[place + 1] = y;
        corners[place + 2] = z;
      }
      indices[written++] = vertex;
    }
    if (used > room) {
      size *= 2;
      mask = size - 1;
      room = Math.floor(size * LOAD);
      const larger = new Int32Array((room + 4) * 3);
      larger.set(corners.subarray(0, used * 3));
      corners = larger;
      table = tabulate(corners, used, size);
    }
  }
  return { positions: new Float32Array(corners.buffer.slice(0, used * 12)), indices };
}

function tabulate(corners: Int32Array, used: number, size: number): Int32Array<ArrayBuffer> {
  const table = new Int32Array(size);
  for (let vertex = 0; vertex < used; vertex++) {
    let slot = hashCorner(corners[vertex * 3] ?? 0, corners[vertex * 3 + 1] ?? 0, corners[vertex * 3 + 2] ?? 0) & (size - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (size - 1);
    table[slot] = vertex + 1;
  }
  return table;
}

/** Round numbers leave the low bits of a float empty, so every step folds the high ones down. */
function hashCorner(x: number, y: number, z: number): number {
  let hash = Math.imul(x ^ (x >>> 15), 0x9e3779b1);
  hash = Math.imul(hash ^ y ^ (hash >>> 15), 0x85ebca77);
  hash = Math.imul(hash ^ z ^ (hash >>> 13), 0xc2b2ae3d);
  return hash ^ (hash >>> 16);
}
