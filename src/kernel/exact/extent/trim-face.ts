import type { ExactEngine } from '../../occt/engine.ts';
import { CURVE, type Face, type Trace } from '../../occt/words.ts';

/** Whether a point of its surface, by the surface's parameters, lies within a face; not where the face's edges don't close around it. */
export type FaceTrim = (u: number, v: number) => boolean;

interface TracedEdge {
  readonly trace: Trace;
  /** Parameter and place of each sample, in order. */
  readonly samples: readonly Sample[];
}

interface Sample {
  readonly at: number;
  readonly u: number;
  readonly v: number;
}

const CURVE_STEPS = 24;
const STEPS_PER_KNOT = 8;
const MOST_STEPS = 2000;
const MOST_HALVINGS = 40;

/** Traces the edges of a face over its surface. */
export function trimFace(oc: ExactEngine, face: Face): FaceTrim {
  const edges = oc.listTraces(face).map((trace) => traceEdge(oc, trace));
  return (u, v) => {
    const { below, above } = countCrossings(oc, edges, u, v);
    return below % 2 === 1 && above % 2 === 1;
  };
}

function traceEdge(oc: ExactEngine, trace: Trace): TracedEdge {
  const { kind, from, to } = oc.traceOf(trace);
  const steps = countSteps(oc, trace, kind);
  return { trace, samples: Array.from({ length: steps + 1 }, (_, i) => sample(oc, trace, from + ((to - from) * i) / steps)) };
}

function countSteps(oc: ExactEngine, trace: Trace, kind: number): number {
  if (kind === CURVE.line) return 1;
  if (kind !== CURVE.spline) return CURVE_STEPS;
  return Math.min(MOST_STEPS, Math.max(CURVE_STEPS, oc.traceKnots(trace).length * STEPS_PER_KNOT));
}

function sample(oc: ExactEngine, trace: Trace, at: number): Sample {
  return { at, ...oc.traceAt(trace, at) };
}

/** How often the edges cross the line of all points with the same v, on either side of u. */
function countCrossings(oc: ExactEngine, edges: readonly TracedEdge[], u: number, v: number): { below: number; above: number } {
  let [below, above] = [0, 0];
  for (const { trace, samples } of edges) {
    for (let i = 1; i < samples.length; i++) {
      const [from, to] = [samples[i - 1] as Sample, samples[i] as Sample];
      if (from.v > v === to.v > v) continue;
      if (crossesBelow(oc, trace, from, to, u, v)) below++;
      else above++;
    }
  }
  return { below, above };
}

/** Whether a curve meets the line of all points with the same v at a lesser u, between two samples on either side of it. */
function crossesBelow(oc: ExactEngine, trace: Trace, from: Sample, to: Sample, u: number, v: number): boolean {
  let [low, high] = [from, to];
  for (let halving = 0; halving < MOST_HALVINGS && low.u < u !== high.u < u; halving++) {
    const middle = sample(oc, trace, (low.at + high.at) / 2);
    if (middle.v > v === low.v > v) low = middle;
    else high = middle;
  }
  return low.u < u;
}
