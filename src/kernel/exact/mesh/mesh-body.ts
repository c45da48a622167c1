import type { Extents } from '#domain/part/part.ts';
import { turnTriangles } from '../../basics/turn-triangles.ts';
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

/** Triangles and drawn edges of one body, in its own frame. */
export interface BodyMesh extends DrawnShape {
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
  const spans = spanFaces(drawn.trianglesOfFace);
  return { ...drawn, spans, facesNotMeshed: spans.filter((span) => span === null).length };
}

function spanFaces(trianglesOfFace: Uint32Array): ([number, number] | null)[] {
  let at = 0;
  return Array.from(trianglesOfFace, (count): [number, number] | null => {
    const first = at;
    at += 3 * count;
    return count === 0 ? null : [first, 3 * count];
  });
}

/** Turns the mesh of a body over, which is inside out. */
export function turnOver({ indices, normals }: BodyMesh): void {
  indices.set(turnTriangles(indices));
  for (const [n, value] of normals.entries()) normals[n] = -value;
}
