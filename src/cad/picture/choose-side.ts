import type { ModelMesh } from '#kernel/basics/model.ts';
import { placeCamera } from './place-camera.ts';
import { project } from './rasterise-mesh.ts';

/** How many pixels may be looked at for one picture: well under a second's work, and a hundred layers of a picture's full size. */
const MOST_PIXELS = 1e8;
/** Starting a row of a triangle, or a step along an edge, costs as much as so many pixels. */
const LINE_PIXELS = 6;
const SMALLEST_SIDE = 16;

/**
 * The side of the square to draw a mesh on: `side`, halved until its triangles and edges lay no more pixels over one another than
 * there is time for. Their number follows from areas and lengths, so that a picture takes its time whatever the file holds, and
 * comes out the same each time.
 */
export function chooseSide(mesh: ModelMesh, side: number): number {
  const camera = placeCamera(mesh.positions, side);
  const { area, rows } = sumTriangles(mesh.indices, project(mesh.positions, camera));
  const lines = rows + (mesh.edgeSegments === null ? 0 : sumLengths(project(mesh.edgeSegments, camera)));
  let share = 1;
  while (side * share > SMALLEST_SIDE && area * share ** 2 + lines * LINE_PIXELS * share > MOST_PIXELS) share /= 2;
  return side * share;
}

function sumTriangles(indices: Uint32Array, seen: Float32Array): { area: number; rows: number } {
  let area = 0;
  let rows = 0;
  for (let corner = 0; corner < indices.length; corner += 3) {
    const a = (indices[corner] ?? 0) * 3;
    const b = (indices[corner + 1] ?? 0) * 3;
    const c = (indices[corner + 2] ?? 0) * 3;
    const x = seen[a] ?? 0;
    const y = seen[a + 1] ?? 0;
    const uy = (seen[b + 1] ?? 0) - y;
    const vy = (seen[c + 1] ?? 0) - y;
    area += Math.abs(((seen[b] ?? 0) - x) * vy - uy * ((seen[c] ?? 0) - x)) / 2;
    rows += Math.max(0, uy, vy) - Math.min(0, uy, vy);
  }
  return { area, rows };
}

function sumLengths(seen: Float32Array): number {
  let length = 0;
  for (let at = 0; at < seen.length; at += 6) {
    length += Math.max(Math.abs((seen[at + 3] ?? 0) - (seen[at] ?? 0)), Math.abs((seen[at + 4] ?? 0) - (seen[at + 1] ?? 0)));
  }
  return length;
}
