import type { Measurement } from '#domain/part/part.ts';

/** Triangles of a model, millimetres, in the model's own frame; an exact model that stands far from its origin is moved there. */
export interface ModelMesh {
  /** xyz per vertex. */
  readonly positions: Float32Array;
  /** Unit normal per vertex; null: shade flat by facet. */
  readonly normals: Float32Array | null;
  /** Three vertex numbers per triangle, counter-clockwise from outside. */
  readonly indices: Uint32Array;
  /** Polylines of the exact edges as pairs of points (xyz xyz …) for drawing; null for mesh files. */
  readonly edgeSegments: Float32Array | null;
  /** The exact figures of faces and edges; left out for mesh files. */
  readonly features?: ModelFeatures;
  /** What bounds what; left out for mesh files and for surfaces that bound nothing. */
  readonly solids?: ModelSolids;
}

/** The solids of an exact model, each instance on its own. */
export interface ModelSolids {
  /** By solid, integrated over its surfaces. */
  readonly figures: readonly SolidFigures[];
  /** Index into `figures` per shell: a solid has one shell around it and one around each cavity. */
  readonly solidOfShell: Uint32Array;
  readonly shellOfTriangle: Uint32Array;
  /** What the file calls each; left out where it names none. */
  readonly names?: readonly (string | null)[];
}

export interface SolidFigures {
  readonly volumeMm3: number;
  readonly areaMm2: number;
}

/** One body of an exact model, as its surfaces tell. Lengths in the frame of the model's mesh, mm. */
export interface ExactBody extends Pick<Measurement, 'boxMm' | 'boxMinMm'> {
  /** The body as a STEP file of that name, where it stands in the model; to be called once. Throws KernelTrapped as reading does. */
  readonly writeStep: (name: string) => Uint8Array;
}

/** Linear red, green and blue, 0 to 1. */
export type LinearColor = readonly [number, number, number];

/** What uncoloured faces look like between coloured ones. */
export const UNCOLORED: LinearColor = [0.48, 0.52, 0.57];

export const SURFACE_KINDS = ['plane', 'cylinder', 'cone', 'sphere', 'torus', 'free-form'] as const;
export type SurfaceKind = (typeof SURFACE_KINDS)[number];

export interface FaceFigures {
  readonly surface: SurfaceKind;
  readonly areaMm2: number;
  /** Of a cylinder or a sphere. */
  readonly radiusMm: number | null;
}

export interface EdgeFigures {
  readonly lengthMm: number;
  /** Of a circle or an arc. */
  readonly radiusMm: number | null;
}

/** Which face a triangle and which edge a drawn segment belongs to, and what the exact shape says of them. */
export interface ModelFeatures {
  /** Index into `faces` per triangle. */
  readonly faceOfTriangle: Uint32Array;
  /** Index into `edges` per pair of points. */
  readonly edgeOfSegment: Uint32Array;
  readonly faces: readonly FaceFigures[];
  /** The colour of each of `faces`, null where it has none; left out where the file colours nothing. */
  readonly faceColors?: readonly (LinearColor | null)[];
  readonly edges: readonly EdgeFigures[];
}

/** What one pass over a file yields. */
export type ReadOutcome =
  | {
      readonly outcome: 'read';
      readonly measurement: Omit<Measurement, 'sha256'>;
      readonly mesh: ModelMesh;
      /** The body that was asked for; left out of mesh files, and where there is no such body. */
      readonly body?: ExactBody | null;
    }
  /** `message` tells the customer, in plain words, what is wrong and what to do. */
  | { readonly outcome: 'refused'; readonly message: string };
