import type { Direction } from '#domain/estimate/part-work.ts';
import { cross } from '../../basics/vectors.ts';
import type { ConvexHull } from './convex-hull.ts';
import { type Footprint, footprintOf } from './footprint.ts';

/** Three unit vectors at right angles: right-handed, z is up. */
export interface Frame {
  readonly x: Direction;
  readonly y: Direction;
  readonly z: Direction;
}

export function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function opposite([x, y, z]: Direction): Direction {
  return [-x, -y, -z];
}

/** A frame whose z is `up`; its x is any. */
export function frameOver(up: Direction): Frame {
  const aside: Direction = Math.abs(up[0]) < 0.6 ? [1, 0, 0] : Math.abs(up[1]) < 0.6 ? [0, 1, 0] : [0, 0, 1];
  const x = unit(cross(aside, up));
  return { x, y: cross(up, x), z: up };
}

/** The frame turned about its z. */
export function turned({ x, y, z }: Frame, angle: number): Frame {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = unit([cos * x[0] + sin * y[0], cos * x[1] + sin * y[1], cos * x[2] + sin * y[2]]);
  return { x: along, y: cross(z, along), z };
}

/** How far points reach along a direction, mm. */
interface Span {
  readonly low: number;
  readonly high: number;
}

const NOWHERE: Span = { low: 0, high: 0 };

/** How far points reach along a direction; no points reach nowhere. */
export function spanAlong(points: Float32Array | Float64Array, [x, y, z]: Direction): Span {
  let [low, high] = [Infinity, -Infinity];
  for (let n = 0; n < points.length; n += 3) {
    const along = (points[n] as number) * x + (points[n + 1] as number) * y + (points[n + 2] as number) * z;
    if (along < low) low = along;
    if (along > high) high = along;
  }
  return low <= high ? { low, high } : NOWHERE;
}

/** The same along each of three directions. */
export function spansAlong(
  points: Float32Array | Float64Array,
  [a, b, c]: readonly [Direction, Direction, Direction],
): readonly [Span, Span, Span] {
  return [spanAlong(points, a), spanAlong(points, b), spanAlong(points, c)];
}

/** A facet as steep as this belongs to the outline seen from above. */
const STEEP = 1e-6;

/** What a hull covers seen from above, in the frame's x and y: the corners where facets that look up meet others that look down. */
export function footprintIn({ corners, indices, normals }: ConvexHull, { x, y, z }: Frame): Footprint {
  const looks = new Uint8Array(corners.length / 3);
  for (let n = 0; n < indices.length; n += 3) {
    const up = (normals[n] as number) * z[0] + (normals[n + 1] as number) * z[1] + (normals[n + 2] as number) * z[2];
    const look = (up > -STEEP ? 1 : 0) | (up < STEEP ? 2 : 0);
    for (let side = 0; side < 3; side++) {
      const corner = indices[n + side] as number;
      looks[corner] = (looks[corner] as number) | look;
    }
  }
  const seen: number[] = [];
  for (let n = 0; n < looks.length; n++) {
    if (looks[n] !== 3) continue;
    const [px, py, pz] = [corners[3 * n] as number, corners[3 * n + 1] as number, corners[3 * n + 2] as number];
    seen.push(px * x[0] + py * x[1] + pz * x[2], px * y[0] + py * y[1] + pz * y[2]);
  }
  return footprintOf(Float64Array.from(seen));
}
