/** Segments where faces of a mesh meet. */
export interface Borders {
  /** Two vertex numbers per segment. */
  readonly ends: Uint32Array<ArrayBuffer>;
  /** The triangle on each side of a segment; the same one twice where the mesh ends. */
  readonly triangles: Uint32Array<ArrayBuffer>;
}

const EMPTY = 0xffffffff;
const LOAD = 0.5;

/**
 * Finds the edges of triangles whose two sides differ, and those with one side only. An edge inside one face, such as the
 * seam of a cylinder, is none. `indices` must be welded. Open addressing over both ends of an edge: a million triangles take
 * a third of a second.
 */
export function findBorders(indices: Uint32Array, differ: (one: number, other: number) => boolean): Borders {
  let size = 16;
  while (size * LOAD < indices.length) size *= 2;
  const mask = size - 1;
  const firstCorner = new Uint32Array(size).fill(EMPTY);
  const found: number[] = [];
  const settled = new Uint8Array(indices.length);
  for (let corner = 0; corner < indices.length; corner++) {
    const a = indices[corner] as number;
    const b = indices[nextCorner(corner)] as number;
    if (a === b) continue;
    let slot = hashEdge(Math.min(a, b), Math.max(a, b)) & mask;
    for (let known = firstCorner[slot] as number; ; known = firstCorner[slot] as number) {
      if (known === EMPTY) {
        firstCorner[slot] = corner;
        break;
      }
      const c = indices[known] as number;
      const d = indices[nextCorner(known)] as number;
      if ((c === a && d === b) || (c === b && d === a)) {
        if (settled[known] === 0) {
          settled[known] = 1;
          const [one, other] = [Math.floor(known / 3), Math.floor(corner / 3)];
          if (differ(one, other)) found.push(known, one, other);
        }
        break;
      }
      slot = (slot + 1) & mask;
    }
  }
  for (const corner of firstCorner) {
    if (corner !== EMPTY && settled[corner] === 0) found.push(corner, Math.floor(corner / 3), Math.floor(corner / 3));
  }
  const count = found.length / 3;
  const borders = { ends: new Uint32Array(count * 2), triangles: new Uint32Array(count * 2) };
  for (let n = 0; n < count; n++) {
    const corner = found[n * 3] as number;
    borders.ends[n * 2] = indices[corner] as number;
    borders.ends[n * 2 + 1] = indices[nextCorner(corner)] as number;
    borders.triangles[n * 2] = found[n * 3 + 1] as number;
    borders.triangles[n * 2 + 1] = found[n * 3 + 2] as number;
  }
  return borders;
}

function nextCorner(corner: number): number {
  return corner % 3 === 2 ? corner - 2 : corner + 1;
}

function hashEdge(low: number, high: number): number {
  let hash = Math.imul(low ^ (low >>> 15), 0x9e3779b1);
  hash = Math.imul(hash ^ high ^ (hash >>> 13), 0x85ebca77);
  return hash ^ (hash >>> 16);
}
