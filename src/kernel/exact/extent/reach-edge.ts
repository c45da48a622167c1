import { type Box, emptyBox } from '../../basics/box.ts';
import { dot, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { CURVE, type Edge, type Face } from '../../occt/words.ts';
import { climb } from '../integrate/climb.ts';

/** Tells how far along `direction` an edge of a face reaches, mm, or `atLeast` where that is more; off by `slack` at most. */
export type ReachEdge = (direction: Vector, atLeast: number, slack: number) => number;

/** A conic turns by a full circle at most; a spline can turn back between any two knots. */
const LINE_STEPS = 1;
const CONIC_STEPS = 12;
const STEPS_PER_KNOT = 3;
const MOST_STEPS = 300;

/** How far each edge of a face reaches. */
export function reachableEdges(oc: ExactEngine, face: Face): ReachEdge[] {
  const edges = oc.listEdges(face).filter((edge) => !oc.isDegenerated(edge));
  return edges.map((edge) => reachableEdge(oc, edge, face));
}

function reachableEdge(oc: ExactEngine, edge: Edge, face: Face): ReachEdge {
  const bound = oc.boundOf(edge, false) ?? emptyBox();
  let samples: readonly Sample[] | undefined;
  return (direction, atLeast, slack) => {
    const most = farthestCorner(bound, direction);
    if (most <= atLeast + slack) return Math.max(atLeast, most);
    samples ??= sampleCurve(oc, edge, face);
    return Math.max(atLeast, reachCurve(oc, edge, face, samples, direction));
  };
}

function farthestCorner(box: Box, direction: Vector): number {
  return direction.reduce((sum, value, axis) => sum + value * (box[value > 0 ? axis + 3 : axis] as number), 0);
}

/** A point of a curve and its parameter. */
interface Sample {
  readonly at: number;
  readonly point: Vector;
}

function sampleCurve(oc: ExactEngine, edge: Edge, face: Face): Sample[] {
  const steps = countSteps(oc, edge);
  // The face ends where its curve on the surface runs; the edge's own curve may stray from that by the tolerance.
  const { from, to } = oc.curveOf(edge, face);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = from + ((to - from) * i) / steps;
    return { at, point: oc.curvePointAt(edge, at, face) };
  });
}

function countSteps(oc: ExactEngine, edge: Edge): number {
  const { kind, knots } = oc.curveOf(edge);
  if (kind === CURVE.line) return LINE_STEPS;
  if (kind === CURVE.circle || kind === CURVE.ellipse) return CONIC_STEPS;
  const spans = kind === CURVE.spline ? knots - 1 : CONIC_STEPS;
  return Math.min(MOST_STEPS, Math.max(CONIC_STEPS, spans * STEPS_PER_KNOT));
}

function reachCurve(oc: ExactEngine, edge: Edge, face: Face, samples: readonly Sample[], direction: Vector): number {
  const heights = samples.map(({ point }) => dot(direction, point));
  let farthest = Math.max(...heights);
  if (samples.length === LINE_STEPS + 1) return farthest;
  const spread = farthest - Math.min(...heights);
  for (const [i, height] of heights.entries()) {
    const isCrest = height >= (heights[i - 1] ?? -Infinity) && height >= (heights[i + 1] ?? -Infinity);
    // Between samples a curve rises by a small part of what it rises over all.
    if (!isCrest || height < farthest - spread / 4) continue;
    const [low, high] = [samples[Math.max(0, i - 1)]?.at ?? 0, samples[Math.min(samples.length - 1, i + 1)]?.at ?? 0];
    farthest = Math.max(farthest, climbCurve(oc, edge, face, direction, [samples[i]?.at ?? low, low, high]));
  }
  return farthest;
}

function climbCurve(oc: ExactEngine, edge: Edge, face: Face, direction: Vector, [start, low, high]: Vector): number {
  const [, , reached] = climb(
    (at) => {
      const { height, slope, bend } = oc.curveSlopeAt(edge, face, at, direction);
      return { height, slope: [slope, 0], bend: [bend, 0, -1] };
    },
    [start, 0],
    [low, 0, high, 0],
  );
  return reached;
}
