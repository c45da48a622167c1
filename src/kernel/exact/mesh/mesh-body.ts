import type { Extents } from '#domain/part/part.ts';
import type { EdgeFigures } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import type { DrawnShape, Face, Shape } from '../../occt/words.ts';
import type { BoundedBody } from '../faces/collect-bodies.ts';

/** How far a mesh may stray from its surface, as a share of the mean extent of the model, and in radians along curves. */
export const LINEAR_DEFLECTION_RATIO = 0.001;
export const ANGULAR_DEFLECTION = 0.35;

/** How far the mesh of a model of that size may stray from its surfaces, mm. */
export function deflectionOf({ x, y, z }: Extents): number {
  return (LINEAR_DEFLECTION_RATIO * (x + y + z)) / 3;
}

/** Edges as pairs of points. */
export interface DrawnEdges {
  readonly edgeSegments: Float32Array;
  /** Index into `edgeFigures` per segment. */
  readonly edgeOfSegment: Uint32Array;
  /** What the exact curves say of the edges. */
  readonly edgeFigures: readonly EdgeFigures[];
}

/** Triangles and drawn edges of one body, in its own frame. */
export interface BodyMesh extends DrawnEdges {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
  /** Index of the face per triangle. */
  readonly faceOfTriangle: Uint32Array;
  /** First index and number of indices of each face's triangles, in the order of the faces; null: the mesher left it out. */
  readonly spans: readonly (readonly [number, number] | null)[];
  /** Faces that the mesher left out. */
  readonly facesNotMeshed: number;
}

/** A body with its mesh. */
export interface MeshedBody extends BoundedBody {
  readonly mesh: BodyMesh;
  /** The faces that the engine keeps the mesh with: the body's own or those of a copy. */
  readonly meshed: readonly Face[];
}

/** A body, itself or a copy, that is ready to be meshed; `faces` are all its faces in the explorer's order. */
export function makeMeshable(
  oc: ExactEngine,
  body: Shape,
  faces: readonly Face[],
  deflectionMm: number,
): Pick<BoundedBody, 'shape' | 'faces'> {
  const shape = oc.meshable(body, deflectionMm);
  return { shape, faces: shape === body ? faces : oc.listFaces(shape) };
}

/** Meshes a body once; `deflectionMm` is the linear deflection. */
export function meshBody(oc: ExactEngine, shape: Shape, deflectionMm: number): BodyMesh {
  const drawn = oc.mesh(shape, deflectionMm, ANGULAR_DEFLECTION);
  const { positions, normals, indices, trianglesOfFace } = drawn;
  const spans = spanFaces(trianglesOfFace);
  return {
    ...{ positions, normals, indices, spans },
    faceOfTriangle: spell(trianglesOfFace),
    facesNotMeshed: spans.filter((span) => span === null).length,
    ...readEdges(drawn),
  };
}

/** The edges of a drawn shape. */
export function readEdges({ segments, segmentsOfEdge, edges }: DrawnShape): DrawnEdges {
  const edgeFigures = Array.from(segmentsOfEdge, (_, n): EdgeFigures => {
    const [lengthMm = 0, radius = Number.NaN] = edges.subarray(2 * n);
    return { lengthMm, radiusMm: Number.isNaN(radius) ? null : radius };
  });
  return { edgeSegments: segments, edgeOfSegment: spell(segmentsOfEdge), edgeFigures };
}

function spanFaces(trianglesOfFace: Uint32Array): ([number, number] | null)[] {
  let at = 0;
  return Array.from(trianglesOfFace, (count): [number, number] | null => {
    const first = at;
    at += 3 * count;
    return count === 0 ? null : [first, 3 * count];
  });
}

/** Each place as often as it is counted. */
export function spell(counts: Uint32Array): Uint32Array {
  const spelt = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [place, count] of counts.entries()) {
    spelt.fill(place, at, at + count);
    at += count;
  }
  return spelt;
}

/** Turns the mesh of a body over, which is inside out. */
export function turnOver({ indices, normals }: BodyMesh): void {
  for (let n = 0; n < indices.length; n += 3) {
    const [b, c] = [indices[n + 1] as number, indices[n + 2] as number];
    indices[n + 1] = c;
    indices[n + 2] = b;
  }
  for (const [n, value] of normals.entries()) normals[n] = -value;
}
