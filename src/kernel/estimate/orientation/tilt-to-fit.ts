import type { Direction } from '#domain/estimate/part-work.ts';
import type { Extents } from '#domain/part/part.ts';
import type { BodyShape } from '../shape/body-shape.ts';
import { hullOf, hullVolume } from '../shape/convex-hull.ts';
import { spanAlong } from '../shape/frame.ts';
import { placeStance, stanceOf } from './stance.ts';

const TILT_STEPS = 18;
const ROLL_STEPS = 16;
/** Of the directions that fit, so many are worth comparing. */
const MOST_FITTING = 8;
/** The search is done on a hull of this tolerance. */
const COARSE = 1e-3;

/**
 * Directions that may point up for a body that fits a space only at an angle, the lowest first: its longest side is tilted in steps
 * from level to upright, the body rolled about it. One half of all directions will do: upside down a body fits alike.
 */
export function tiltToFit({ hull, box }: BodyShape, space: Extents): Direction[] {
  const { axes, sizeMm } = box;
  if (sizeMm.x > Math.hypot(space.x, space.y, space.z) || hullVolume(hull) > space.x * space.y * space.z) return [];
  const coarse = hullOf(hull.corners, COARSE);
  const [a, b, c] = axes;
  const low: { readonly up: Direction; readonly height: number }[] = [];
  for (let tilt = 1; tilt < TILT_STEPS; tilt++) {
    const [along, across] = [Math.sin((tilt * Math.PI) / 2 / TILT_STEPS), Math.cos((tilt * Math.PI) / 2 / TILT_STEPS)];
    for (let roll = 0; roll < ROLL_STEPS; roll++) {
      const [s, t] = [across * Math.cos((2 * Math.PI * roll) / ROLL_STEPS), across * Math.sin((2 * Math.PI * roll) / ROLL_STEPS)];
      const up: Direction = [along * a[0] + s * b[0] + t * c[0], along * a[1] + s * b[1] + t * c[1], along * a[2] + s * b[2] + t * c[2]];
      const span = spanAlong(coarse.corners, up);
      const height = span.high - span.low;
      if (height <= space.z) low.push({ up, height });
    }
  }
  const fitting: Direction[] = [];
  for (const { up } of low.sort((one, other) => one.height - other.height)) {
    if (fitting.length === MOST_FITTING) break;
    if (placeStance(stanceOf(hull, up), space).fits) fitting.push(up);
  }
  return fitting;
}
