import type { EdgeFigures, FaceFigures } from '#kernel/basics/model.ts';
import type { ModelBranch, Vector3D } from '../basics/viewer.ts';
import type { ViewerErrorCode } from '../basics/viewer-error.ts';

/** What a reader makes of a file: one mesh in millimetres, z up, still where the file puts it. */
export interface ReadMesh {
  /** xyz per vertex. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Unit normal per vertex; null: shade flat by facet. */
  readonly normals: Float32Array<ArrayBuffer> | null;
  /** Linear red, green, blue and 65535 per vertex; null: the file tells no colours. */
  readonly colors: Uint16Array<ArrayBuffer> | null;
  /** Three vertex numbers per triangle. */
  readonly indices: Uint32Array<ArrayBuffer>;
  /** Pairs of points; null where the file holds no edges of its own. */
  readonly edgeSegments: Float32Array<ArrayBuffer> | null;
  /** The exact figures of faces and edges, where the file tells them. */
  readonly features: ShapeFigures | null;
  /** The exact box, where the file tells it. */
  readonly boxMm?: Vector3D | null;
  /** What an assembly is put together of; left out for other files. */
  readonly branches?: readonly ModelBranch[];
  /** Whether equal corners share one vertex number. */
  readonly welded: boolean;
}

export type Triangles = Pick<ReadMesh, 'positions' | 'indices'>;

/** Which face a triangle and which edge a segment belongs to, and what the exact shape says of them. */
export interface ShapeFigures {
  readonly faceOfTriangle: Uint32Array;
  /** Index into `edges` per pair of points. */
  readonly edgeOfSegment: Uint32Array;
  readonly edges: readonly EdgeFigures[];
  /** Null: it tells nothing of that face. */
  readonly describeFace: (face: number) => FaceFigures | null;
}

/** `message` tells the visitor what is wrong. */
export interface Refusal {
  readonly outcome: 'refused';
  readonly code: ViewerErrorCode;
  readonly message: string;
}

export type ReadResult = { readonly outcome: 'read'; readonly mesh: ReadMesh } | Refusal;

export function refuse(code: ViewerErrorCode, message: string): Refusal {
  return { outcome: 'refused', code, message };
}
