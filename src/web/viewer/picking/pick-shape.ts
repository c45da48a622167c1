import type { ModelFeatures } from '#kernel/model.ts';
import { findBorders } from '../reader/find-borders.ts';
import { CREASE_COSINE, cosineBetween, facetNormals } from '../reader/find-edges.ts';
import { weldMesh } from '../reader/weld-mesh.ts';
import type { Vector3D } from '../viewer.ts';
import { Groups, joinSegments } from './join-segments.ts';
import { pointAt } from './vectors.ts';

/** The mesh of the shown model, as the reader keeps it. */
export interface KeptMesh {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
  /** Number of the CAD face per triangle; null for mesh files. */
  readonly faces: Uint32Array<ArrayBuffer> | null;
  readonly welded: boolean;
  /** The file's own edges, pairs of points. */
  readonly edgeSegments: Float32Array<ArrayBuffer> | null;
  readonly features: ModelFeatures | null;
}

/** A mesh divided into faces and edges. */
export interface PickShape {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
  readonly faceOfTriangle: Uint32Array;
  /** Pairs of points. */
  readonly segments: Float32Array;
  readonly edgeOfSegment: Uint32Array;
  /** Where edges end. */
  readonly corners: readonly Vector3D[];
  /** What the exact shape says; null: ask the mesh. */
  readonly exact: Pick<ModelFeatures, 'faces' | 'edges'> | null;
}

export function divideMesh(mesh: KeptMesh): PickShape {
  const { features, edgeSegments } = mesh;
  return features === null || edgeSegments === null ? divideByCreases(mesh) : divideByFeatures(mesh, features, edgeSegments);
}

function divideByFeatures({ positions, indices }: KeptMesh, features: ModelFeatures, segments: Float32Array): PickShape {
  const { faceOfTriangle, edgeOfSegment } = features;
  const timesEnded = new Map<string, number>();
  const keyOf = (end: number) => [edgeOfSegment[end >> 1], ...segments.subarray(end * 3, end * 3 + 3)].join(' ');
  for (let end = 0; end < edgeOfSegment.length * 2; end++) timesEnded.set(keyOf(end), (timesEnded.get(keyOf(end)) ?? 0) + 1);
  const corners: Vector3D[] = [];
  for (let end = 0; end < edgeOfSegment.length * 2; end++) if (timesEnded.get(keyOf(end)) === 1) corners.push(pointAt(segments, end));
  return { positions, indices, faceOfTriangle, segments, edgeOfSegment, corners, exact: features };
}

function divideByCreases(mesh: KeptMesh): PickShape {
  const welded = mesh.welded ? mesh : weldMesh(mesh.positions, mesh.indices);
  const { positions, indices } = welded;
  const given = mesh.faces;
  const normals = given === null ? facetNormals(welded) : null;
  const grown = new Groups(indices.length / 3);
  const borders = findBorders(indices, (one, other) => {
    if (given !== null) return given[one] !== given[other];
    if (normals === null || cosineBetween(normals, one, other) < CREASE_COSINE) return true;
    grown.join(one, other);
    return false;
  });
  const faceOfTriangle = given ?? grown.number();
  const { edgeOfSegment, corners } = joinSegments(borders, (triangle) => faceOfTriangle[triangle] as number);
  const segments = new Float32Array(borders.ends.length * 3);
  for (const [end, vertex] of borders.ends.entries()) segments.set(positions.subarray(vertex * 3, vertex * 3 + 3), end * 3);
  return {
    positions,
    indices,
    faceOfTriangle,
    segments,
    edgeOfSegment,
    corners: corners.map((vertex) => pointAt(positions, vertex)),
    exact: null,
  };
}
