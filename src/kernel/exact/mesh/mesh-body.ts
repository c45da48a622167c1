import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import type { EdgeFigures } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { describeEdges, HASH_BOUND } from '../faces/describe-features.ts';
import { measureArea } from '../integrate/measure-body.ts';
import { type FaceMesh, meshRectangle } from './mesh-rectangle.ts';
import { sumMeshVolume } from './mesh-volume.ts';
import { straightenSeams } from './straighten-seams.ts';

/** How far a mesh may stray from its surface, as a share of the mean extent of the model, and in radians along curves. */
export const LINEAR_DEFLECTION_RATIO = 0.001;
export const ANGULAR_DEFLECTION = 0.35;
const KEPT_NEARLY = 10;

/** Triangles and drawn edges of one body, in its own frame. */
export interface BodyMesh extends FaceMesh, DrawnEdges {
  /** Index of the face per triangle. */
  readonly faceOfTriangle: Uint32Array;
  /** First index and number of indices of each face's triangles, in the order of the faces; null: the mesher left it out. */
  readonly spans: readonly (readonly [number, number] | null)[];
  /** Faces that could not be drawn at all. */
  readonly facesNotMeshed: number;
}

/**
 * Meshes a body once and copies the result out of the engine's memory.
 * `faces` are all faces of the body in the explorer's order; `deflectionMm` is the linear deflection.
 */
export function meshBody(oc: ExactEngine, shape: TopoDS_Shape, faces: readonly TopoDS_Face[], deflectionMm: number): BodyMesh {
  for (const face of faces) straightenSeams(oc, face);
  using mesh = oc.ReplicadMeshExtractor.extract(shape, deflectionMm, ANGULAR_DEFLECTION, false);
  const memory = oc.wasmMemory.buffer;
  const drawn: FaceMesh = {
    positions: new Float32Array(memory, mesh.getVerticesPtr(), mesh.getVerticesSize()).slice(),
    normals: new Float32Array(memory, mesh.getNormalsPtr(), mesh.getNormalsSize()).slice(),
    indices: new Uint32Array(memory, mesh.getTrianglesPtr(), mesh.getTrianglesSize()).slice(),
  };
  const groups = new Uint32Array(memory, mesh.getFaceGroupsPtr(), mesh.getFaceGroupsSize()).slice();
  // A group is [first index, number of indices, hash of its face]; faces without triangles have none.
  let group = 0;
  let facesNotMeshed = 0;
  const meshed: TopoDS_Face[] = [];
  const spans: ([number, number] | null)[] = [];
  const added: { readonly face: number; readonly part: FaceMesh }[] = [];
  for (const [n, face] of faces.entries()) {
    const mirrored = isMirrored(face);
    if (groups[group + 2] === oc.ReplicadShapeHasher.HashCode(face, HASH_BOUND)) {
      const span: [number, number] = [groups[group] as number, groups[group + 1] as number];
      if (mirrored) turnOver(drawn, ...span);
      spans.push(span);
      group += 3;
      meshed.push(face);
      continue;
    }
    spans.push(null);
    const part = meshRectangle(oc, face, mirrored, measureArea(oc, face));
    if (part === null) facesNotMeshed++;
    else added.push({ face: n, part });
  }
  const edges = meshed.length === faces.length ? drawEdges(oc, shape, deflectionMm) : drawEdgesOf(oc, meshed, deflectionMm);
  const joined = joinParts([drawn, ...added.map(({ part }) => part)]);
  return { ...joined, ...edges, faceOfTriangle: nameFaces(joined.indices.length, spans, added), spans, facesNotMeshed };
}

/** The face of each triangle: the mesher's own first, in the order of the faces, then those added to them. */
function nameFaces(
  indices: number,
  spans: BodyMesh['spans'],
  added: readonly { readonly face: number; readonly part: FaceMesh }[],
): Uint32Array {
  const runs = [
    ...spans.flatMap((span, face) => (span === null ? [] : { face, count: span[1] })),
    ...added.map(({ face, part }) => ({ face, count: part.indices.length })),
  ];
  const faceOfTriangle = new Uint32Array(indices / 3);
  let at = 0;
  for (const { face, count } of runs) {
    faceOfTriangle.fill(face, at, at + count / 3);
    at += count / 3;
  }
  return faceOfTriangle;
}

