import { once } from '../basics/once.ts';
import { cross, lengthOf, subtract, type Vector } from '../basics/vectors.ts';
import type { ModelBody } from './list-bodies.ts';

/** Bodies that are one shape, moved and turned. */
export interface AlikeBodies {
  /** Their numbers in the file, from 0. */
  readonly bodies: readonly number[];
}

/** Volumes and areas of copies differ by less. */
const SAME_FIGURES = 1e-4;
/** Corners of copies lie within this share of the body's size, plus what single precision takes from places far away. */
const SAME_PLACE = 1e-5;
const SINGLE_PRECISION = 2 ** -22;
/** How much farther corners may lie apart than those that a turn was told from. */
const TURNED = 4;
/** Corners looked up per corner of a body until it is held to be another one: symmetric bodies have many ways to lie upon each other. */
const MOST_LOOKUPS = 50;
/** Of all bodies of a file together: beyond it each is another one. Counted, not timed, so that a file comes out the same each time. */
const MOST_LOOKUPS_IN_ALL = 20_000_000;

const GROUPED = new WeakMap<readonly ModelBody[], readonly AlikeBodies[]>();

/**
 * Groups the bodies whose corners come to lie upon one another by a move and a turn; a mirrored body is another one, and so is one
 * that was cut into triangles differently. Groups stand in the order of their first bodies. What is said of a file's bodies and the
 * work on them both ask for it: a list is grouped once.
 */
export function groupAlike(bodies: readonly ModelBody[]): readonly AlikeBodies[] {
  const groups = GROUPED.get(bodies) ?? group(bodies);
  GROUPED.set(bodies, groups);
  return groups;
}

function group(bodies: readonly ModelBody[]): readonly AlikeBodies[] {
  const groups: { readonly example: Likeness; readonly bodies: number[] }[] = [];
  const byTriangles = new Map<number, typeof groups>();
  const effort = { lookups: MOST_LOOKUPS_IN_ALL };
  for (const [number, body] of bodies.entries()) {
    const near = byTriangles.get(body.indices.length) ?? [];
    byTriangles.set(body.indices.length, near);
    const likeness = describeLikeness(body);
    const same = near.find(({ example }) => isLike(example, likeness, effort));
    if (same !== undefined) {
      same.bodies.push(number);
      continue;
    }
    const opened = { example: likeness, bodies: [number] };
    near.push(opened);
    groups.push(opened);
  }
  return groups.map(({ bodies }) => ({ bodies }));
}

/** A body with what is told of its corners once it is compared with another one. */
interface Likeness {
  readonly body: ModelBody;
  readonly corners: () => Corners;
  readonly grid: () => CornerGrid;
}

function describeLikeness(body: ModelBody): Likeness {
  const corners = once(() => describeCorners(body.positions));
  return { body, corners, grid: once(() => new CornerGrid(corners())) };
}

function isLike(example: Likeness, other: Likeness, effort: Effort): boolean {
  const [one, two] = [example.body, other.body];
  if (effort.lookups <= 0 || one.positions.length !== two.positions.length) return false;
  if (!isNear(one.volumeMm3, two.volumeMm3) || !isNear(one.areaMm2, two.areaMm2)) return false;
  return liesUpon(other.corners(), example.corners(), example.grid(), effort);
}

/** What may still be spent on comparing. */
interface Effort {
  lookups: number;
}

interface Corners {
  /** About their mean. */
  readonly points: Float64Array;
  /** How far each lies from the mean. */
  readonly distances: Float64Array;
  readonly tolerance: number;
  /** The farthest corner, and the one that spans the largest triangle with it and the mean. */
  readonly first: number;
  readonly second: number;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_FIGURES * Math.max(Math.abs(a), Math.abs(b));
}

function describeCorners(positions: Float32Array): Corners {
  const count = positions.length / 3;
  let [sumX, sumY, sumZ, far] = [0, 0, 0, 0];
  for (let n = 0; n < positions.length; n += 3) {
    const [x, y, z] = [positions[n] as number, positions[n + 1] as number, positions[n + 2] as number];
    sumX += x;
    sumY += y;
    sumZ += z;
    far = Math.max(far, Math.abs(x), Math.abs(y), Math.abs(z));
  }
  const points = new Float64Array(positions.length);
  const distances = new Float64Array(count);
  for (let n = 0; n < count; n++) {
    const x = (positions[3 * n] as number) - sumX / count;
    const y = (positions[3 * n + 1] as number) - sumY / count;
    const z = (positions[3 * n + 2] as number) - sumZ / count;
    points[3 * n] = x;
    points[3 * n + 1] = y;
    points[3 * n + 2] = z;
    distances[n] = Math.sqrt(squareOf(x, y, z));
  }
  const first = indexOfMost(distances);
  const [ax, ay, az] = pointAt(points, first);
  const spans = new Float64Array(count);
  for (let n = 0; n < count; n++) {
    const [x, y, z] = [points[3 * n] as number, points[3 * n + 1] as number, points[3 * n + 2] as number];
    spans[n] = squareOf(ay * z - az * y, az * x - ax * z, ax * y - ay * x);
  }
  const second = indexOfMost(spans);
  return { points, distances, tolerance: SAME_PLACE * (distances[first] ?? 0) + SINGLE_PRECISION * far, first, second };
}

function squareOf(x: number, y: number, z: number): number {
  return x * x + y * y + z * z;
}

function indexOfMost(values: Float64Array): number {
  let most = 0;
  for (let n = 1; n < values.length; n++) if ((values[n] as number) > (values[most] as number)) most = n;
  return most;
}

