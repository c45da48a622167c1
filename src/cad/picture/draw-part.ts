import type { ModelMesh } from '#kernel/basics/model.ts';
import { encodeSrgb } from './encode-srgb.ts';
import { type Camera, placeCamera } from './place-camera.ts';
import { project, rasteriseMesh, type Sight } from './rasterise-mesh.ts';
import { createShader } from './shade-sight.ts';

/** Each pixel is the mean of a square of this many by this many. */
const SAMPLES = 2;

/** Straight sRGB and alpha, `size` × `size` pixels row by row from the top. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly size: number;
}

/**
 * A picture of a part: seen from the front, right and above, in its file's colours or else in blue-grey clay, under soft light,
 * on a transparent ground. `size` pixels wide and high, or half of that, or less, where triangles lie too deep over one another.
 */
export function drawPart(mesh: ModelMesh, size: number): Picture {
  const fine = chooseSide(mesh, size * SAMPLES);
  const camera = placeCamera(mesh.positions, fine);
  const sight = rasteriseMesh(mesh, camera, fine);
  const edges = mesh.edgeSegments === null ? null : markEdges(mesh.edgeSegments, camera, sight);
  const shade = createShader(sight, edges, mesh.features ?? null);
  return { pixels: average(shade, fine / SAMPLES), size: fine / SAMPLES };
}

function average(shade: (pixel: number, sum: Float64Array) => void, size: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const fine = size * SAMPLES;
  const sum = new Float64Array(4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      sum.fill(0);
      for (let down = 0; down < SAMPLES; down++) {
        const from = (row * SAMPLES + down) * fine + column * SAMPLES;
        for (let pixel = from; pixel < from + SAMPLES; pixel++) shade(pixel, sum);
      }
      const cover = sum[3] ?? 0;
      if (cover === 0) continue;
      const to = (row * size + column) * 4;
      pixels[to] = encodeSrgb((sum[0] ?? 0) / cover);
      pixels[to + 1] = encodeSrgb((sum[1] ?? 0) / cover);
      pixels[to + 2] = encodeSrgb((sum[2] ?? 0) / cover);
      pixels[to + 3] = Math.round((cover / (SAMPLES * SAMPLES)) * 255);
    }
  }
  return pixels;
}

/** An edge lies on the surface it bounds; this many pixels of depth keep it from sinking in. */
const LIFT = 2.5;
const INK = 140;

/** How dark (0–255) the exact edges make each pixel they pass over, as far as they are not hidden. */
function markEdges(segments: Float32Array, camera: Camera, { size, depth }: Sight): Uint8Array {
  const marks = new Uint8Array(size * size);
  const seen = project(segments, camera);
  for (let at = 0; at < seen.length; at += 6) {
    const x = seen[at] ?? 0;
    const y = seen[at + 1] ?? 0;
    const z = seen[at + 2] ?? 0;
    const dx = (seen[at + 3] ?? 0) - x;
    const dy = (seen[at + 4] ?? 0) - y;
    const dz = (seen[at + 5] ?? 0) - z;
    const steps = Math.min(Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))), 2 * size);
    for (let step = 0; step <= steps; step++) {
      const part = steps === 0 ? 0 : step / steps;
      const column = Math.floor(x + dx * part);
      const row = Math.floor(y + dy * part);
      const nearest = z + dz * part + LIFT;
      for (const [right, down] of STROKE) {
        const pixel = (row + down) * size + column + right;
        if (nearest >= (depth[pixel] ?? Infinity)) marks[pixel] = INK;
      }
    }
  }
  return marks;
}

/** Two fine pixels wide: one in the finished picture. */
const STROKE = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

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
function chooseSide(mesh: ModelMesh, side: number): number {
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
