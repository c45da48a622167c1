import type { BuildStance, Vector3D } from '../basics/viewer.ts';
import type { Triangles } from '../mesh/read-mesh.ts';
import { cross, pointAt } from '../picking/vectors.ts';

/** A mesh on a machine: x along the plate, z up. */
export interface StoodModel {
  /** Unit vectors in the mesh's frame: the machine's x, y and z. */
  readonly axes: readonly [Vector3D, Vector3D, Vector3D];
  /** The mesh's box along these. */
  readonly low: Vector3D;
  readonly high: Vector3D;
  /** xyz of the corners of triangles that supports hold. */
  readonly held: Float32Array<ArrayBuffer>;
}

/**
 * Turns a mesh as it stands on a machine and finds the triangles that supports hold: those that face down and lean further over than
 * the machine's angle, but for what lies on the plate.
 */
export function standModel({ positions, indices }: Triangles, { up, along, liftMm, supportAngle, layerMm }: BuildStance): StoodModel {
  const axes = [along, cross(up, along), up] as const;
  const low = [Infinity, Infinity, Infinity] as [number, number, number];
  const high = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (const vertex of indices) {
    for (let n = 0; n < 3; n++) {
      const value = heightOf(axes[n] as Vector3D, positions, vertex * 3);
      if (value < (low[n] as number)) low[n] = value;
      if (value > (high[n] as number)) high[n] = value;
    }
  }
  const plate = liftMm > 0 ? Number.NEGATIVE_INFINITY : low[2] + layerMm;
  return {
    axes,
    low: pointAt(low, 0),
    high: pointAt(high, 0),
    held: supportAngle === null ? new Float32Array(0) : findHeld({ positions, indices }, up, supportAngle, plate),
  };
}

/** `plate`: the height along `up` up to which a triangle lies on the plate with all of its corners. */
function findHeld({ positions, indices }: Triangles, up: Vector3D, angle: number, plate: number): Float32Array<ArrayBuffer> {
  const limit = -Math.cos((angle * Math.PI) / 180);
  const held: number[] = [];
  for (let n = 0; n < indices.length; n += 3) {
    const [a, b, c] = [(indices[n] as number) * 3, (indices[n + 1] as number) * 3, (indices[n + 2] as number) * 3];
    const [ux, uy, uz] = [minus(positions, b, a), minus(positions, b + 1, a + 1), minus(positions, b + 2, a + 2)];
    const [vx, vy, vz] = [minus(positions, c, a), minus(positions, c + 1, a + 1), minus(positions, c + 2, a + 2)];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    if (x * up.x + y * up.y + z * up.z >= limit * Math.hypot(x, y, z)) continue;
    if (Math.max(heightOf(up, positions, a), heightOf(up, positions, b), heightOf(up, positions, c)) <= plate) continue;
    for (const at of [a, b, c]) held.push(positions[at] as number, positions[at + 1] as number, positions[at + 2] as number);
  }
  return Float32Array.from(held);
}

function minus(values: Float32Array, one: number, other: number): number {
  return (values[one] as number) - (values[other] as number);
}

function heightOf({ x, y, z }: Vector3D, points: Float32Array, at: number): number {
  return x * (points[at] as number) + y * (points[at + 1] as number) + z * (points[at + 2] as number);
}
