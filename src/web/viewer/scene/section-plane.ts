import type { SectionPlane, Vector3D } from '../basics/viewer.ts';
import type { HalfSpace } from '../mesh/messages.ts';

/** Just outside at the ends, so that 0 and 1 show all or nothing without flicker. */
const MARGIN = 1e-4;

/** What a section leaves of a box of `size` around the origin. */
export function placeSection({ axis, position, flipped }: SectionPlane, size: Vector3D): HalfSpace {
  const length = size[axis] * (1 + 2 * MARGIN);
  const at = (Math.min(Math.max(position, 0), 1) - 0.5) * length;
  const sign = flipped ? 1 : -1;
  const normal = { x: 0, y: 0, z: 0, [axis]: sign };
  // -0 would be no harm, but reads oddly.
  return { normal, constant: -sign * at + 0 };
}
