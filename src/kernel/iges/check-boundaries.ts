import { type BrepPart, type BrepText, surfaceOf } from './brep-text.ts';
import { edgeFollower, type FollowEdge } from './follow-edge.ts';

/** How far a boundary may jump from edge to edge in a surface's parameters, as a share of its extent there. */
const WIDEST_JUMP = 1e-4;
const INVERSE = /^2 +(\d+) -1 0$/;

/**
 * Whether every face is bounded as it should be: by edges whose curves in the surface's parameters follow those in space within the
 * tolerance, mm, and each other; by one boundary that runs round counter-clockwise, and holes that run clockwise. Of such faces
 * nothing needs healing. What isn't understood isn't right.
 */
export function hasRightBoundaries(text: BrepText, toleranceMm: number): boolean {
  const followers = new Map<string, FollowEdge | null>();
  return text.shapes.every((face) => {
    if (face.kind !== 'Fa') return true;
    const areas = face.parts.map((wire) => {
      const location = locationUnder(text, wire);
      const key = `${surfaceOf(face)} ${location}`;
      if (!followers.has(key)) followers.set(key, location === null ? null : edgeFollower(text, surfaceOf(face), location, toleranceMm));
      const follow = followers.get(key) ?? null;
      return follow && sumArea(text, wire, follow);
    });
    const total = areas.reduce<number>((sum, area) => sum + (area ?? Number.NaN), 0);
    return total > 0 && areas.filter((area) => (area ?? 0) >= 0).length === 1;
  });
}

/** The location of a face's surface as its wire sees it: that which the wire's takes back. Null for any other. */
function locationUnder({ locations }: BrepText, { location }: BrepPart): number | null {
  if (location === 0) return 0;
  const [, inverse] = INVERSE.exec(locations[location - 1]?.trim() ?? '') ?? [];
  return inverse === undefined ? null : Number(inverse);
}

/** The area that a wire runs round in the parameters of its surface, negative where clockwise; null where it isn't closed. */
function sumArea({ shapes }: BrepText, wire: BrepPart, follow: FollowEdge): number | null {
  const runs: Float64Array[] = [];
  for (const part of shapes[wire.shape]?.parts ?? []) {
    const edge = shapes[part.shape];
    const reversed = wire.reversed !== part.reversed;
    const run = edge === undefined || part.location !== 0 ? null : follow(edge, reversed);
    if (run === null) return null;
    runs.push(reversed ? turnBack(run) : run);
  }
  // Edges are listed the way the wire runs, or against it.
  return areaWithin(runs) ?? areaWithin(runs.toReversed());
}

function areaWithin(runs: readonly Float64Array[]): number | null {
  const boundary = joinRuns(runs);
  const perEdge = runs[0]?.length ?? 0;
  if (!isContinuous(boundary, 0, perEdge) || !isContinuous(boundary, 1, perEdge)) return null;
  let area = 0;
  for (let n = 0; n < boundary.length; n += 2) {
    const next = (n + 2) % boundary.length;
    area += (boundary[n] as number) * (boundary[next + 1] as number) - (boundary[next] as number) * (boundary[n + 1] as number);
  }
  return area / 2;
}

function joinRuns(runs: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(runs.reduce((sum, run) => sum + run.length, 0));
  let at = 0;
  for (const run of runs) {
    joined.set(run, at);
    at += run.length;
  }
  return joined;
}

/** Whether a parameter, so many values to an edge, goes on from edge to edge without a jump, and from the last to the first. */
function isContinuous(boundary: Float64Array, axis: 0 | 1, perEdge: number): boolean {
  let [low, high, widest] = [Infinity, -Infinity, 0];
  for (let n = axis; n < boundary.length; n += 2) {
    const value = boundary[n] as number;
    low = Math.min(low, value);
    high = Math.max(high, value);
    if (n % perEdge === axis)
      widest = Math.max(widest, Math.abs(value - (boundary[(n > axis ? n : boundary.length + axis) - 2] as number)));
  }
  return widest <= WIDEST_JUMP * (high - low);
}

/** The same points, last first. */
function turnBack(run: Float64Array): Float64Array {
  return run.map((_, i) => run[run.length - 2 - i + 2 * (i % 2)] as number);
}
