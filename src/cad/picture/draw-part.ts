import type { ModelMesh } from '#kernel/basics/model.ts';
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
