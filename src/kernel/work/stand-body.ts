import type { Extents } from '#domain/part.ts';
import type { Direction, Placement } from '#domain/work/part-work.ts';
import { angleWithin, tightestRectangle } from './footprint.ts';
import { footprintIn, frameOver, spanAlong, turned } from './frame.ts';
import type { PreparedBody } from './prepare-body.ts';

/** Single precision and the hull's tolerance: what is over by less than this share of a length still fits. */
const ROUNDING = 1e-4;

/** How a body stands with a direction up, turned about z so that it fits a space, and else as its tightest rectangle lies. */
export function standBody({ hull }: PreparedBody, up: Direction, space: Extents): Placement {
  const level = frameOver(up);
  const footprint = footprintIn(hull.corners, level);
  const rectangle = tightestRectangle(footprint);
  const { low, high } = spanAlong(hull.corners, up);
  const slack = 1 + ROUNDING;
  const [roomX, roomY] = [space.x * slack, space.y * slack];
  const fitsHeight = high - low <= space.z * slack;
  const lengthwise = space.x >= space.y;
  const [long, short] = lengthwise ? [roomX, roomY] : [roomY, roomX];
  const asRectangle = rectangle.length <= long && rectangle.width <= short;
  const angle = asRectangle ? null : angleWithin(footprint, roomX, roomY);
  const frame = turned(level, angle ?? (lengthwise ? rectangle.angle : rectangle.angle + Math.PI / 2));
  return {
    up: frame.z,
    along: frame.x,
    sizeMm: { x: widthOf(hull.corners, frame.x), y: widthOf(hull.corners, frame.y), z: high - low },
    fits: fitsHeight && (asRectangle || angle !== null),
  };
}

function widthOf(corners: Float64Array, axis: Direction): number {
  const { low, high } = spanAlong(corners, axis);
  return high - low;
}
