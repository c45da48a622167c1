import type { BRepAdaptor_Curve2d, TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../../occt/load-engines.ts';

/** The part of its surface that a face covers, in the surface's parameters. */
export interface FaceTrim {
  /** Whether a point lies within the face; not where the face's edges don't close around it. */
  readonly contains: (u: number, v: number) => boolean;
  readonly delete: () => void;
}

interface TracedEdge {
  readonly curve: BRepAdaptor_Curve2d;
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

/** Traces the edges of a face over its surface. The caller deletes the trim. */
export function trimFace(oc: ExactEngine, face: TopoDS_Face): FaceTrim {
  const edges: TracedEdge[] = [];
  using explorer = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  const { TopAbs_FORWARD, TopAbs_REVERSED } = oc.TopAbs_Orientation;
  for (; explorer.More(); explorer.Next()) {
    using current = explorer.Current();
    const side = current.Orientation();
    // Others are drawn on the face and bound nothing.
    if (side !== TopAbs_FORWARD && side !== TopAbs_REVERSED) continue;
    using edge = oc.TopoDS.Edge(current);
    edges.push(traceEdge(oc, new oc.BRepAdaptor_Curve2d(edge, face)));
  }
  return {
    contains: (u, v) => {
      const { below, above } = countCrossings(edges, u, v);
      return below % 2 === 1 && above % 2 === 1;
    },
    delete: () => {
      for (const { curve } of edges) curve.delete();
    },
  };
}

function traceEdge(oc: ExactEngine, curve: BRepAdaptor_Curve2d): TracedEdge {
  const steps = countSteps(oc, curve);
  const [from, to] = [curve.FirstParameter(), curve.LastParameter()];
  return { curve, samples: Array.from({ length: steps + 1 }, (_, i) => sample(curve, from + ((to - from) * i) / steps)) };
}

function countSteps(oc: ExactEngine, curve: BRepAdaptor_Curve2d): number {
  const { GeomAbs_Line, GeomAbs_BSplineCurve } = oc.GeomAbs_CurveType;
  const type = curve.GetType();
  if (type === GeomAbs_Line) return 1;
  return type === GeomAbs_BSplineCurve ? Math.min(MOST_STEPS, Math.max(CURVE_STEPS, curve.NbKnots() * STEPS_PER_KNOT)) : CURVE_STEPS;
}

function sample(curve: BRepAdaptor_Curve2d, at: number): Sample {
  using point = curve.Value(at);
  return { at, u: point.X(), v: point.Y() };
}

/** How often the edges cross the line of all points with the same v, on either side of u. */
function countCrossings(edges: readonly TracedEdge[], u: number, v: number): { below: number; above: number } {
  let [below, above] = [0, 0];
  for (const { curve, samples } of edges) {
    for (let i = 1; i < samples.length; i++) {
      const [from, to] = [samples[i - 1] as Sample, samples[i] as Sample];
      if (from.v > v === to.v > v) continue;
      if (crossesBelow(curve, from, to, u, v)) below++;
      else above++;
    }
  }
  return { below, above };
}

/** Whether a curve meets the line of all points with the same v at a lesser u, between two samples on either side of it. */
function crossesBelow(curve: BRepAdaptor_Curve2d, from: Sample, to: Sample, u: number, v: number): boolean {
  let [low, high] = [from, to];
  for (let halving = 0; halving < MOST_HALVINGS && low.u < u !== high.u < u; halving++) {
    const middle = sample(curve, (low.at + high.at) / 2);
    if (middle.v > v === low.v > v) low = middle;
    else high = middle;
  }
  return low.u < u;
}
