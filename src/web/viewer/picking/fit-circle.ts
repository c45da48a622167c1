import type { Vector3D } from '../basics/viewer.ts';
import { addScaled, cross, distanceBetween, dot, lengthOf, subtract, unitOf } from './vectors.ts';

export interface Circle {
  readonly centre: Vector3D;
  readonly radius: number;
}

/** Fewer points lie on a circle by chance. */
const FEWEST = 5;
/** How far points may lie beside the circle, in radii, and in heights of its arc: a shallow arc says little of its radius. */
const TOLERANCE = 0.01;
const SHALLOW_TOLERANCE = 0.03;
/** A bend less high than this, in lengths of its chord, is straight. */
const STRAIGHT = 1e-3;

/**
 * The circle that points lie on, in any order. Null where they lie on none, or are too few to tell. Taken through three far
 * apart: the first, the one farthest from it, and the one farthest from the line through both; then all are checked.
 */
export function fitCircle(points: readonly Vector3D[]): Circle | null {
  const [first] = points;
  if (first === undefined || points.length < FEWEST) return null;
  const second = farthest(points, (point) => distanceBetween(point, first));
  const chord = unitOf(subtract(second, first));
  if (chord === null) return null;
  const height = (point: Vector3D) => lengthOf(cross(chord, subtract(point, first)));
  const third = farthest(points, height);
  if (height(third) < STRAIGHT * distanceBetween(first, second)) return null;
  const circle = circleThrough(first, second, third);
  const normal = unitOf(cross(chord, subtract(third, first)));
  if (circle === null || normal === null) return null;
  const tolerance = Math.min(TOLERANCE * circle.radius, SHALLOW_TOLERANCE * height(third));
  const isOn = (point: Vector3D) =>
    Math.abs(distanceBetween(point, circle.centre) - circle.radius) < tolerance &&
    Math.abs(dot(subtract(point, first), normal)) < tolerance;
  return points.every(isOn) ? circle : null;
}

function farthest(points: readonly Vector3D[], measure: (point: Vector3D) => number): Vector3D {
  return points.reduce((best, point) => (measure(point) > measure(best) ? point : best));
}

/** The circumcircle of a triangle. */
function circleThrough(a: Vector3D, b: Vector3D, c: Vector3D): Circle | null {
  const [u, v] = [subtract(b, a), subtract(c, a)];
  const normal = cross(u, v);
  const twice = 2 * dot(normal, normal);
  if (twice === 0) return null;
  const centre = addScaled(addScaled(a, cross(normal, u), dot(v, v) / twice), cross(v, normal), dot(u, u) / twice);
  return { centre, radius: distanceBetween(centre, a) };
}
