import { UNCOLORED } from '#kernel/basics/model.ts';
import type { ModelDrawing } from '#kernel/draw-exact-model.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import { paintVertices } from './glb/paint-vertices.ts';

/** The mesh to show of an exact model's drawing. */
export function readDrawing(format: 'step' | 'iges', drawing: ModelDrawing): ReadMesh {
  const { positions, normals, indices, trianglesOfFace, colors, branches, edgeSegments, edgeOfSegment, edgeFigures, describeFace } =
    drawing;
  const painted = colors === null ? null : new Uint16Array((positions.length / 3) * 4);
  const faces = new Uint32Array(indices.length / 3);
  const starts = new Uint32Array(trianglesOfFace.length + 1);
  let at = 0;
  for (const [face, count] of trianglesOfFace.entries()) {
    faces.fill(face, at, at + count);
    if (painted !== null) {
      for (const vertex of indices.subarray(at * 3, (at + count) * 3))
        paintVertices(painted, vertex, vertex + 1, colors?.[face] ?? UNCOLORED);
    }
    at += count;
    starts[face + 1] = at;
  }
  return {
    format,
    positions: positions as Float32Array<ArrayBuffer>,
    normals: normals as Float32Array<ArrayBuffer>,
    colors: painted,
    indices: indices as Uint32Array<ArrayBuffer>,
    edgeSegments: edgeSegments as Float32Array<ArrayBuffer>,
    features: { faceOfTriangle: faces, edgeOfSegment, edges: edgeFigures, describeFace },
    branches: branches.map(({ name, depth, firstFace, faces: count }) => {
      const firstTriangle = starts[firstFace] as number;
      return { name, depth, firstTriangle, triangles: (starts[firstFace + count] as number) - firstTriangle };
    }),
    ...{ boxMm: null, welded: false },
  };
}