/** The edges of some faces. Asked for those of a face without triangles, the extractor would try to mesh it once more. */
function drawEdgesOf(oc: ExactEngine, faces: readonly TopoDS_Face[], deflectionMm: number): DrawnEdges {
  using sheet = new oc.TopoDS_Compound();
  using builder = new oc.TopoDS_Builder();
  builder.MakeCompound(sheet);
  for (const face of faces) builder.Add(sheet, face);
  return drawEdges(oc, sheet, deflectionMm);
}

/**
 * The extractor draws the meshes' own edges, but meshes a second time where a face kept to the deflection only nearly:
 * so it is told of a looser one.
 */
function drawEdges(oc: ExactEngine, shape: TopoDS_Shape, deflectionMm: number): DrawnEdges {
  using edges = oc.ReplicadEdgeMeshExtractor.extract(shape, KEPT_NEARLY * deflectionMm, ANGULAR_DEFLECTION);
  const memory = oc.wasmMemory.buffer;
  const edgeSegments = new Float32Array(memory, edges.getLinesPtr(), edges.getLinesSize()).slice();
  const groups = new Uint32Array(memory, edges.getEdgeGroupsPtr(), edges.getEdgeGroupsSize()).slice();
  const figures = describeEdges(oc, shape);
  const edgeOfSegment = new Uint32Array(edgeSegments.length / 6);
  const edgeFigures: EdgeFigures[] = [];
  // A group is [first point, number of points, hash of its edge].
  for (let group = 0; group < groups.length; group += 3) {
    const [first, count] = [(groups[group] as number) / 2, (groups[group + 1] as number) / 2];
    edgeOfSegment.fill(edgeFigures.length, first, first + count);
    edgeFigures.push(figures.get(groups[group + 2] as number) ?? { lengthMm: Number.NaN, radiusMm: null });
  }
  return { edgeSegments, edgeOfSegment, edgeFigures };
}

/** Drawn edges and what the exact curves say of them. */
interface DrawnEdges {
  readonly edgeSegments: Float32Array;
  /** Index into `edgeFigures` per segment. */
  readonly edgeOfSegment: Uint32Array;
  readonly edgeFigures: readonly EdgeFigures[];
}

function joinParts(parts: readonly FaceMesh[]): FaceMesh {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const join = (pick: (part: FaceMesh) => Float32Array) => Float32Array.from(parts.flatMap((part) => [...pick(part)]));
  let firstVertex = 0;
  const indices = parts.flatMap((part) => {
    const shifted = [...part.indices].map((index) => index + firstVertex);
    firstVertex += part.positions.length / 3;
    return shifted;
  });
  return { positions: join((part) => part.positions), normals: join((part) => part.normals), indices: Uint32Array.from(indices) };
}

/** The extractor winds the triangles of a mirrored face (IGES copies parts that way) as if it were not mirrored. */
function isMirrored(face: TopoDS_Face): boolean {
  using location = face.Location();
  if (location.IsIdentity()) return false;
  using transformation = location.Transformation();
  return transformation.IsNegative();
}

/** Turns the mesh of a closed body over where it is inside out. */
export function turnOutward(mesh: BodyMesh): void {
  const [x = 0, y = 0, z = 0] = mesh.positions;
  if (sumMeshVolume(mesh, [x, y, z]) < 0) turnOver(mesh, 0, mesh.indices.length);
}

function turnOver({ indices, normals }: FaceMesh, first: number, count: number): void {
  const turned = new Set<number>();
  for (let n = first; n < first + count; n += 3) {
    const [a, b, c] = [indices[n] as number, indices[n + 1] as number, indices[n + 2] as number];
    indices[n + 1] = c;
    indices[n + 2] = b;
    for (const vertex of [a, b, c]) turned.add(vertex);
  }
  for (const vertex of turned) {
    for (let axis = 0; axis < 3; axis++) normals[vertex * 3 + axis] = -(normals[vertex * 3 + axis] as number);
  }
}
