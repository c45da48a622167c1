import type { EdgeFigures } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import type { Face, Shape } from '../../occt/words.ts';
import { measureArea } from '../integrate/measure-body.ts';
import { type FaceMesh, meshRectangle } from './mesh-rectangle.ts';
import { sumMeshVolume } from './mesh-volume.ts';

/** How far a mesh may stray from its surface, as a share of the mean extent of the model, and in radians along curves. */
export const LINEAR_DEFLECTION_RATIO = 0.001;
export const ANGULAR_DEFLECTION = 0.35;

/** A body as it is meshed: itself, or a copy. */
export interface MeshableBody {
  readonly shape: Shape;
  /** All faces, in the explorer's order. */
  readonly faces: readonly Face[];
}

/** Triangles and drawn edges of one body, in its own frame. */
export interface BodyMesh extends FaceMesh {
  /** Index of the face per triangle. */
  readonly faceOfTriangle: Uint32Array;
  /** First index and number of indices of each face's triangles, in the order of the faces; null: the mesher left it out. */
  readonly spans: readonly (readonly [number, number] | null)[];
  /** Faces that could not be drawn at all. */
  readonly facesNotMeshed: number;
  readonly edgeSegments: Float32Array;
  /** Index into `edgeFigures` per segment. */
  readonly edgeOfSegment: Uint32Array;
  /** What the exact curves say of the edges. */
  readonly edgeFigures: readonly EdgeFigures[];
}

/** A body ready to be meshed; `faces` are all its faces in the explorer's order. */
export function makeMeshable(oc: ExactEngine, body: Shape, faces: readonly Face[], deflectionMm: number): MeshableBody {
  const shape = oc.meshable(body, deflectionMm);
  return { shape, faces: shape === body ? faces : oc.listFaces(shape) };
}

/** Meshes a body once; `deflectionMm` is the linear deflection. */
export function meshBody(oc: ExactEngine, { shape, faces }: MeshableBody, deflectionMm: number): BodyMesh {
  const drawn = oc.mesh(shape, deflectionMm, ANGULAR_DEFLECTION);
  const spans = spanFaces(drawn.trianglesOfFace);
  const added: { readonly face: number; readonly part: FaceMesh }[] = [];
  let facesNotMeshed = 0;
  for (const [n, face] of faces.entries()) {
    if (spans[n] !== null) continue;
    const part = meshRectangle(oc, face, measureArea(oc, face));
    if (part === null) facesNotMeshed++;
    else added.push({ face: n, part });
  }
  const counts = [
    ...Array.from(drawn.trianglesOfFace, (count, face) => ({ of: face, count })),
    ...added.map(({ face, part }) => ({ of: face, count: part.indices.length / 3 })),
  ];
  const edgeFigures = Array.from(drawn.segmentsOfEdge, (_, n): EdgeFigures => {
    const [lengthMm = 0, radius = Number.NaN] = drawn.edges.subarray(2 * n);
    return { lengthMm, radiusMm: Number.isNaN(radius) ? null : radius };
  });
  return {
    ...joinParts([drawn, ...added.map(({ part }) => part)]),
    faceOfTriangle: spell(counts),
    spans,
    facesNotMeshed,
    edgeSegments: drawn.segments,
    edgeOfSegment: spell(Array.from(drawn.segmentsOfEdge, (count, edge) => ({ of: edge, count }))),
    edgeFigures,
  };
}

function spanFaces(trianglesOfFace: Uint32Array): ([number, number] | null)[] {
  let at = 0;
  return Array.from(trianglesOfFace, (count): [number, number] | null => {
    const first = at;
    at += 3 * count;
    return count === 0 ? null : [first, 3 * count];
  });
}

/** Each number as often as it is counted. */
function spell(counts: readonly { readonly of: number; readonly count: number }[]): Uint32Array {
  const spelt = new Uint32Array(counts.reduce((sum, { count }) => sum + count, 0));
  let at = 0;
  for (const { of, count } of counts) {
    spelt.fill(of, at, at + count);
    at += count;
  }
  return spelt;
}

function joinParts(parts: readonly FaceMesh[]): FaceMesh {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) {
    const { positions, normals, indices } = only;
    return { positions, normals, indices };
  }
  const join = (pick: (part: FaceMesh) => Float32Array) => Float32Array.from(parts.flatMap((part) => [...pick(part)]));
  let firstVertex = 0;
  const indices = parts.flatMap((part) => {
    const shifted = [...part.indices].map((index) => index + firstVertex);
    firstVertex += part.positions.length / 3;
    return shifted;
  });
  return { positions: join((part) => part.positions), normals: join((part) => part.normals), indices: Uint32Array.from(indices) };
}

/** Turns the mesh of a closed body over where it is inside out. */
export function turnOutward(mesh: BodyMesh): void {
  const [x = 0, y = 0, z = 0] = mesh.positions;
  if (sumMeshVolume(mesh, [x, y, z]) < 0) turnOver(mesh);
}

function turnOver({ indices, normals }: FaceMesh): void {
  for (let n = 0; n < indices.length; n += 3) {
    const [b, c] = [indices[n + 1] as number, indices[n + 2] as number];
    indices[n + 1] = c;
    indices[n + 2] = b;
  }
  for (const [n, value] of normals.entries()) normals[n] = -value;
}
