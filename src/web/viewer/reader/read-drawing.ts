import { UNCOLORED } from '#kernel/basics/model.ts';
import type { ModelDrawing } from '#kernel/draw-exact-model.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import { paintVertices } from './glb/paint-vertices.ts';

/** The mesh to show of an exact model's drawing. */
export function readDrawing(drawing: ModelDrawing): ReadMesh {
  const { positions, normals, indices, trianglesOfFace, faceOfTriangle, colors, branches, describeFace } = drawing;
  const { edgeSegments, edgeOfSegment, edgeFigures } = drawing;
  const painted = colors === null ? null : new Uint16Array((positions.length / 3) * 4);
  const starts = new Uint32Array(trianglesOfFace.length + 1);
  for (const [face, count] of trianglesOfFace.entries()) {
    const [from, to] = [starts[face] as number, (starts[face] as number) + count];
    starts[face + 1] = to;
    if (painted === null) continue;
    for (const vertex of indices.subarray(from * 3, to * 3)) paintVertices(painted, vertex, vertex + 1, colors?.[face] ?? UNCOLORED);
  }
  return {
    positions: positions as Float32Array<ArrayBuffer>,
    normals: normals as Float32Array<ArrayBuffer>,
    colors: painted,
    indices: indices as Uint32Array<ArrayBuffer>,
    edgeSegments: edgeSegments as Float32Array<ArrayBuffer>,
    features: { faceOfTriangle, edgeOfSegment, edges: edgeFigures, describeFace },
    branches: branches.map(({ name, depth, firstFace, faces: count }) => {
      const firstTriangle = starts[firstFace] as number;
      return { name, depth, firstTriangle, triangles: (starts[firstFace + count] as number) - firstTriangle };
    }),
    welded: false,
  };
}
