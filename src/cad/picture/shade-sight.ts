import type { LinearColor, ModelFeatures } from '#kernel/basics/model.ts';
import { type Sight, unpack } from './rasterise-mesh.ts';

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
/** What lies flatter to the view counts as this steep. */
const LEAST_SLOPE = 0.15;
const CREASE_COSINE = 0.86;
const OUTLINE = 0.5;
const CREASE = 0.72;

/**
 * Returns what adds the linear light of a pixel to a sum of red, green, blue and cover, premultiplied. Outlines and creases are a
 * little darker.
 */
export function createShader(sight: Sight, darkening: Uint8Array | null, features: ModelFeatures | null) {
  const { depth, normals, facets } = sight;
  const matter = features?.faceColors?.map((color) => (color === null ? CLAY : dilute(color)));
  // Pixels of one face mostly have the light of the pixel before.
  const last = { normal: -1, own: CLAY, lit: new Float64Array(3) };
  return (pixel: number, sum: Float64Array): void => {
    if (depth[pixel] === -Infinity) return;
    const normal = normals[pixel] ?? 0;
    const own = matter?.[features?.faceOfTriangle[facets[pixel] ?? 0] ?? 0] ?? CLAY;
    if (normal !== last.normal || own !== last.own) {
      last.normal = normal;
      last.own = own;
      lightUp(unpack(normal, 0) / 127, unpack(normal, 1) / 127, unpack(normal, 2) / 127, own, last.lit);
    }
    const edge = darken(sight, pixel);
    const ink = darkening === null ? edge : Math.min(edge, 1 - (darkening[pixel] ?? 0) / 255);
    for (let colour = 0; colour < 3; colour++) sum[colour] = (sum[colour] ?? 0) + (last.lit[colour] ?? 0) * ink;
    sum[3] = (sum[3] ?? 0) + 1;
  };
}

/** The light that a surface of colour `own` sends back where its unit normal is (x, y, z). */
function lightUp(x: number, y: number, z: number, own: LinearColor, lit: Float64Array): void {
  const key = Math.max(0, KEY[0] * x + KEY[1] * y + KEY[2] * z);
  const fill = Math.max(0, FILL[0] * x + FILL[1] * y + FILL[2] * z);
  const half = Math.max(0, SHINE[0] * x + SHINE[1] * y + SHINE[2] * z);
  // A power takes longer than all the rest.
  const [half3, away] = [half * half * half, 1 - z];
  const half6 = half3 * half3;
  const shine = half6 * half6 * half6 * half6;
  const rim = away * away * away;
  const sky = 0.5 + 0.5 * y;
  for (let colour = 0; colour < 3; colour++) {
    const ambient = (GROUND[colour] ?? 0) * (1 - sky) + (SKY[colour] ?? 0) * sky;
    const clay = (own[colour] ?? 0) * (1.05 * key + 0.4 * fill + 0.85 * ambient);
    lit[colour] = clay + 0.1 * shine + 0.1 * rim * (SKY[colour] ?? 0);
  }
}

/** A colour as clay has it: neither so bright that light burns it out, nor so dark that edges drown in it. */
function dilute([red, green, blue]: LinearColor): LinearColor {
  return [DARKEST + SPAN * red, DARKEST + SPAN * green, DARKEST + SPAN * blue];
}

/** How much light an edge leaves at a pixel: compared with its four neighbours. */
function darken(sight: Sight, pixel: number): number {
  const { size } = sight;
  const least = Math.min(compare(sight, pixel, pixel + 1), compare(sight, pixel, pixel - 1));
  return least === OUTLINE ? OUTLINE : Math.min(least, compare(sight, pixel, pixel + size), compare(sight, pixel, pixel - size));
}

function compare({ depth, normals }: Sight, pixel: number, other: number): number {
  const drop = (depth[pixel] ?? 0) - (depth[other] ?? -Infinity);
  const [here, there] = [normals[pixel] ?? 0, normals[other] ?? 0];
  if (drop > DEPTH_STEP && drop > DEPTH_STEP / Math.max(Math.abs(unpack(here, 2)) / 127, LEAST_SLOPE)) return OUTLINE;
  return here === there || cosine(here, there) >= CREASE_COSINE ? 1 : CREASE;
}

function cosine(a: number, b: number): number {
  return (unpack(a, 0) * unpack(b, 0) + unpack(a, 1) * unpack(b, 1) + unpack(a, 2) * unpack(b, 2)) / 127 ** 2;
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
