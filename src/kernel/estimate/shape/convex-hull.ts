import { cross, lengthOf, subtract, type Vector } from '../../basics/vectors.ts';

/** The convex hull of a set of points, mm. */
export interface ConvexHull {
  /** Corners, xyz. */
  readonly corners: Float64Array;
  /** Three corners per facet, counter-clockwise from outside. */
  readonly indices: Uint32Array;
  /** Of each facet: unit normal, xyz. */
  readonly normals: Float64Array;
  readonly areas: Float64Array;
}

/** Points that stand out by less than this share of the hull's length are left under it, unless told otherwise. */
const TOLERANCE = 5e-5;
/** Flat and line-like sets are given this share of their length as thickness. */
const THICKNESS = 1e-6;
/** A hull of more corners is as round as any. */
const MOST_CORNERS = 2000;

/**
 * Quickhull (Barber et al. 1996), with a tolerance that bounds the corners of round models. Every set of finite points has a hull here:
 * a set without thickness is given a little.
 */
export function hullOf(positions: Float32Array | Float64Array, tolerance = TOLERANCE): ConvexHull {
  return new Quickhull(positions, tolerance).run();
}

/** Volume of a hull, mm³. */
export function hullVolume({ corners, indices, normals, areas }: ConvexHull): number {
  const [ox = 0, oy = 0, oz = 0] = corners;
  let volume = 0;
  for (let facet = 0; facet < areas.length; facet++) {
    const corner = 3 * (indices[3 * facet] as number);
    const height =
      ((corners[corner] as number) - ox) * (normals[3 * facet] as number) +
      ((corners[corner + 1] as number) - oy) * (normals[3 * facet + 1] as number) +
      ((corners[corner + 2] as number) - oz) * (normals[3 * facet + 2] as number);
    volume += (height * (areas[facet] as number)) / 3;
  }
  return Math.max(0, volume);
}

/** Volume of all that is within a distance of a hull, mm³ (Steiner's formula). */
export function offsetVolume(hull: ConvexHull, distance: number): number {
  const { corners, indices, normals, areas } = hull;
  const facets = new Map<number, number>();
  const count = corners.length / 3;
  let [area, bend] = [0, 0];
  for (let n = 0; n < indices.length; n++) {
    const facet = Math.floor(n / 3);
    if (n % 3 === 0) area += areas[facet] as number;
    const from = indices[n] as number;
    const to = indices[n % 3 === 2 ? n - 2 : n + 1] as number;
    facets.set(from * count + to, facet);
    const other = facets.get(to * count + from);
    if (other === undefined) continue;
    let cosine = 0;
    let squared = 0;
    for (let axis = 0; axis < 3; axis++) {
      cosine += (normals[3 * facet + axis] as number) * (normals[3 * other + axis] as number);
      squared += ((corners[3 * to + axis] as number) - (corners[3 * from + axis] as number)) ** 2;
    }
    bend += Math.sqrt(squared) * Math.acos(Math.min(1, Math.max(-1, cosine)));
  }
  return hullVolume(hull) + area * distance + (bend / 2) * distance ** 2 + (4 / 3) * Math.PI * distance ** 3;
}

class Quickhull {
  /** The points, then up to three that give thickness. */
  private readonly points: Float64Array;
  private readonly count: number;
  /** Per point: the next one that is outside of the same facet, −1: none. */
  private readonly nextOutside: Int32Array;
  /** Per point: the facet of the present horizon that starts there. */
  private readonly horizonFrom: Int32Array;
  /** Facets that there is room for, and those that there are or were. */
  private room = 1024;
  private facets = 0;
  // Per facet: corners, the facets across its sides, plane, first and farthest of the points outside, and how far out that is.
  private corners = new Int32Array(3 * this.room);
  private across = new Int32Array(3 * this.room);
  private planes = new Float64Array(4 * this.room);
  private outside = new Int32Array(this.room);
  private farthest = new Int32Array(this.room);
  private heights = new Float64Array(this.room);
  private alive = new Uint8Array(this.room);
  private tolerance: number;

  constructor(positions: Float32Array | Float64Array, tolerance: number) {
    this.tolerance = tolerance;
    this.count = Math.floor(positions.length / 3);
    this.points = new Float64Array(3 * this.count + 12);
    this.points.set(positions.subarray(0, 3 * this.count));
    this.nextOutside = new Int32Array(this.count + 4).fill(-1);
    this.horizonFrom = new Int32Array(this.count + 4).fill(-1);
  }

