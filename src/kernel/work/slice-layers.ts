import type { PlacedMesh } from './placed-mesh.ts';

/** One plane's cut through a mesh: directed segments with the solid on their left, and which segment follows which. */
export interface Section {
  count: number;
  /** x y x y per segment, mm. */
  ends: Float32Array;
  /** Number of the segment that starts where this one ends; −1: none does, the mesh is open there. */
  next: Int32Array;
}

/**
 * Cuts a mesh at ascending heights and hands each cut to `visit`, which must not keep it.
 * Triangles wait in a list from the first plane that cuts them to the last, so memory is by triangles, not by cuts.
 */
export function sliceLayers(mesh: PlacedMesh, heights: Float64Array, visit: (layer: number, section: Section) => void): void {
  const { positions, indices } = mesh;
  const sweep = new Sweep(mesh, heights);
  const section: Section = { count: 0, ends: new Float32Array(4096), next: new Int32Array(1024) };
  const chain = new Chain();
  for (let layer = 0; layer < heights.length; layer++) {
    const z = heights[layer] ?? 0;
    const active = sweep.advance(layer);
    if (section.next.length < active) {
      section.ends = new Float32Array(8 * active);
      section.next = new Int32Array(2 * active);
    }
    let count = 0;
    const { ends } = section;
    for (let at = 0; at < active; at++) {
      const corner = 3 * (sweep.list[at] ?? 0);
      let a = indices[corner] ?? 0;
      let b = indices[corner + 1] ?? 0;
      let c = indices[corner + 2] ?? 0;
      const aboveA = (positions[3 * a + 2] ?? 0) >= z;
      const aboveB = (positions[3 * b + 2] ?? 0) >= z;
      const aboveC = (positions[3 * c + 2] ?? 0) >= z;
      if (aboveA === aboveB && aboveB === aboveC) continue;
      // The corner that is alone on its side comes first.
      if (aboveB !== aboveA && aboveB !== aboveC) [a, b, c] = [b, c, a];
      else if (aboveC !== aboveA && aboveC !== aboveB) [a, b, c] = [c, a, b];
      const above = (positions[3 * a + 2] ?? 0) >= z;
      // Alone above, a → b comes down and c → a goes up; a section runs from the edge that comes down to the one that goes up.
      const end = 4 * count;
      cut(positions, a, above ? b : c, z, ends, end);
      cut(positions, a, above ? c : b, z, ends, end + 2);
      if (ends[end] === ends[end + 2] && ends[end + 1] === ends[end + 3]) continue;
      count++;
    }
    section.count = count;
    chain.join(section);
    visit(layer, section);
  }
}

function cut(positions: Float32Array, a: number, b: number, z: number, into: Float32Array, at: number): void {
  // Always from the lower corner, so that neighbours cut their edge at the very same point.
  const rises = (positions[3 * a + 2] ?? 0) < (positions[3 * b + 2] ?? 0);
  const p = rises ? 3 * a : 3 * b;
  const q = rises ? 3 * b : 3 * a;
  const low = positions[p + 2] ?? 0;
  const share = (z - low) / ((positions[q + 2] ?? 0) - low);
  const x = positions[p] ?? 0;
  const y = positions[p + 1] ?? 0;
  into[at] = x + share * ((positions[q] ?? 0) - x);
  into[at + 1] = y + share * ((positions[q + 1] ?? 0) - y);
}

/** The triangles that the present plane cuts. */
class Sweep {
  list: Int32Array;
  private count = 0;
  /** Triangles ordered by the first plane that cuts them, and where each plane's begin. */
  private readonly order: Int32Array;
  private readonly starts: Int32Array;
  private readonly last: Int32Array;

