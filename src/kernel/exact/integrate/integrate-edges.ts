import type { ExactEngine } from '../../occt/engine.ts';
import { CURVE, type Face, type Trace } from '../../occt/words.ts';

/** An edge in the parameters of its face's surface, in the direction that keeps the face on its left. */
export interface EdgeTrace {
  readonly from: number;
  readonly to: number;
  /** Its first and last parameter, and between them those at which its polynomials change. */
  readonly knots: readonly number[];
  readonly at: (parameter: number) => EdgePoint;
}

type EdgePoint = ReturnType<ExactEngine['traceAt']>;

/** Knots nearer to an end than this share of an edge are that end. */
const ROUNDING = 1e-12;

/** The edges that bound a face. */
export function traceEdges(oc: ExactEngine, face: Face): EdgeTrace[] {
  return oc.listTraces(face).map((trace) => traceEdge(oc, trace));
}

function traceEdge(oc: ExactEngine, trace: Trace): EdgeTrace {
  const { kind, from, to } = oc.traceOf(trace);
  if (kind === CURVE.line) return { from, to, knots: [from, to], at: followLine(from, oc.traceAt(trace, from)) };
  const margin = ROUNDING * (to - from);
  const knots = [from, ...oc.traceKnots(trace).filter((knot) => knot > from + margin && knot < to - margin), to];
  return { from, to, knots, at: (parameter) => oc.traceAt(trace, parameter) };
}

/** The points of a line by one of them, which takes no call of the engine. */
function followLine(from: number, { u, v, du, dv }: EdgePoint): EdgeTrace['at'] {
  return (parameter) => ({ u: u + du * (parameter - from), v: v + dv * (parameter - from), du, dv });
}