  run(): ConvexHull {
    this.startWith(this.findSimplex());
    let corners = 4;
    for (let facet = 0; facet < this.facets && corners < MOST_CORNERS; facet++) {
      if (this.alive[facet] === 0 || (this.outside[facet] as number) < 0) continue;
      corners++;
      this.widenTo(this.farthest[facet] as number, facet);
    }
    return this.collect();
  }

  /** Four points that span as much as any; further ones where the set is flat. */
  private findSimplex(): readonly [number, number, number, number] {
    const { points, count } = this;
    const extremes = new Int32Array(6);
    let longest = 0;
    for (let n = 1; n < count; n++) {
      for (let axis = 0; axis < 3; axis++) {
        const value = points[3 * n + axis] as number;
        if (value < (points[3 * (extremes[axis] as number) + axis] as number)) extremes[axis] = n;
        if (value > (points[3 * (extremes[3 + axis] as number) + axis] as number)) extremes[3 + axis] = n;
      }
    }
    let [a, b] = [0, 0];
    for (const from of extremes) {
      for (const to of extremes) {
        const distance = this.squaredDistance(from, to);
        if (distance > longest) [longest, a, b] = [distance, from, to];
      }
    }
    const length = Math.sqrt(longest) || 1;
    const thickness = THICKNESS * length;
    this.tolerance *= length;
    let added = count;
    if (longest === 0) {
      a = added++;
      b = added++;
      for (let axis = 0; axis < 3; axis++) points[3 * a + axis] = points[3 * b + axis] = points[axis] ?? 0;
      points[3 * a] = (points[3 * a] as number) - thickness;
      points[3 * b] = (points[3 * b] as number) + thickness;
    }
    const [ax, ay, az] = this.point(a);
    const [bx, by, bz] = this.point(b);
    const ux = (bx - ax) / length;
    const uy = (by - ay) / length;
    const uz = (bz - az) / length;
    let c = -1;
    let furthest = thickness * thickness;
    for (let n = 0; n < count; n++) {
      const px = (points[3 * n] as number) - ax;
      const py = (points[3 * n + 1] as number) - ay;
      const pz = (points[3 * n + 2] as number) - az;
      const along = px * ux + py * uy + pz * uz;
      const squared = px * px + py * py + pz * pz - along * along;
      if (squared > furthest) [furthest, c] = [squared, n];
    }
    if (c < 0) {
      c = added++;
      const aside: Vector = Math.abs(ux) < 0.6 ? [1, 0, 0] : Math.abs(uy) < 0.6 ? [0, 1, 0] : [0, 0, 1];
      const [sx, sy, sz] = normalOf([ux, uy, uz], aside);
      points.set([ax + thickness * sx, ay + thickness * sy, az + thickness * sz], 3 * c);
    }
    const [cx, cy, cz] = this.point(c);
    const [nx, ny, nz] = normalOf([ux, uy, uz], [cx - ax, cy - ay, cz - az]);
    let d = -1;
    let highest = thickness;
    for (let n = 0; n < count; n++) {
      const height =
        ((points[3 * n] as number) - ax) * nx + ((points[3 * n + 1] as number) - ay) * ny + ((points[3 * n + 2] as number) - az) * nz;
      if (Math.abs(height) > highest) [highest, d] = [Math.abs(height), n];
    }
    if (d < 0) {
      d = added++;
      points.set([ax + thickness * nx, ay + thickness * ny, az + thickness * nz], 3 * d);
    }
    const [dx, dy, dz] = this.point(d);
    return (dx - ax) * nx + (dy - ay) * ny + (dz - az) * nz > 0 ? [a, c, b, d] : [a, b, c, d];
  }

  /** The tetrahedron of four points, the last of them behind the first three. */
  private startWith([a, b, c, d]: readonly [number, number, number, number]): void {
    for (const [from, to, over] of [
      [a, b, c],
      [c, b, d],
      [a, c, d],
      [b, a, d],
    ] as const) {
      this.addFacet(from, to, over);
    }
    this.across.set([3, 1, 2, 0, 3, 2, 0, 1, 3, 0, 2, 1]);
    for (let n = 0; n < this.count; n++) if (n !== a && n !== b && n !== c && n !== d) this.assign(n, 0, 4);
  }

