import type { ModelMesh } from '#kernel/model.ts';
import { chooseSide } from './choose-side.ts';
import { encodeSrgb } from './encode-srgb.ts';
import { markEdges } from './mark-edges.ts';
import { placeCamera } from './place-camera.ts';
import { rasteriseMesh } from './rasterise-mesh.ts';
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

function average(shade: (row: number, light: Float32Array) => void, size: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const rows = Array.from({ length: SAMPLES }, () => new Float32Array(size * SAMPLES * 4));
  for (let row = 0; row < size; row++) {
    for (const [down, light] of rows.entries()) shade(row * SAMPLES + down, light);
    for (let column = 0; column < size; column++) averageSquare(rows, column, pixels, (row * size + column) * 4);
  }
  return pixels;
}

function averageSquare(rows: readonly Float32Array[], column: number, pixels: Uint8Array, to: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 0;
  for (const light of rows) {
    for (let at = column * SAMPLES * 4; at < (column + 1) * SAMPLES * 4; at += 4) {
      red += light[at] ?? 0;
      green += light[at + 1] ?? 0;
      blue += light[at + 2] ?? 0;
      cover += light[at + 3] ?? 0;
    }
  }
  if (cover === 0) return;
  pixels[to] = encodeSrgb(red / cover);
  pixels[to + 1] = encodeSrgb(green / cover);
  pixels[to + 2] = encodeSrgb(blue / cover);
  pixels[to + 3] = Math.round((cover / (SAMPLES * SAMPLES)) * 255);
}
