/** A closed surface, millimetres. */
export interface BodyMesh {
  /** xyz per vertex. */
  readonly positions: Float32Array;
  /** Three vertex numbers per triangle, counter-clockwise from outside. */
  readonly indices: Uint32Array;
}