  /** Takes a point that is outside of a facet into the hull. */
  private widenTo(point: number, from: number): void {
    const seen = [from];
    this.alive[from] = 0;
    for (let at = 0; at < seen.length; at++) {
      const facet = seen[at] as number;
      for (let side = 0; side < 3; side++) {
        const other = this.across[3 * facet + side] as number;
        if (this.alive[other] === 0 || this.above(other, point) <= 0.1 * this.tolerance) continue;
        this.alive[other] = 0;
        seen.push(other);
      }
    }
    /** Sides of the seen facets that stay, as start, end and the facet across. */
    const horizon: number[] = [];
    for (const facet of seen) {
      for (let side = 0; side < 3; side++) {
        const other = this.across[3 * facet + side] as number;
        if (this.alive[other] === 0) continue;
        horizon.push(this.corners[3 * facet + side] as number, this.corners[3 * facet + ((side + 1) % 3)] as number, other);
      }
    }
    const first = this.facets;
    if (!this.closeHorizon(horizon, first)) {
      // Rounding tore the horizon: the point is left under the hull, the other points outside stay where they were.
      for (const facet of seen) this.alive[facet] = 1;
      this.dropOutside(from, point);
      return;
    }
    for (let n = 0; n < horizon.length; n += 3) {
      const start = horizon[n] as number;
      const end = horizon[n + 1] as number;
      const other = horizon[n + 2] as number;
      const facet = this.addFacet(start, end, point);
      this.across[3 * facet] = other;
      for (let at = 3 * other; at < 3 * other + 3; at++) if (this.corners[at] === end) this.across[at] = facet;
    }
    for (let facet = first; facet < this.facets; facet++) {
      const next = this.horizonFrom[this.corners[3 * facet + 1] as number] as number;
      this.across[3 * facet + 1] = next;
      this.across[3 * next + 2] = facet;
    }
    for (let n = 0; n < horizon.length; n += 3) this.horizonFrom[horizon[n] as number] = -1;
    for (const facet of seen) {
      for (let n = this.outside[facet] as number; n >= 0; ) {
        const next = this.nextOutside[n] as number;
        if (n !== point) this.assign(n, first, this.facets);
        n = next;
      }
    }
  }

  /** Whether the horizon is one ring; notes which new facet starts at which point. */
  private closeHorizon(horizon: readonly number[], first: number): boolean {
    let whole = true;
    for (let n = 0; n < horizon.length; n += 3) {
      const start = horizon[n] as number;
      if (this.horizonFrom[start] !== -1) whole = false;
      this.horizonFrom[start] = first + n / 3;
    }
    for (let n = 0; whole && n < horizon.length; n += 3) whole = this.horizonFrom[horizon[n + 1] as number] !== -1;
    if (!whole) for (let n = 0; n < horizon.length; n += 3) this.horizonFrom[horizon[n] as number] = -1;
    return whole && horizon.length > 0;
  }

  private dropOutside(facet: number, point: number): void {
    const at = 3 * facet;
    // The facet takes its turn again, as a new one in its place.
    const again = this.addFacet(this.corners[at] as number, this.corners[at + 1] as number, this.corners[at + 2] as number);
    this.alive[facet] = 0;
    for (let side = 0; side < 3; side++) {
      const other = this.across[at + side] as number;
      this.across[3 * again + side] = other;
      for (let back = 3 * other; back < 3 * other + 3; back++) if (this.across[back] === facet) this.across[back] = again;
    }
    const rest: number[] = [];
    for (let n = this.outside[facet] as number; n >= 0; n = this.nextOutside[n] as number) if (n !== point) rest.push(n);
    for (const n of rest) this.assign(n, again, again + 1);
  }

  /** Its number. What is across its sides is noted by who adds it. */
  private addFacet(a: number, b: number, c: number): number {
    const { points, facets: facet } = this;
    if (facet === this.room) this.makeRoom();
    this.facets++;
    const ax = points[3 * a] as number;
    const ay = points[3 * a + 1] as number;
    const az = points[3 * a + 2] as number;
    const ux = (points[3 * b] as number) - ax;
    const uy = (points[3 * b + 1] as number) - ay;
    const uz = (points[3 * b + 2] as number) - az;
    const vx = (points[3 * c] as number) - ax;
    const vy = (points[3 * c + 1] as number) - ay;
    const vz = (points[3 * c + 2] as number) - az;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    this.corners[3 * facet] = a;
    this.corners[3 * facet + 1] = b;
    this.corners[3 * facet + 2] = c;
    this.planes[4 * facet] = nx / length;
    this.planes[4 * facet + 1] = ny / length;
    this.planes[4 * facet + 2] = nz / length;
    this.planes[4 * facet + 3] = (nx * ax + ny * ay + nz * az) / length;
    this.outside[facet] = -1;
    this.alive[facet] = 1;
    return facet;
  }

