import type { Extents } from '#domain/part/part.ts';

/**
 * A body as it stands on a machine: turned so that the machine's z is up and its x along, its lower corner at the origin.
 * Lengths in millimetres.
 */
export interface PlacedMesh {
  /** xyz per vertex. */
  readonly positions: Float32Array;
  /** Three vertex numbers per triangle, counter-clockwise from outside. */
  readonly indices: Uint32Array;
  readonly sizeMm: Extents;
}
