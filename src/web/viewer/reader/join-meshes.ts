import type { OcctMesh } from 'occt-import-js';
import { UNCOLORED } from '#kernel/basics/model.ts';
import { paintVertices } from './glb/paint-vertices.ts';

/** Puts the meshes of all bodies into one; the engine hands out plain lists. */
export function joinMeshes(meshes: readonly OcctMesh[]) {
  const corners = meshes.reduce((sum, mesh) => sum + mesh.index.array.length, 0);
  const coordinates = meshes.reduce((sum, mesh) => sum + mesh.attributes.position.array.length, 0);
  const positions = new Float32Array(coordinates);
  const normals = meshes.every((mesh) => mesh.attributes.normal !== undefined) ? new Float32Array(coordinates) : null;
  const colored = meshes.some((mesh) => mesh.color !== undefined || mesh.brep_faces.some((face) => face.color !== null));
  const colors = colored ? new Uint16Array((coordinates / 3) * 4) : null;
  const indices = new Uint32Array(corners);
  const faces = new Uint32Array(corners / 3);
  let vertex = 0;
  let corner = 0;
  let face = 0;
  for (const mesh of meshes) {
    const { array } = mesh.index;
    positions.set(mesh.attributes.position.array, vertex * 3);
    normals?.set(mesh.attributes.normal?.array ?? [], vertex * 3);
    for (let n = 0; n < array.length; n++) indices[corner + n] = (array[n] as number) + vertex;
    const count = mesh.attributes.position.array.length / 3;
    if (colors !== null) paintVertices(colors, vertex, vertex + count, mesh.color ?? UNCOLORED);
    for (const { first, last, color } of mesh.brep_faces) {
      faces.fill(face++, corner / 3 + first, corner / 3 + last + 1);
      if (colors === null || color === null) continue;
      // Faces share no vertices.
      for (let n = corner + first * 3; n < corner + (last + 1) * 3; n++)
        paintVertices(colors, indices[n] as number, (indices[n] as number) + 1, color);
    }
    vertex += count;
    corner += array.length;
  }
  return { positions, normals, colors, indices, faces };
}
