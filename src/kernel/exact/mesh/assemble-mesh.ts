import { type Box, boundPoints, isMirror, type Matrix } from '../../basics/box.ts';
import type { ModelMesh } from '../../basics/model.ts';
import { turnTriangles } from '../../basics/turn-triangles.ts';
import type { MeshedBody } from './mesh-body.ts';

export interface AssembledMesh {
  readonly mesh: ModelMesh & { readonly edgeSegments: Float32Array };
  /** Box of all triangle corners. */
  readonly box: Box;
}

/** Copies each body's mesh to where its instances stand. */
export function assembleMesh(bodies: readonly Pick<MeshedBody, 'mesh' | 'placements'>[]): AssembledMesh {
  const total = { positions: 0, indices: 0, edges: 0 };
  for (const { mesh, placements } of bodies) {
    total.positions += mesh.positions.length * placements.length;
    total.indices += mesh.indices.length * placements.length;
    total.edges += mesh.edgeSegments.length * placements.length;
  }
  const positions = new Float32Array(total.positions);
  const normals = new Float32Array(total.positions);
  const indices = new Uint32Array(total.indices);
  const edgeSegments = new Float32Array(total.edges);
  const at = { positions: 0, indices: 0, edges: 0 };
  for (const { mesh, placements } of bodies) {
    for (const { matrix, scale } of placements) {
      movePoints(mesh.positions, matrix, positions, at.positions);
      turnNormals(mesh.normals, matrix, scale, normals, at.positions);
      movePoints(mesh.edgeSegments, matrix, edgeSegments, at.edges);
      const triangles = matrix !== null && isMirror(matrix) ? turnTriangles(mesh.indices) : mesh.indices;
      const first = at.positions / 3;
      for (let n = 0; n < triangles.length; n++) indices[at.indices + n] = first + (triangles[n] as number);
      at.positions += mesh.positions.length;
      at.indices += mesh.indices.length;
      at.edges += mesh.edgeSegments.length;
    }
  }
  return { mesh: { positions, normals, indices, edgeSegments }, box: boundPoints(positions) };
}

function movePoints(from: Float32Array, matrix: Matrix | null, to: Float32Array, at: number): void {
  if (matrix === null) {
    to.set(from, at);
    return;
  }
  const [a, b, c, d, e, f, g, h, i, j, k, l] = matrix;
  for (let n = 0; n < from.length; n += 3) {
    const [x, y, z] = [from[n] as number, from[n + 1] as number, from[n + 2] as number];
    to[at + n] = a * x + b * y + c * z + d;
    to[at + n + 1] = e * x + f * y + g * z + h;
    to[at + n + 2] = i * x + j * y + k * z + l;
  }
}

function turnNormals(from: Float32Array, matrix: Matrix | null, scale: number, to: Float32Array, at: number): void {
  if (matrix === null) to.set(from, at);
  else movePoints(from, matrix.map((value, i) => (i % 4 === 3 ? 0 : value / scale)) as unknown as Matrix, to, at);
}
