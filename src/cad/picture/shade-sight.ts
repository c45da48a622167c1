import type { LinearColor, ModelFeatures } from '#kernel/model.ts';
import type { Sight } from './rasterise-mesh.ts';

/** Directions towards the lights in the camera's frame: a large one above to the left, a weak one to the right. */
const KEY = unit(-0.45, 0.75, 0.6);
const FILL = unit(0.9, 0.1, 0.45);
/** Half way between the key light and the viewer, for the soft shine. */
const SHINE = unit(-0.45, 0.75, 1.6);
/** Blue-grey clay, linear light; shadows lean to blue. */
const CLAY: LinearColor = [0.34, 0.4, 0.47];
const DARKEST = 0.05;
const SPAN = 0.6;
const SKY = [0.5, 0.56, 0.66] as const;
const GROUND = [0.2, 0.21, 0.24] as const;
/** A step in depth of more pixels than this is an outline; a turn of the surface below this cosine, a crease. */
const DEPTH_STEP = 6;
const CREASE_COSINE = 0.86;
const OUTLINE = 0.5;
const CREASE = 0.72;

/** Linear light per pixel, premultiplied: red, green, blue, cover. Outlines and creases are a little darker. */
export function shadeSight(sight: Sight, darkening: Uint8Array | null, features: ModelFeatures | null): Float32Array {
  const { size, depth, normals, facets } = sight;
  const matter = features?.faceColors?.map((color) => (color === null ? CLAY : dilute(color)));
  const light = new Float32Array(size * size * 4);
  for (let pixel = 0; pixel < size * size; pixel++) {
    if (depth[pixel] === -Infinity) continue;
    const x = (normals[pixel * 3] ?? 0) / 127;
    const y = (normals[pixel * 3 + 1] ?? 0) / 127;
    const z = (normals[pixel * 3 + 2] ?? 0) / 127;
    const key = Math.max(0, KEY[0] * x + KEY[1] * y + KEY[2] * z);
    const fill = Math.max(0, FILL[0] * x + FILL[1] * y + FILL[2] * z);
    const shine = Math.max(0, SHINE[0] * x + SHINE[1] * y + SHINE[2] * z) ** 24;
    const rim = (1 - z) ** 3;
    const sky = 0.5 + 0.5 * y;
    const ink = darkening === null ? darken(sight, pixel) : Math.min(darken(sight, pixel), 1 - (darkening[pixel] ?? 0) / 255);
    const own = matter?.[features?.faceOfTriangle[facets[pixel] ?? 0] ?? 0] ?? CLAY;
    for (let colour = 0; colour < 3; colour++) {
      const clay = own[colour] ?? 0;
      const ambient = (GROUND[colour] ?? 0) * (1 - sky) + (SKY[colour] ?? 0) * sky;
      light[pixel * 4 + colour] = (clay * (1.05 * key + 0.4 * fill + 0.85 * ambient) + 0.1 * shine + 0.1 * rim * (SKY[colour] ?? 0)) * ink;
    }
    light[pixel * 4 + 3] = 1;
  }
  return light;
}

/** A colour as clay has it: neither so bright that light burns it out, nor so dark that edges drown in it. */
function dilute([red, green, blue]: LinearColor): LinearColor {
  return [DARKEST + SPAN * red, DARKEST + SPAN * green, DARKEST + SPAN * blue];
}

/** How much light an edge leaves at a pixel: compared with the neighbours to the right and below. */
function darken({ size, depth, normals }: Sight, pixel: number): number {
  let ink = 1;
  for (const step of [1, size, -1, -size]) {
    const other = pixel + step;
    const there = depth[other] ?? -Infinity;
    if (there === -Infinity) return OUTLINE;
    const slope = Math.abs(normals[pixel * 3 + 2] ?? 0) / 127;
    const drop = (depth[pixel] ?? 0) - there;
    if (drop > DEPTH_STEP / Math.max(slope, 0.15)) return OUTLINE;
    const cosine =
      ((normals[pixel * 3] ?? 0) * (normals[other * 3] ?? 0) +
        (normals[pixel * 3 + 1] ?? 0) * (normals[other * 3 + 1] ?? 0) +
        (normals[pixel * 3 + 2] ?? 0) * (normals[other * 3 + 2] ?? 0)) /
      16129;
    if (cosine < CREASE_COSINE) ink = CREASE;
  }
  return ink;
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
