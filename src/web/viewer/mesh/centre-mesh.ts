import type { Vector3D } from '../basics/viewer.ts';
import type { ReadMesh, Triangles } from './read-mesh.ts';

export interface Placed {
  readonly centreMm: Vector3D;
  readonly sizeMm: Vector3D;
}

/** Moves a mesh in place so that its box lies around the origin, where numbers of the graphics card are finest. Null: no finite point. */
export function centreMesh({ positions, indices, edgeSegments }: Triangles & Pick<ReadMesh, 'edgeSegments'>): Placed | null {
  const low = [Infinity, Infinity, Infinity] as [number, number, number];
  const high = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (let n = 0; n < indices.length; n++) {
    const at = (indices[n] as number) * 3;
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[at + axis] as number;
      if (value < (low[axis] as number)) low[axis] = value;
      if (value > (high[axis] as number)) high[axis] = value;
    }
  }
  const centre = low.map((value, axis) => (value + (high[axis] as number)) / 2) as [number, number, number];
  if (!centre.every(Number.isFinite)) return null;
  for (const points of edgeSegments === null ? [positions] : [positions, edgeSegments]) {
    for (let n = 0; n < points.length; n += 3) {
      points[n] = (points[n] as number) - centre[0];
      points[n + 1] = (points[n + 1] as number) - centre[1];
      points[n + 2] = (points[n + 2] as number) - centre[2];
    }
  }
  const [x, y, z] = high.map((value, axis) => value - (low[axis] as number)) as [number, number, number];
  return { centreMm: { x: centre[0], y: centre[1], z: centre[2] }, sizeMm: { x, y, z } };
}
