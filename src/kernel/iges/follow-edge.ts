import { add, dot, subtract, takeVector, type Vector } from '../vectors.ts';
import { parseCurve, sampleCurve2d } from './brep-curve.ts';
import type { BrepShape, BrepText } from './brep-text.ts';
import { isPlane } from './recognize-surface.ts';
import { parseSurface } from './surface-point.ts';

/** Where an edge runs in a surface's parameters (u v u v …), from its start to its end; null where that isn't sure. */
export type FollowEdge = (edge: BrepShape, reversed: boolean) => Float64Array | null;

const CURVE_IN_SPACE = /^1 +(\d+) 0 (\S+) (\S+)$/;
const CURVE_ON_SURFACE = /^2 +(\d+) (\d+) (\d+) (\S+) (\S+)$/;
const SEAM = /^3 +(\d+) +(\d+)[A-Z]\w* (\d+) (\d+) (\S+) (\S+)$/;

/**
 * Follows edges on a surface (its number and that of its location). On a plane they run where their curves do; on other surfaces
 * they have curves in the parameters, which must follow those in space within the tolerance, mm. Null for an unknown kind of surface.
 */
export function edgeFollower(text: BrepText, surface: number, location: number, toleranceMm: number): FollowEdge | null {
  const written = text.surfaces[surface - 1] ?? '';
  const place = location === 0 ? identity : parseLocation(text.locations[location - 1] ?? '');
  if (place === null) return null;
  if (isPlane(written)) {
    const numbers = written.trim().split(/\s+/).map(Number);
    const origin = takeVector(numbers, 1);
    const [x, y] = [7, 10].map((at) => subtract(place(add(origin, takeVector(numbers, at))), place(origin))) as [Vector, Vector];
    return ({ body }) => project(readCurve(text, body)?.samples, x, y);
  }
  const point = parseSurface(written);
  if (point === null) return null;
  return ({ body }, reversed) => {
    const inSpace = readCurve(text, body);
    const onSurface = body.map((line) => readLine(line, reversed)).filter((found) => found?.surface === surface);
    const [flat] = onSurface;
    if (inSpace === null || flat == null || onSurface.length > 1 || flat.location !== location) return null;
    if (flat.first !== inSpace.first || flat.last !== inSpace.last) return null;
    const parameters = sampleCurve2d(text.curves2d[flat.curve - 1] ?? '', flat.first, flat.last);
    for (let n = 0; parameters !== null && n < parameters.length / 2; n++) {
      const ground = place(point(parameters[2 * n] as number, parameters[2 * n + 1] as number));
      const gap = subtract(ground, takeVector(inSpace.samples, 3 * n));
      if (!(dot(gap, gap) <= toleranceMm ** 2)) return null;
    }
    return parameters;
  };
}

function readCurve({ curves }: BrepText, body: readonly string[]) {
  const [, curve, first, last] = body.map((line) => CURVE_IN_SPACE.exec(line)).find((found) => found !== null) ?? [];
  return parseCurve(curves[Number(curve) - 1] ?? '', Number(first), Number(last));
}

function project(samples: Float64Array | undefined, x: Vector, y: Vector): Float64Array | null {
  if (samples === undefined) return null;
  const projected = new Float64Array((samples.length / 3) * 2);
  for (let n = 0; n < samples.length / 3; n++) {
    const point = takeVector(samples, 3 * n);
    projected[2 * n] = dot(point, x);
    projected[2 * n + 1] = dot(point, y);
  }
  return projected;
}

/** What a line tells of an edge's curve on a surface; of a seam's two curves the one for the way that the edge runs. */
function readLine(line: string, reversed: boolean) {
  const single = CURVE_ON_SURFACE.exec(line);
  const seam = single === null ? SEAM.exec(line) : null;
  if (single === null && seam === null) return null;
  const [curve, surface, location, first, last] = (single?.slice(1) ?? seam?.toSpliced(reversed ? 1 : 2, 1).slice(1) ?? []).map(
    Number,
  ) as Five;
  return { curve, surface, location, first, last };
}

type Five = [number, number, number, number, number];

function identity(point: Vector): Vector {
  return point;
}

/** A plain location is a 1 above a matrix of three rows; null for a product of others. */
function parseLocation(text: string): ((point: Vector) => Vector) | null {
  const [kind, ...matrix] = text.trim().split(/\s+/).map(Number);
  if (kind !== 1) return null;
  return (point) => {
    const row = (at: number) => dot(takeVector(matrix, at), point) + (matrix[at + 3] as number);
    return [row(0), row(4), row(8)];
  };
}
