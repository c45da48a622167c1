import type { Gloss } from '#domain/catalogue/gloss.ts';
import type { Vector3D } from '../basics/viewer.ts';
import { dot } from '../picking/vectors.ts';

/**
 * A studio on a ball: for every direction a surface can face, seen from the camera, how bright it is. A large soft light from
 * the upper left, a fill from the right, a rim from below and behind, and the window of a soft box as highlight. Painted once,
 * it lights any model for the price of one look-up per pixel, and it never leaves a side in the dark.
 */
export function paintMatcap(size: number, gloss: Gloss): Uint8Array<ArrayBuffer> {
  const surface = SURFACES[gloss];
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let x = ((column + 0.5) / size) * 2 - 1;
      let y = ((row + 0.5) / size) * 2 - 1;
      const radius = Math.sqrt(x * x + y * y);
      // The look-up reaches a little beyond the ball's outline.
      if (radius > 0.999) {
        x *= 0.999 / radius;
        y *= 0.999 / radius;
      }
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      paintLight(pixels, (row * size + column) * 4, surface, { x, y, z });
    }
  }
  return pixels;
}

interface Surface {
  /** How bright the window of the soft box is on it, and between which cosines its edge lies. */
  readonly shine: number;
  readonly from: number;
  readonly to: number;
  /** Of light and shade, around the middle. */
  readonly contrast: number;
  /** What its highlight stands out from. */
  readonly dim: number;
}

const MIDDLE = 0.6;
const SURFACES: Readonly<Record<Gloss, Surface>> = {
  matte: { shine: 0, from: 0.93, to: 0.995, contrast: 0.66, dim: -0.04 },
  plain: { shine: 0.16, from: 0.93, to: 0.995, contrast: 1, dim: 0 },
  glossy: { shine: 0.6, from: 0.955, to: 0.98, contrast: 1.1, dim: 0.14 },
};

const KEY = unit(-0.45, 0.7, 0.62);
const FILL = unit(0.8, 0.1, 0.55);
const RIM = unit(0.35, -0.85, -0.1);
const HIGHLIGHT = unit(-0.3, 0.52, 0.8);

/** Linear light towards a normal, as sRGB bytes. */
function paintLight(pixels: Uint8Array, at: number, surface: Surface, normal: Vector3D): void {
  const key = wrap(dot(KEY, normal), 0.35);
  const fill = wrap(dot(FILL, normal), 0.5);
  const rim = Math.max(0, dot(RIM, normal)) ** 2;
  const sky = 0.5 + 0.5 * normal.y;
  const shine = surface.shine * smooth(surface.from, surface.to, dot(HIGHLIGHT, normal));
  const edge = (1 - normal.z) ** 3;
  const base = 0.2 + 0.12 * sky + 0.68 * key ** 1.35 + 0.2 * fill + 0.12 * rim - 0.05 * edge;
  const cool = 0.02 * (1 - key);
  const white = MIDDLE + (base - MIDDLE) * surface.contrast - surface.dim + shine;
  pixels[at] = toByte(white - cool);
  pixels[at + 1] = toByte(white);
  pixels[at + 2] = toByte(white + cool);
  pixels[at + 3] = 255;
}

function unit(x: number, y: number, z: number): Vector3D {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}

/** Light that reaches a little around the corner. */
function wrap(cosine: number, softness: number): number {
  return Math.max(0, (cosine + softness) / (1 + softness));
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
}

const STEPS = 4096;
/** sRGB byte per step of linear light. */
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS;
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
});

function toByte(linear: number): number {
  return BYTES[Math.round(Math.min(Math.max(linear, 0), 1) * STEPS)] as number;
}
