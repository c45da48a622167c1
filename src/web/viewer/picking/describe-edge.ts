import type { EdgeFigures } from '#kernel/basics/model.ts';
import type { Vector3D } from '../basics/viewer.ts';
import { fitCircle } from './fit-circle.ts';
import { distanceBetween, pointAt } from './vectors.ts';

/** What the segments of an edge (pairs of points) tell about it; on a circle the arcs count, not the chords. */
export function describeEdge(segments: Float32Array): EdgeFigures {
  const points = Array.from({ length: segments.length / 3 }, (_, n) => pointAt(segments, n));
  const radiusMm = fitCircle(distinct(points))?.radius ?? null;
  let lengthMm = 0;
  for (let n = 0; n + 1 < points.length; n += 2) {
    const chord = distanceBetween(points[n] as Vector3D, points[n + 1] as Vector3D);
    lengthMm += radiusMm === null ? chord : 2 * radiusMm * Math.asin(Math.min(chord / (2 * radiusMm), 1));
  }
  return { lengthMm, radiusMm };
}

function distinct(points: readonly Vector3D[]): Vector3D[] {
  return [...new Map(points.map((point) => [`${point.x} ${point.y} ${point.z}`, point])).values()];
}
