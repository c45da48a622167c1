import type { Vector3D } from '../basics/viewer.ts';
import type { HalfSpace } from '../mesh/messages.ts';

export function subtract(a: Vector3D, b: Vector3D): Vector3D {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

/** a + b · factor */
export function addScaled(a: Vector3D, b: Vector3D, factor: number): Vector3D {
  return { x: a.x + b.x * factor, y: a.y + b.y * factor, z: a.z + b.z * factor };
}

export function dot(a: Vector3D, b: Vector3D): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector3D, b: Vector3D): Vector3D {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function lengthOf(a: Vector3D): number {
  return Math.hypot(a.x, a.y, a.z);
}

export function distanceBetween(a: Vector3D, b: Vector3D): number {
  return lengthOf(subtract(a, b));
}

/** Null for no length. */
export function unitOf(a: Vector3D): Vector3D | null {
  const length = lengthOf(a);
  return length > 0 ? { x: a.x / length, y: a.y / length, z: a.z / length } : null;
}

/** Whether a section leaves a point; null: it leaves all. */
export function isShown(point: Vector3D, shown: HalfSpace | null): boolean {
  return shown === null || dot(shown.normal, point) + shown.constant >= 0;
}

/** The point at `index` of a list of xyz. */
export function pointAt(points: ArrayLike<number>, index: number): Vector3D {
  return { x: points[index * 3] as number, y: points[index * 3 + 1] as number, z: points[index * 3 + 2] as number };
}
