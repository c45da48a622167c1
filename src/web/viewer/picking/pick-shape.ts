import type { Vector3D } from '../basics/viewer.ts';
import { borderSegments, findEdges } from '../mesh/find-edges.ts';
import type { ReadMesh, ShapeFigures } from '../mesh/read-mesh.ts';
import { Groups, joinSegments } from './join-segments.ts';
import { pointAt } from './vectors.ts';

/** The mesh of the shown model, as the reader keeps it. */
export type KeptMesh = Pick<ReadMesh, 'positions' | 'indices' | 'welded' | 'edgeSegments' | 'features'>;

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
  readonly exact: Pick<ShapeFigures, 'describeFace' | 'edges'> | null;
}

export function divideMesh(mesh: KeptMesh): PickShape {
  const { features, edgeSegments } = mesh;
  return features === null || edgeSegments === null ? divideByCreases(mesh) : divideByFeatures(mesh, features, edgeSegments);
}

function divideByFeatures({ positions, indices }: KeptMesh, features: ShapeFigures, segments: Float32Array): PickShape {
  const { faceOfTriangle, edgeOfSegment } = features;
  const timesEnded = new Map<string, number>();
  const keyOf = (end: number) => [edgeOfSegment[end >> 1], ...segments.subarray(end * 3, end * 3 + 3)].join(' ');
  for (let end = 0; end < edgeOfSegment.length * 2; end++) timesEnded.set(keyOf(end), (timesEnded.get(keyOf(end)) ?? 0) + 1);
  const corners: Vector3D[] = [];
  for (let end = 0; end < edgeOfSegment.length * 2; end++) if (timesEnded.get(keyOf(end)) === 1) corners.push(pointAt(segments, end));
  return { positions, indices, faceOfTriangle, segments, edgeOfSegment, corners, exact: features };
}

function divideByCreases(mesh: KeptMesh): PickShape {
  const grown = new Groups(mesh.indices.length / 3);
  const edged = findEdges(mesh, (one, other) => grown.join(one, other));
  const { positions, indices } = edged.welded;
  const faceOfTriangle = grown.number();
  const { edgeOfSegment, corners } = joinSegments(edged.borders, (triangle) => faceOfTriangle[triangle] as number);
  return {
    positions,
    indices,
    faceOfTriangle,
    segments: borderSegments(edged),
    edgeOfSegment,
    corners: corners.map((vertex) => pointAt(positions, vertex)),
    exact: null,
  };
}
