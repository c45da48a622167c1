// What is said to the engine, and what it answers.

import type { EdgeFigures, LinearColor } from '../basics/model.ts';

/** A shape by its number in the engine, which keeps it until it is told to forget all. */
export type Shape = number & { readonly kept: 'shape' };
export type Face = Shape & { readonly kind: 'face' };
export type Edge = Shape & { readonly kind: 'edge' };
/** A curve over a face's surface, in its parameters. */
export type Trace = number & { readonly kept: 'trace' };

/** TopAbs_ShapeEnum. */
export const KIND = { solid: 2, shell: 3, face: 4, edge: 6, vertex: 7, none: 8 } as const;
/** TopAbs_Orientation. */
export const SIDE = { forward: 0, reversed: 1, internal: 2 } as const;
/** GeomAbs_SurfaceType. */
export const SURFACE = {
  ...{ plane: 0, cylinder: 1, cone: 2, sphere: 3, torus: 4 },
  ...{ bezier: 5, spline: 6, revolution: 7, extrusion: 8, offset: 9 },
} as const;
/** GeomAbs_CurveType. */
export const CURVE = { line: 0, circle: 1, ellipse: 2, spline: 6 } as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

/** A file read into one shape. */
export interface ReadShape {
  readonly shape: Shape;
  /** Whether all that the file describes came through. */
  readonly complete: boolean;
  /** Whether all numbers of its geometry could be read; STEP alone. */
  readonly legible: boolean;
  /** Whether the file enlarges or shrinks what it places, which the reader bakes into the shapes; STEP alone. */
  readonly scaled: boolean;
}

/** A colour of a face, of a face that only the shell around it colours, or of a body. */
export interface ColoredShape {
  readonly of: 'face' | 'shell' | 'body';
  readonly shape: Shape;
  readonly color: LinearColor;
}

/** A solid of a product with both their names; empty where there is none. */
export interface NamedSolid {
  readonly solid: Shape;
  /** One number for all solids of a product. */
  readonly product: number;
  readonly productName: string;
  readonly ownName: string;
}

/** A use of a product in a file, which comes after what it is part of and before what it is put together of. */
export interface UsedProduct {
  /** How many products it lies in. */
  readonly depth: number;
  readonly faces: number;
  readonly name: string;
}

/** The range of parameters of a surface. */
export interface Range {
  readonly uMin: number;
  readonly uMax: number;
  readonly vMin: number;
  readonly vMax: number;
}

/** The triangles and the drawn edges of a shape, mm, copied out of the engine. */
export interface DrawnShape {
  /** xyz per vertex; faces share none. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Three vertex numbers per triangle, face after face. */
  readonly indices: Uint32Array;
  /** How many triangles each face has, in the explorer's order; a face's corners and triangles follow each other. */
  readonly trianglesOfFace: Uint32Array;
  /** Index of the face per triangle. */
  readonly faceOfTriangle: Uint32Array;
  /** Edges as pairs of points. */
  readonly edgeSegments: Float32Array;
  /** Index into `edgeFigures` per segment. */
  readonly edgeOfSegment: Uint32Array;
  /** What the exact curves say of the edges. */
  readonly edgeFigures: readonly EdgeFigures[];
}

/** What the engine calls a shape by; null for its word that there is none. */
export function toShape(number: number): Shape | null {
  return number < 0 ? null : (number as Shape);
}