  constructor({ positions, indices }: PlacedMesh, heights: Float64Array) {
    const triangles = indices.length / 3;
    const planes = heights.length;
    const first = new Int32Array(triangles);
    this.last = new Int32Array(triangles);
    this.starts = new Int32Array(planes + 2);
    const find = planeFinder(heights);
    for (let t = 0; t < triangles; t++) {
      const za = positions[3 * (indices[3 * t] ?? 0) + 2] ?? 0;
      const zb = positions[3 * (indices[3 * t + 1] ?? 0) + 2] ?? 0;
      const zc = positions[3 * (indices[3 * t + 2] ?? 0) + 2] ?? 0;
      // A plane at z cuts what reaches from below z up to z or more.
      const from = find(Math.min(za, zb, zc));
      const to = find(Math.max(za, zb, zc));
      first[t] = from < to ? from : planes;
      this.last[t] = to;
      this.starts[(first[t] ?? 0) + 1] = (this.starts[(first[t] ?? 0) + 1] ?? 0) + 1;
    }
    for (let plane = 0; plane <= planes; plane++) this.starts[plane + 1] = (this.starts[plane + 1] ?? 0) + (this.starts[plane] ?? 0);
    const fill = this.starts.slice();
    this.order = new Int32Array(triangles);
    for (let t = 0; t < triangles; t++) {
      const plane = first[t] ?? 0;
      const at = fill[plane] ?? 0;
      fill[plane] = at + 1;
      this.order[at] = t;
    }
    this.list = new Int32Array(1024);
  }

  /** Goes on to `plane` and says how many triangles of `list` it may cut. */
  advance(plane: number): number {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const triangle = this.list[at] ?? 0;
      if ((this.last[triangle] ?? 0) > plane) this.list[kept++] = triangle;
    }
    const from = this.starts[plane] ?? 0;
    const to = this.starts[plane + 1] ?? 0;
    if (kept + to - from > this.list.length) {
      const wider = new Int32Array(2 * (kept + to - from));
      wider.set(this.list.subarray(0, kept));
      this.list = wider;
    }
    this.list.set(this.order.subarray(from, to), kept);
    this.count = kept + to - from;
    return this.count;
  }
}

/** A function that gives the number of heights that are at or below z: the first plane strictly above it. */
export function planeFinder(heights: Float64Array): (z: number) => number {
  const planes = heights.length;
  const low = heights[0] ?? 0;
  const span = Math.max((heights[planes - 1] ?? 0) - low, 1e-9);
  const slots = 4 * planes;
  // Where the search begins, by slots of equal height.
  const guess = new Int32Array(slots + 1);
  for (let slot = 0, plane = 0; slot <= slots; slot++) {
    const z = low + (span * slot) / slots;
    while (plane < planes && (heights[plane] ?? 0) <= z) plane++;
    guess[slot] = plane;
  }
  return (z) => {
    const slot = Math.floor(((z - low) / span) * slots);
    if (slot < 0) return 0;
    if (slot >= slots) return planes;
    let plane = guess[slot] ?? 0;
    while (plane < planes && (heights[plane] ?? 0) <= z) plane++;
    return plane;
  };
}

/** Finds for each segment one that starts at the very point where it ends; faces of exact models share points, not numbers of vertices. */
class Chain {
  private slots = new Int32Array(2048);

  join({ count, ends, next }: Section): void {
    let size = 64;
    while (size < 2 * count) size *= 2;
    if (this.slots.length < size) this.slots = new Int32Array(size);
    const { slots } = this;
    const mask = size - 1;
    slots.fill(NONE, 0, size);
    const bits = new Int32Array(ends.buffer);
    for (let segment = 0; segment < count; segment++) {
      let slot = mix(bits[4 * segment] ?? 0, bits[4 * segment + 1] ?? 0) & mask;
      while (slots[slot] !== NONE) slot = (slot + 1) & mask;
      slots[slot] = segment;
    }
    for (let segment = 0; segment < count; segment++) {
      const x = bits[4 * segment + 2] ?? 0;
      const y = bits[4 * segment + 3] ?? 0;
      let slot = mix(x, y) & mask;
      let found = slots[slot] ?? NONE;
      while (found !== NONE && (found === TAKEN || bits[4 * found] !== x || bits[4 * found + 1] !== y)) {
        slot = (slot + 1) & mask;
        found = slots[slot] ?? NONE;
      }
      if (found !== NONE) slots[slot] = TAKEN;
      next[segment] = found;
    }
  }
}

/** No segment; a slot that held one which follows another already. */
const NONE = -1;
const TAKEN = -2;

function mix(x: number, y: number): number {
  const mixed = Math.imul(x, 0x9e37_79b1) ^ Math.imul((y << 13) | (y >>> 19), 0x85eb_ca6b);
  return mixed ^ (mixed >>> 15);
}
