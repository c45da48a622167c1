import type { ModelMesh } from '../basics/model.ts';

/** Triangles per leaf, and branches per node. */
const WIDTH = 4;
/** Bits per axis of a place on the curve that triangles are sorted along. */
const AXIS_BITS = 10;
const RADIX_BITS = 10;
/** Stands in for 0 in a direction, so that its inverse is finite. */
const ALMOST_ZERO = 1e-20;
/** How far beyond its sides a triangle is hit, as a share of itself: no ray slips through between two. */
const SIDE_SLACK = 1e-6;

export interface Hit {
  /** Along the ray, in lengths of its direction. */
  readonly distance: number;
  readonly triangle: number;
}

/**
 * Finds what a ray hits first. Triangles are sorted along a Morton curve, and each node covers the next four of the level below:
 * so the tree needs no links and is built in linear time.
 */
export class TriangleTree {
  private readonly triangles: Uint32Array;
  /** Three corners per triangle, in the order of the curve. */
  private readonly corners: Float32Array;
  /** Per node three lower bounds and three upper ones, leaves first. */
  private readonly boxes: Float32Array;
  /** First node of each level, leaves first, and the end of the last one. */
  private readonly levels: readonly number[];
  private readonly stack: Int32Array;
  private readonly nears: Float64Array;

  constructor({ positions, indices }: Pick<ModelMesh, 'positions' | 'indices'>) {
    this.triangles = sortAlongCurve(positions, indices);
    this.corners = new Float32Array(9 * this.triangles.length);
    for (let n = 0, to = 0; n < this.triangles.length; n++) {
      const first = 3 * (this.triangles[n] as number);
      for (let corner = first; corner < first + 3; corner++, to += 3) {
        const from = 3 * (indices[corner] as number);
        this.corners[to] = positions[from] as number;
        this.corners[to + 1] = positions[from + 1] as number;
        this.corners[to + 2] = positions[from + 2] as number;
      }
    }
    const levels = [0];
    for (let count = this.triangles.length, end = 0; count > 1 || end === 0; ) {
      count = Math.ceil(count / WIDTH);
      end += count;
      levels.push(end);
    }
    this.levels = levels;
    this.boxes = new Float32Array(6 * (levels.at(-1) as number));
    this.boundLeaves();
    for (let level = 1; level < levels.length - 1; level++) this.boundLevel(level);
    this.stack = new Int32Array(2 * WIDTH * levels.length);
    this.nears = new Float64Array(this.stack.length);
  }

  /** The first triangle that a ray hits between two distances and that `counts`. */
  cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    from: number,
    to: number,
    counts: (triangle: number) => boolean,
  ): Hit | null {
    const { boxes, levels, stack, nears } = this;
    const ix = 1 / (dx || ALMOST_ZERO);
    const iy = 1 / (dy || ALMOST_ZERO);
    const iz = 1 / (dz || ALMOST_ZERO);
    let distance = to;
    let triangle = -1;
    // A node is told by its level, in the lower bits, and its place in it.
    let top = 0;
    stack[0] = levels.length - 2;
    nears[0] = from;
    while (top >= 0) {
      const near = nears[top] as number;
      const told = stack[top--] as number;
      if (near > distance) continue;
      const level = told & 31;
      const place = told >>> 5;
      if (level === 0) {
        const end = Math.min((place + 1) * WIDTH, this.triangles.length);
        for (let n = place * WIDTH; n < end; n++) {
          const at = this.distanceTo(n, ox, oy, oz, dx, dy, dz);
          if (at > from && at < distance && counts(this.triangles[n] as number)) {
            distance = at;
            triangle = this.triangles[n] as number;
          }
        }
        continue;
      }
      const below = level - 1;
      const first = levels[below] as number;
      const end = Math.min((place + 1) * WIDTH, (levels[level] as number) - first);
      const bottom = top;
      for (let child = place * WIDTH; child < end; child++) {
        const box = 6 * (first + child);
        const x1 = ((boxes[box] as number) - ox) * ix;
        const x2 = ((boxes[box + 3] as number) - ox) * ix;
        const y1 = ((boxes[box + 1] as number) - oy) * iy;
        const y2 = ((boxes[box + 4] as number) - oy) * iy;
        const z1 = ((boxes[box + 2] as number) - oz) * iz;
        const z2 = ((boxes[box + 5] as number) - oz) * iz;
        const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2), from);
        const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2), distance);
        if (enter > leave) continue;
        // The nearest one on top.
        let at = ++top;
        for (; at > bottom + 1 && (nears[at - 1] as number) < enter; at--) {
          nears[at] = nears[at - 1] as number;
          stack[at] = stack[at - 1] as number;
        }
        nears[at] = enter;
        stack[at] = (child << 5) | below;
      }
    }
    return triangle < 0 ? null : { distance, triangle };
  }

  /** Möller and Trumbore; infinite where the ray misses the triangle. */
  private distanceTo(n: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const { corners } = this;
    const at = 9 * n;
    const ax = corners[at] as number;
    const ay = corners[at + 1] as number;
    const az = corners[at + 2] as number;
    const ux = (corners[at + 3] as number) - ax;
    const uy = (corners[at + 4] as number) - ay;
    const uz = (corners[at + 5] as number) - az;
    const vx = (corners[at + 6] as number) - ax;
    const vy = (corners[at + 7] as number) - ay;
    const vz = (corners[at + 8] as number) - az;
    const px = dy * vz - dz * vy;
    const py = dz * vx - dx * vz;
    const pz = dx * vy - dy * vx;
    const determinant = ux * px + uy * py + uz * pz;
    if (determinant === 0) return Number.POSITIVE_INFINITY;
    const inverse = 1 / determinant;
    const tx = ox - ax;
    const ty = oy - ay;
    const tz = oz - az;
    const u = (tx * px + ty * py + tz * pz) * inverse;
    if (u < -SIDE_SLACK || u > 1 + SIDE_SLACK) return Number.POSITIVE_INFINITY;
    const qx = ty * uz - tz * uy;
    const qy = tz * ux - tx * uz;
    const qz = tx * uy - ty * ux;
    const v = (dx * qx + dy * qy + dz * qz) * inverse;
    if (v < -SIDE_SLACK || u + v > 1 + SIDE_SLACK) return Number.POSITIVE_INFINITY;
    return (vx * qx + vy * qy + vz * qz) * inverse;
  }

  private boundLeaves(): void {
    const { boxes, corners } = this;
    for (let leaf = 0, from = 0; from < corners.length; leaf++) {
      const end = Math.min(from + 9 * WIDTH, corners.length);
      let [x1, y1, z1, x2, y2, z2] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
      for (; from < end; from += 3) {
        const x = corners[from] as number;
        const y = corners[from + 1] as number;
        const z = corners[from + 2] as number;
        if (x < x1) x1 = x;
        if (x > x2) x2 = x;
        if (y < y1) y1 = y;
        if (y > y2) y2 = y;
        if (z < z1) z1 = z;
        if (z > z2) z2 = z;
      }
      const box = 6 * leaf;
      boxes[box] = x1;
      boxes[box + 1] = y1;
      boxes[box + 2] = z1;
      boxes[box + 3] = x2;
      boxes[box + 4] = y2;
      boxes[box + 5] = z2;
    }
  }

  private boundLevel(level: number): void {
    const { boxes, levels } = this;
    const first = levels[level] as number;
    const below = levels[level - 1] as number;
    for (let node = first; node < (levels[level + 1] as number); node++) {
      const end = Math.min(below + WIDTH * (node - first + 1), first);
      for (let axis = 0; axis < 3; axis++) {
        let [least, most] = [Infinity, -Infinity];
        for (let child = below + WIDTH * (node - first); child < end; child++) {
          least = Math.min(least, boxes[6 * child + axis] as number);
          most = Math.max(most, boxes[6 * child + axis + 3] as number);
        }
        boxes[6 * node + axis] = least;
        boxes[6 * node + axis + 3] = most;
      }
    }
  }
}

