import type { ModelMesh } from '#kernel/model.ts';
import { chooseSide } from './choose-side.ts';
import { markEdges } from './mark-edges.ts';
import { placeCamera } from './place-camera.ts';
import { rasteriseMesh } from './rasterise-mesh.ts';
import { shadeSight } from './shade-sight.ts';

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
  const light = shadeSight(sight, edges, mesh.features ?? null);
  return { pixels: average(light, fine / SAMPLES), size: fine / SAMPLES };
}

function average(light: Float32Array, size: number): Uint8Array {
  const fine = size * SAMPLES;
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let cover = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const from = ((row * SAMPLES + Math.floor(sample / SAMPLES)) * fine + column * SAMPLES + (sample % SAMPLES)) * 4;
        red += light[from] ?? 0;
        green += light[from + 1] ?? 0;
        blue += light[from + 2] ?? 0;
        cover += light[from + 3] ?? 0;
      }
      if (cover === 0) continue;
      const to = (row * size + column) * 4;
      pixels[to] = encodeSrgb(red / cover);
      pixels[to + 1] = encodeSrgb(green / cover);
      pixels[to + 2] = encodeSrgb(blue / cover);
      pixels[to + 3] = Math.round((cover / (SAMPLES * SAMPLES)) * 255);
    }
  }
  return pixels;
}

/** Linear light 0–1 to an sRGB byte (IEC 61966-2-1). */
function encodeSrgb(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(value, 0), 1) * 255);
}
