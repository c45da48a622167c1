import type { EdgeFigures, FaceFigures, ModelFeatures } from '../../basics/model.ts';
import type { Body } from '../faces/collect-bodies.ts';
import type { AssembledMesh } from '../mesh/assemble-mesh.ts';
import type { BodyMesh } from '../mesh/mesh-body.ts';

/** The figures of each body's faces and edges, once per instance, in the order in which `assembled` was made of `meshes`. */
export function assembleFeatures(
  bodies: readonly Body[],
  meshes: readonly BodyMesh[],
  assembled: AssembledMesh['mesh'],
  faceFigures: readonly (readonly FaceFigures[])[],
): ModelFeatures {
  const faceOfTriangle = new Uint32Array(assembled.indices.length / 3);
  const edgeOfSegment = new Uint32Array(assembled.edgeSegments.length / 6);
  const faces: FaceFigures[] = [];
  const edges: EdgeFigures[] = [];
  const at = { triangles: 0, segments: 0 };
  for (const [i, { placements }] of bodies.entries()) {
    const mesh = meshes[i] as BodyMesh;
    for (const { scale } of placements) {
      for (const [n, face] of mesh.faceOfTriangle.entries()) faceOfTriangle[at.triangles + n] = face + faces.length;
      for (const [n, edge] of mesh.edgeOfSegment.entries()) edgeOfSegment[at.segments + n] = edge + edges.length;
      at.triangles += mesh.faceOfTriangle.length;
      at.segments += mesh.edgeOfSegment.length;
      for (const face of faceFigures[i] ?? []) faces.push(scale === 1 ? face : scaleFace(face, scale));
      for (const edge of mesh.edgeFigures) edges.push(scale === 1 ? edge : scaleEdge(edge, scale));
    }
  }
  return { faceOfTriangle, edgeOfSegment, faces, edges };
}

function scaleFace({ surface, areaMm2, radiusMm }: FaceFigures, scale: number): FaceFigures {
  return { surface, areaMm2: areaMm2 * scale ** 2, radiusMm: radiusMm === null ? null : radiusMm * scale };
}

function scaleEdge({ lengthMm, radiusMm }: EdgeFigures, scale: number): EdgeFigures {
  return { lengthMm: lengthMm * scale, radiusMm: radiusMm === null ? null : radiusMm * scale };
}