/** The triangles in the order of a Morton curve through their middles. */
function sortAlongCurve(positions: Float32Array, indices: Uint32Array): Uint32Array {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let n = 0; n < positions.length; n += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[n + axis] as number;
      if (value < (least[axis] as number)) least[axis] = value;
      if (value > (most[axis] as number)) most[axis] = value;
    }
  }
  const [x = 0, y = 0, z = 0] = least;
  const side = Math.max(...most.map((value, axis) => value - (least[axis] as number))) || 1;
  // Middles are summed of three corners.
  const scale = (2 ** AXIS_BITS - 1) / (3 * side);
  const count = indices.length / 3;
  const keys = new Uint32Array(count);
  for (let n = 0; n < count; n++) {
    const a = 3 * (indices[3 * n] as number);
    const b = 3 * (indices[3 * n + 1] as number);
    const c = 3 * (indices[3 * n + 2] as number);
    const i = ((positions[a] as number) + (positions[b] as number) + (positions[c] as number) - 3 * x) * scale;
    const j = ((positions[a + 1] as number) + (positions[b + 1] as number) + (positions[c + 1] as number) - 3 * y) * scale;
    const k = ((positions[a + 2] as number) + (positions[b + 2] as number) + (positions[c + 2] as number) - 3 * z) * scale;
    keys[n] = spread(i) | (spread(j) << 1) | (spread(k) << 2);
  }
  return sortByKeys(keys);
}

/** Puts two zeros between any two of ten bits. */
function spread(value: number): number {
  let bits = value & 0x3ff;
  bits = (bits | (bits << 16)) & 0x030000ff;
  bits = (bits | (bits << 8)) & 0x0300f00f;
  bits = (bits | (bits << 4)) & 0x030c30c3;
  return (bits | (bits << 2)) & 0x09249249;
}

/** The numbers of the keys, in the order of the keys. */
function sortByKeys(keys: Uint32Array): Uint32Array {
  let order = new Uint32Array(keys.length);
  for (let n = 0; n < order.length; n++) order[n] = n;
  let spare = new Uint32Array(keys.length);
  const mask = 2 ** RADIX_BITS - 1;
  for (let shift = 0; shift < 3 * AXIS_BITS; shift += RADIX_BITS) {
    const ends = new Uint32Array(mask + 2);
    for (let n = 0; n < keys.length; n++) {
      const digit = ((keys[n] as number) >>> shift) & mask;
      ends[digit + 1] = (ends[digit + 1] as number) + 1;
    }
    for (let digit = 0; digit <= mask; digit++) ends[digit + 1] = (ends[digit + 1] as number) + (ends[digit] as number);
    for (let n = 0; n < order.length; n++) {
      const number = order[n] as number;
      const digit = ((keys[number] as number) >>> shift) & mask;
      const to = ends[digit] as number;
      spare[to] = number;
      ends[digit] = to + 1;
    }
    [order, spare] = [spare, order];
  }
  return order;
}
