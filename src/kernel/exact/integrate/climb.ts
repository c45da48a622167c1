/** A height over two parameters with its first (u, v) and second (uu, uv, vv) derivatives. */
export interface Slope {
  readonly height: number;
  readonly slope: readonly [number, number];
  readonly bend: readonly [number, number, number];
}

const MOST_STEPS = 40;
/** Steps this small, as a share of the ranges, change nothing any more: heights are flat about a crest. */
const SMALLEST_STEP = 1e-9;

/**
 * Climbs from `start` to a crest of a height within [uMin, vMin, uMax, vMax] by Newton's method, or along the slope where
 * the height isn't curved like a crest; every step is quartered until it leads up, and to where it is allowed to. Returns u, v
 * and the height there, which is never less than at the start.
 */
export function climb(
  slopeAt: (u: number, v: number) => Slope,
  start: readonly [number, number],
  [uMin, vMin, uMax, vMax]: readonly [number, number, number, number],
  isAllowed: (u: number, v: number) => boolean = () => true,
): [u: number, v: number, height: number] {
  const [uRange, vRange] = [uMax - uMin, vMax - vMin];
  let [u, v] = start;
  let here = slopeAt(u, v);
  let factor = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const [du, dv] = aim(here, u, v, [uMin, vMin, uMax, vMax]);
    const [nextU, nextV] = [clamp(u + factor * du, uMin, uMax), clamp(v + factor * dv, vMin, vMax)];
    const moved = Math.max(uRange > 0 ? Math.abs(nextU - u) / uRange : 0, vRange > 0 ? Math.abs(nextV - v) / vRange : 0);
    if (moved < SMALLEST_STEP) break;
    const next = slopeAt(nextU, nextV);
    if (next.height > here.height && isAllowed(nextU, nextV)) {
      [u, v, here, factor] = [nextU, nextV, next, Math.min(1, factor * 2)];
    } else factor /= 4;
  }
  return [u, v, here.height];
}

type Range = readonly [number, number, number, number];

/** The step to the crest of the parabola through here; where there is none, a tenth of the ranges uphill. */
function aim({ slope: [su, sv], bend: [uu, uv, vv] }: Slope, u: number, v: number, [uMin, vMin, uMax, vMax]: Range): [number, number] {
  // At a bound that the slope points across, only the other parameter is free.
  const freeU = !((u <= uMin && su <= 0) || (u >= uMax && su >= 0));
  const freeV = !((v <= vMin && sv <= 0) || (v >= vMax && sv >= 0));
  if (!freeU && !freeV) return [0, 0];
  if (!freeU) return [0, vv < 0 ? -sv / vv : (Math.sign(sv) * (vMax - vMin)) / 10];
  if (!freeV) return [uu < 0 ? -su / uu : (Math.sign(su) * (uMax - uMin)) / 10, 0];
  const determinant = uu * vv - uv * uv;
  if (uu < 0 && determinant > 0) return [(uv * sv - vv * su) / determinant, (uv * su - uu * sv) / determinant];
  const [rise, run] = [su * (uMax - uMin), sv * (vMax - vMin)];
  const length = Math.hypot(rise, run) || 1;
  return [((rise / length) * (uMax - uMin)) / 10, ((run / length) * (vMax - vMin)) / 10];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
