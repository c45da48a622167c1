import type { BodyMesh } from './body-mesh.ts';
import type { ConvexHull } from './convex-hull.ts';
import type { Facing } from './facing.ts';
import type { TightestBox } from './tightest-box.ts';

/** What all processes ask of a body, whichever way it stands. */
export interface BodyShape {
  /** Its outer surface: cavities that nothing gets out of count as filled. */
  readonly mesh: BodyMesh;
  /** The same with fewer triangles, to compare orientations on. */
  readonly light: BodyMesh;
  readonly facing: Facing;
  readonly hull: ConvexHull;
  readonly box: TightestBox;
  readonly solidMm3: number;
  /** The space it takes among others that are kept off by a distance, mm³. */
  readonly wrapMm3: (clearMm: number) => number;
}
