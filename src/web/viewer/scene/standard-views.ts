import type { StandardView, Vector3D } from '../basics/viewer.ts';

const ISOMETRIC = 1 / Math.sqrt(3);

/** From the model to the camera, unit length; z is up and the front looks along +y. */
export const VIEW_DIRECTIONS: Readonly<Record<StandardView, Vector3D>> = {
  front: { x: 0, y: -1, z: 0 },
  back: { x: 0, y: 1, z: 0 },
  left: { x: -1, y: 0, z: 0 },
  right: { x: 1, y: 0, z: 0 },
  top: { x: 0, y: 0, z: 1 },
  bottom: { x: 0, y: 0, z: -1 },
  isometric: { x: ISOMETRIC, y: -ISOMETRIC, z: ISOMETRIC },
};

/** Straight up and down have no sideways of their own: a camera looks there with x to the right. */
const NEARLY_VERTICAL = 1e-6;

export interface ViewAngles {
  /** Around z, 0 in front, radians. */
  readonly azimuth: number;
  /** From straight above, radians. */
  readonly polar: number;
}

export function anglesOf({ x, y, z }: Vector3D): ViewAngles {
  const polar = Math.acos(Math.min(Math.max(z, -1), 1));
  return { azimuth: Math.hypot(x, y) < NEARLY_VERTICAL ? 0 : Math.atan2(x, -y), polar };
}

/** The turn to take from one angle to another without going more than half way round, radians. */
export function nearestTurn(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
