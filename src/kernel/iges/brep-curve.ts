import { type Spline, sampleSpline, splitSpline } from './spline.ts';

/** An edge's curve in space: its range of parameters, and points (x y z x y z …) at even steps from first to last, mm. */
export interface BrepCurve {
  readonly first: number;
  readonly last: number;
  readonly samples: Float64Array;
}

/** How the parameter of one curve follows from another's: `scale` × parameter + `shift`. */
export interface ParameterMap {
  readonly scale: 1 | -1;
  readonly shift: number;
}

export interface CurveMatch {
  readonly map: ParameterMap;
  /** How far the curves lie apart at the samples, mm. */
  readonly gapMm: number;
}

const STEPS = 16;
/** Differences between ranges, as shares of them, that come from rounding. */
const SAME_RANGE = 1e-7;

const [LINE, CIRCLE, SPLINE] = [1, 2, 7];

/** Reads a curve of a BREP text; null where it is neither a line, a circle nor an open spline. */
export function parseCurve(text: string, first: number, last: number): BrepCurve | null {
  const [kind, ...values] = text.trim().split(/\s+/).map(Number);
  const parameters = evenSteps(first, last);
  if (kind === LINE) return { first, last, samples: sampleLine(values, parameters) };
  if (kind === CIRCLE) return { first, last, samples: sampleCircle(values, parameters) };
  const spline = kind === SPLINE ? splitSpline(values, 3) : null;
  return spline && { first, last, samples: sampleSpline(spline, parameters) };
}

/** Points (u v u v …) of a curve in a surface's parameters at the same steps; null where it is neither a line nor an open spline. */
export function sampleCurve2d(text: string, first: number, last: number): Float64Array | null {
  const [kind, ...values] = text.trim().split(/\s+/).map(Number);
  const parameters = evenSteps(first, last);
  if (kind === LINE) {
    const [u, v, du, dv] = values as [number, number, number, number];
    const samples = new Float64Array(2 * parameters.length);
    for (const [n, at] of parameters.entries()) samples.set([u + at * du, v + at * dv], 2 * n);
    return samples;
  }
  const spline = kind === SPLINE ? splitSpline(values, 2) : null;
  if (spline === null) return null;
  return sampleSpline({ ...spline, poles: spline.poles.map((pole) => [...pole, 0]) }, parameters).filter((_, i) => i % 3 < 2);
}

function evenSteps(first: number, last: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => first + ((last - first) * step) / STEPS);
}

/** A line is written as origin and direction. */
function sampleLine(values: readonly number[], parameters: readonly number[]): Float64Array {
  const samples = new Float64Array(3 * parameters.length);
  for (const [n, at] of parameters.entries()) {
    for (let axis = 0; axis < 3; axis++) samples[3 * n + axis] = (values[axis] as number) + at * (values[3 + axis] as number);
  }
  return samples;
}

/** A circle is written as centre, axis, the directions of its angles 0 and 90°, and radius. */
function sampleCircle(values: readonly number[], parameters: readonly number[]): Float64Array {
  const samples = new Float64Array(3 * parameters.length);
  const radius = values[12] as number;
  for (const [n, at] of parameters.entries()) {
    const [cos, sin] = [radius * Math.cos(at), radius * Math.sin(at)];
    for (let axis = 0; axis < 3; axis++) {
      samples[3 * n + axis] = (values[axis] as number) + cos * (values[6 + axis] as number) + sin * (values[9 + axis] as number);
    }
  }
  return samples;
}

/** How parameters of `a` become those of `b` where both are one curve within a tolerance, mm, forward or backward; else null. */
export function matchCurves(a: BrepCurve, b: BrepCurve, toleranceMm: number): CurveMatch | null {
  if (Math.abs(a.last - a.first - (b.last - b.first)) > SAME_RANGE * (a.last - a.first)) return null;
  const [forward, backward] = [measureGap(a.samples, b.samples, 1), measureGap(a.samples, b.samples, -1)];
  const gapMm = Math.min(forward, backward);
  if (gapMm > toleranceMm) return null;
  return { map: forward <= backward ? { scale: 1, shift: b.first - a.first } : { scale: -1, shift: b.last + a.first }, gapMm };
}

function measureGap(a: Float64Array, b: Float64Array, scale: 1 | -1): number {
  let widest = 0;
  for (let step = 0; step <= STEPS; step++) {
    const [i, k] = [3 * step, 3 * (scale === 1 ? step : STEPS - step)];
    const x = (a[i] as number) - (b[k] as number);
    const y = (a[i + 1] as number) - (b[k + 1] as number);
    const z = (a[i + 2] as number) - (b[k + 2] as number);
    widest = Math.max(widest, x * x + y * y + z * z);
  }
  return Math.sqrt(widest);
}

/** A curve in a surface's parameters, told by the parameter before `map`; null where it is neither a line nor an open spline. */
export function remapCurve2d(text: string, { scale, shift }: ParameterMap): string | null {
  if (scale === 1 && shift === 0) return text;
  const [kind, ...values] = text.trim().split(/\s+/).map(Number);
  if (kind === LINE) {
    const [x, y, dx, dy] = values as [number, number, number, number];
    return [LINE, x + dx * shift, y + dy * shift, dx * scale, dy * scale].join(' ');
  }
  const spline = kind === SPLINE ? splitSpline(values, 2) : null;
  return spline && printSpline2d(spline, { scale, shift });
}

function printSpline2d({ degree, poles, weights, knots, multiplicities }: Spline, { scale, shift }: ParameterMap): string {
  const turn = <T>(list: readonly T[]) => (scale === 1 ? list : list.toReversed());
  const corners = turn(poles.map((pole, i) => [...pole, ...weights.slice(i, i + 1)]));
  const steps = turn(knots.map((knot, i) => [scale * (knot - shift), multiplicities[i]]));
  const sizes = `${weights.length > 0 ? 1 : 0} 0  ${degree} ${poles.length} ${knots.length}`;
  return `${SPLINE} ${sizes}  ${corners.flat().join(' ')}\n ${steps.flat().join(' ')}`;
}
