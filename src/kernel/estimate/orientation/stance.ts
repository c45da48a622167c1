import type { Direction, Placement } from '#domain/estimate/part-work.ts';
import type { Extents } from '#domain/part/part.ts';
import type { ConvexHull } from '../shape/convex-hull.ts';
import { angleWithin, type Footprint, turnedFootprint, widthAlong } from '../shape/footprint.ts';
import { type Frame, turned } from '../shape/frame.ts';
import { stepFor } from '../shape/rounding-step.ts';
import { tightestOver } from '../shape/tightest-box.ts';

/** A body with a direction up, its tightest rectangle seen from above along x and y, x the longer side. */
export interface Stance {
  readonly frame: Frame;
  readonly footprint: Footprint;
  /** Along the frame's axes. */
  readonly sizeMm: Extents;
}

export function stanceOf(hull: ConvexHull, up: Direction): Stance {
  const { frame, footprint, angle, length, width, height } = tightestOver(hull, up);
  return { frame: turned(frame, angle), footprint: turnedFootprint(footprint, -angle), sizeMm: { x: length, y: width, z: height } };
}

/** Single precision and the hull's tolerance: what is over by less than this share of a length still fits. */
const ROUNDING = 1e-4;

/** How a stance is turned about z to fit a space; where it doesn't fit, its longer side lies along the space's longer one. */
export function placeStance({ frame, footprint, sizeMm }: Stance, space: Extents): Placement {
  const [roomX, roomY] = [space.x * (1 + ROUNDING), space.y * (1 + ROUNDING)];
  const quarter = space.x >= space.y ? 0 : Math.PI / 2;
  const asRectangle = sizeMm.x <= Math.max(roomX, roomY) && sizeMm.y <= Math.min(roomX, roomY);
  // No rectangle around it is smaller than the tightest.
  const isTooLarge = sizeMm.x * sizeMm.y > roomX * roomY * (1 + ROUNDING);
  const angle = asRectangle ? quarter : isTooLarge ? null : angleWithin(footprint, roomX, roomY);
  const { x, z } = turned(frame, angle ?? quarter);
  const step = stepFor(Math.max(sizeMm.x, sizeMm.y, sizeMm.z));
  const widthAt = (turn: number) => Math.round(widthAlong(footprint, (angle ?? quarter) + turn) / step) * step;
  return {
    up: z,
    along: x,
    sizeMm: { x: widthAt(0), y: widthAt(Math.PI / 2), z: sizeMm.z },
    fits: angle !== null && sizeMm.z <= space.z * (1 + ROUNDING),
  };
}
