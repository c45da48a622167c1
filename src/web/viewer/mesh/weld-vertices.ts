import type { StlFacets } from '#kernel/stl/stl-facets.ts';

const MINUS_ZERO = -0x80000000;
/** Share of the table that may be taken before it is doubled. */
const LOAD = 0.6;

export interface WeldedMesh {
  /** xyz of each distinct corner, with -0 written as 0. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three vertex numbers per triangle, in their order. */
  readonly indices: Uint32Array<ArrayBuffer>;
}

/**
 * Gives every distinct corner one number. Corners are the same only where all three coordinates are equal bit for bit
 * (but for the sign of zero): a tolerance would close gaps that are really there.
 * Open addressing over the bits of the coordinates. The table begins at what a closed mesh needs (half as many vertices as
 * facets) and grows with the distinct corners found.
 */
export function weldVertices({ view, first, stride, count }: StlFacets): WeldedMesh {
  const indices = new Uint32Array(count * 3);
  let size = 16;
  while (size * LOAD < count / 2 + 1) size *= 2;
  let mask = size - 1;
  let room = Math.floor(size * LOAD);
  let table = new Int32Array(size);
  let corners = new Int32Array((room + 4) * 3);
  // Corner 0 stands for an empty slot: no corner of the file equals it once -0 is written as 0, so one comparison tells all.
  corners[0] = MINUS_ZERO;
  let used = 1;
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
      let found = table[slot] ?? 0;
      let place = found * 3;
      while ((((corners[place] ?? 0) ^ x) | ((corners[place + 1] ?? 0) ^ y) | ((corners[place + 2] ?? 0) ^ z)) !== 0) {
        if (found === 0) {
          found = used++;
          table[slot] = found;
          place = found * 3;
          corners[place] = x;
          corners[place + 1] = y;
          corners[place + 2] = z;
          break;
        }
        slot = (slot + 1) & mask;
        found = table[slot] ?? 0;
        place = found * 3;
      }
      indices[written++] = found - 1;
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
  return { positions: new Float32Array(corners.buffer.slice(12, used * 12)), indices };
}

/** Gives equal corners one number; triangles keep their order. */
export function weldMesh(positions: Float32Array, indices: Uint32Array): WeldedMesh {
  const corners = new Float32Array(indices.length * 3);
  for (let n = 0; n < indices.length; n++) {
    const at = (indices[n] as number) * 3;
    corners[n * 3] = positions[at] as number;
    corners[n * 3 + 1] = positions[at + 1] as number;
    corners[n * 3 + 2] = positions[at + 2] as number;
  }
  return weldVertices({ view: new DataView(corners.buffer), first: 0, stride: 36, count: indices.length / 3 });
}

function tabulate(corners: Int32Array, used: number, size: number): Int32Array<ArrayBuffer> {
  const table = new Int32Array(size);
  for (let corner = 1; corner < used; corner++) {
    let slot = hashCorner(corners[corner * 3] ?? 0, corners[corner * 3 + 1] ?? 0, corners[corner * 3 + 2] ?? 0) & (size - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (size - 1);
    table[slot] = corner;
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
