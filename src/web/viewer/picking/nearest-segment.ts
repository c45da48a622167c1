import type { Vector3D } from '../basics/viewer.ts';
import type { PickRay } from '../mesh/messages.ts';

export interface SegmentHit {
  readonly segment: number;
  /** The segment's point nearest to the ray. */
  readonly at: Vector3D;
  /** Along the ray. */
  readonly depth: number;
  /** Beside the ray, per unit of depth. */
  readonly beside: number;
}

/** The segment within a ray's reach that it passes nearest by, of those that `accepts` takes. `segments` are pairs of points. Null: none. */
export function nearestSegment(
  { origin, direction, reach }: PickRay,
  segments: ArrayLike<number>,
  accepts: (at: Vector3D, depth: number) => boolean,
): SegmentHit | null {
  let best: SegmentHit | null = null;
  const { x: dx, y: dy, z: dz } = direction;
  for (let segment = 0; segment * 6 < segments.length; segment++) {
    const a = segment * 6;
    const b = a + 3;
    const ax = (segments[a] as number) - origin.x;
    const ay = (segments[a + 1] as number) - origin.y;
    const az = (segments[a + 2] as number) - origin.z;
    const ux = (segments[b] as number) - origin.x - ax;
    const uy = (segments[b + 1] as number) - origin.y - ay;
    const uz = (segments[b + 2] as number) - origin.z - az;
    // Nearest points of two lines: with d of unit length, t minimises |a + t·u - s·d|.
    const uu = ux * ux + uy * uy + uz * uz;
    const ud = ux * dx + uy * dy + uz * dz;
    const au = ax * ux + ay * uy + az * uz;
    const ad = ax * dx + ay * dy + az * dz;
    const across = uu - ud * ud;
    const t = across > 1e-12 * uu ? Math.min(Math.max((ud * ad - au) / across, 0), 1) : 0;
    const [px, py, pz] = [ax + t * ux, ay + t * uy, az + t * uz];
    const depth = px * dx + py * dy + pz * dz;
    if (depth <= 0) continue;
    const beside = Math.hypot(px - depth * dx, py - depth * dy, pz - depth * dz) / depth;
    if (beside > reach || (best !== null && beside >= best.beside)) continue;
    const at = { x: px + origin.x, y: py + origin.y, z: pz + origin.z };
    if (accepts(at, depth)) best = { segment, at, depth, beside };
  }
  return best;
}