function pointAt(points: Float64Array, n: number): Vector {
  return [points[3 * n] as number, points[3 * n + 1] as number, points[3 * n + 2] as number];
}

/** Whether some turn about the mean brings each corner of `own` upon one of `other`. */
function liesUpon(own: Corners, other: Corners, grid: CornerGrid, effort: Effort): boolean {
  const tolerance = own.tolerance + other.tolerance;
  const from = [pointAt(own.points, own.first), pointAt(own.points, own.second)] as const;
  const apart = lengthOf(subtract(...from));
  const firsts = cornersAt(other, own.distances[own.first] as number, tolerance);
  const seconds = cornersAt(other, own.distances[own.second] as number, tolerance);
  effort.lookups -= own.distances.length;
  // Copies are mostly moved alone. A round body has so many turns that the right one may not be found among them.
  if (findMissed(own.points, UNTURNED, grid) === null) return true;
  let lookups = MOST_LOOKUPS * own.distances.length;
  for (const first of firsts) {
    for (const second of seconds) {
      if (lookups-- <= 0) return false;
      const to = [pointAt(other.points, first), pointAt(other.points, second)] as const;
      if (Math.abs(lengthOf(subtract(...to)) - apart) > 2 * tolerance) continue;
      const missed = findMissed(own.points, turnBetween(frameOf(...from), frameOf(...to)), grid);
      if (missed === null) return true;
      lookups -= missed;
      effort.lookups -= missed;
    }
  }
  return false;
}

function cornersAt({ distances }: Corners, distance: number, tolerance: number): number[] {
  const found: number[] = [];
  for (let n = 0; n < distances.length; n++) if (Math.abs((distances[n] as number) - distance) <= tolerance) found.push(n);
  return found;
}

type Frame = readonly [Vector, Vector, Vector];

/** Three axes at right angles, right-handed: so no turn between two of them mirrors. */
function frameOf(first: Vector, second: Vector): Frame {
  const x = unit(first);
  const z = unit(cross(first, second));
  return [x, cross(z, x), z];
}

const UNTURNED: Frame = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function unit(vector: Vector): Vector {
  const length = lengthOf(vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** The rows of the turn that brings one frame upon another. */
function turnBetween(from: Frame, to: Frame): Frame {
  const row = (axis: 0 | 1 | 2): Vector => {
    const [a, b, c] = [to[0][axis], to[1][axis], to[2][axis]];
    const at = (column: 0 | 1 | 2) => a * from[0][column] + b * from[1][column] + c * from[2][column];
    return [at(0), at(1), at(2)];
  };
  return [row(0), row(1), row(2)];
}

/** How many corners came upon others until one did not; null: all did. Corners far apart in the list come first. */
function findMissed(points: Float64Array, [[a, b, c], [d, e, f], [g, h, i]]: Frame, grid: CornerGrid): number | null {
  const count = points.length / 3;
  const step = strideThrough(count);
  for (let n = 0, corner = 0; n < count; n++, corner = (corner + step) % count) {
    const [x, y, z] = [points[3 * corner] as number, points[3 * corner + 1] as number, points[3 * corner + 2] as number];
    if (!grid.has(a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z)) return n + 1;
  }
  return null;
}

/** A step that has no divisor in common with `count`, about 0.38 of it. */
function strideThrough(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.round(count * 0.381966));
  while (divisor(count, step) !== 1) step++;
  return step;
}

/** Finds whether a corner lies near a place: corners by cell, in lists of equal hashes. */
class CornerGrid {
  private readonly points: Float64Array;
  private readonly tolerance: number;
  private readonly cellMm: number;
  /** Per hash the first corner, per corner the next one; 0: none, else a number from 1. */
  private readonly heads: Uint32Array;
  private readonly nexts: Uint32Array;

  constructor({ points, tolerance }: Corners) {
    const count = points.length / 3;
    this.points = points;
    this.tolerance = TURNED * tolerance;
    // Far wider than the tolerance, so that few places need more than one cell looked into.
    this.cellMm = Math.max(64 * this.tolerance, Number.MIN_VALUE);
    this.heads = new Uint32Array(2 ** Math.ceil(Math.log2(count + 1)));
    this.nexts = new Uint32Array(count);
    for (let n = 0; n < count; n++) {
      const [x, y, z] = [points[3 * n] as number, points[3 * n + 1] as number, points[3 * n + 2] as number];
      const hash = this.hash(this.cellOf(x), this.cellOf(y), this.cellOf(z));
      this.nexts[n] = this.heads[hash] as number;
      this.heads[hash] = n + 1;
    }
  }

  has(x: number, y: number, z: number): boolean {
    const t = this.tolerance;
    for (let i = this.cellOf(x - t); i <= this.cellOf(x + t); i++) {
      for (let j = this.cellOf(y - t); j <= this.cellOf(y + t); j++) {
        for (let k = this.cellOf(z - t); k <= this.cellOf(z + t); k++) if (this.holds(this.hash(i, j, k), x, y, z)) return true;
      }
    }
    return false;
  }

  private holds(hash: number, x: number, y: number, z: number): boolean {
    for (let next = this.heads[hash] as number; next !== 0; next = this.nexts[next - 1] as number) {
      const at = 3 * next - 3;
      const [px, py, pz] = [this.points[at] as number, this.points[at + 1] as number, this.points[at + 2] as number];
      if (squareOf(px - x, py - y, pz - z) <= this.tolerance * this.tolerance) return true;
    }
    return false;
  }

  private cellOf(value: number): number {
    return Math.floor(value / this.cellMm);
  }

  private hash(i: number, j: number, k: number): number {
    const mixed = Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791);
    return (mixed ^ (mixed >>> 15)) & (this.heads.length - 1);
  }
}
