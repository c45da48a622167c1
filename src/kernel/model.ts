import type { Measurement } from '#domain/part.ts';

/** Triangles of a model, millimetres, in the model's own frame. */
export interface ModelMesh {
  /** xyz per vertex. */
  readonly positions: Float32Array;
  /** Unit normal per vertex; null: shade flat by facet. */
  readonly normals: Float32Array | null;
  /** Three vertex numbers per triangle, counter-clockwise from outside. */
  readonly indices: Uint32Array;
  /** Polylines of the exact edges as pairs of points (xyz xyz …) for drawing; null for mesh files. */
  readonly edgeSegments: Float32Array | null;
}

/** What one pass over a file yields. */
export type ReadOutcome =
  | { readonly outcome: 'read'; readonly measurement: Omit<Measurement, 'sha256'>; readonly mesh: ModelMesh }
  /** `message` tells the customer, in plain words, what is wrong and what to do. */
  | { readonly outcome: 'refused'; readonly message: string };
