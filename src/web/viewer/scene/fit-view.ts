import type { Vector3D } from '../basics/viewer.ts';
import type { ViewAngles } from './standard-views.ts';

export interface Lens {
  /** Vertical opening, radians. */
  readonly fieldOfView: number;
  /** Width over height. */
  readonly aspect: number;
}

/** How much of the picture a fitted model takes. */
const FILL = 0.8;

/**
 * How far from the centre of a box (given by its size) a camera stands that sees all eight corners: for each corner the
 * distance from which it lies on the edge of the picture, and the farthest of these.
 */
export function fitDistance(size: Vector3D, { azimuth, polar }: ViewAngles, { fieldOfView, aspect }: Lens): number {
  const [sinA, cosA, sinP, cosP] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(polar), Math.cos(polar)];
  const up = Math.tan(fieldOfView / 2) * FILL;
  const across = up * aspect;
  let farthest = 0;
  for (let corner = 0; corner < 8; corner++) {
    const x = ((corner & 1) - 0.5) * size.x;
    const y = (((corner >> 1) & 1) - 0.5) * size.y;
    const z = ((corner >> 2) - 0.5) * size.z;
    const sideways = x * cosA + y * sinA;
    const outward = x * sinA - y * cosA;
    const upward = z * sinP - outward * cosP;
    const towards = outward * sinP + z * cosP;
    farthest = Math.max(farthest, towards + Math.abs(sideways) / across, towards + Math.abs(upward) / up);
  }
  return farthest;
}