  private makeRoom(): void {
    const widen = <T extends Int32Array | Float64Array | Uint8Array>(narrow: T, wide: T): T => {
      wide.set(narrow);
      return wide;
    };
    this.room *= 2;
    this.corners = widen(this.corners, new Int32Array(3 * this.room));
    this.across = widen(this.across, new Int32Array(3 * this.room));
    this.planes = widen(this.planes, new Float64Array(4 * this.room));
    this.outside = widen(this.outside, new Int32Array(this.room));
    this.farthest = widen(this.farthest, new Int32Array(this.room));
    this.heights = widen(this.heights, new Float64Array(this.room));
    this.alive = widen(this.alive, new Uint8Array(this.room));
  }

  /** Puts a point to the facet it is farthest outside of, if any. */
  private assign(point: number, from: number, to: number): void {
    const { planes, points } = this;
    const x = points[3 * point] as number;
    const y = points[3 * point + 1] as number;
    const z = points[3 * point + 2] as number;
    let best = -1;
    let most = this.tolerance;
    for (let facet = from; facet < to; facet++) {
      const p = 4 * facet;
      const height = (planes[p] as number) * x + (planes[p + 1] as number) * y + (planes[p + 2] as number) * z - (planes[p + 3] as number);
      if (height > most) {
        best = facet;
        most = height;
      }
    }
    if (best < 0) return;
    if ((this.outside[best] as number) < 0 || most > (this.heights[best] as number)) {
      this.farthest[best] = point;
      this.heights[best] = most;
    }
    this.nextOutside[point] = this.outside[best] as number;
    this.outside[best] = point;
  }

  private above(facet: number, point: number): number {
    const { planes, points } = this;
    const p = 4 * facet;
    const n = 3 * point;
    return (
      (planes[p] as number) * (points[n] as number) +
      (planes[p + 1] as number) * (points[n + 1] as number) +
      (planes[p + 2] as number) * (points[n + 2] as number) -
      (planes[p + 3] as number)
    );
  }

  private point(n: number): Vector {
    return [this.points[3 * n] as number, this.points[3 * n + 1] as number, this.points[3 * n + 2] as number];
  }

  private squaredDistance(a: number, b: number): number {
    let sum = 0;
    for (let axis = 0; axis < 3; axis++) sum += ((this.points[3 * a + axis] as number) - (this.points[3 * b + axis] as number)) ** 2;
    return sum;
  }

  private collect(): ConvexHull {
    // Of a point, what its corner is numbered; none is part of a horizon any more.
    const numbers = this.horizonFrom;
    const corners: number[] = [];
    const indices: number[] = [];
    const normals: number[] = [];
    const areas: number[] = [];
    const { points, planes } = this;
    for (let facet = 0; facet < this.facets; facet++) {
      if (this.alive[facet] === 0) continue;
      for (let side = 0; side < 3; side++) {
        const point = this.corners[3 * facet + side] as number;
        if (numbers[point] === -1) {
          numbers[point] = corners.length / 3;
          corners.push(points[3 * point] as number, points[3 * point + 1] as number, points[3 * point + 2] as number);
        }
        indices.push(numbers[point] as number);
      }
      const [a, b, c] = [0, 1, 2].map((side) => this.point(this.corners[3 * facet + side] as number)) as [Vector, Vector, Vector];
      areas.push(Math.hypot(...cross(subtract(b, a), subtract(c, a))) / 2);
      normals.push(planes[4 * facet] as number, planes[4 * facet + 1] as number, planes[4 * facet + 2] as number);
    }
    return {
      corners: new Float64Array(corners),
      indices: new Uint32Array(indices),
      normals: new Float64Array(normals),
      areas: new Float64Array(areas),
    };
  }
}

function normalOf(u: Vector, v: Vector): Vector {
  const normal = cross(u, v);
  const length = lengthOf(normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}
