import type { BRepAdaptor_Curve, TopoDS_Edge, TopoDS_Face } from 'replicad-opencascadejs';
import { type Box, readBox } from '../../basics/box.ts';
import { dot, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { climb, takePoint, takeVector } from '../integrate/climb.ts';

/** An edge of a face made ready for being asked how far it reaches. */
export interface ReachableEdge {
  /** How far along `direction` the edge reaches, mm, or `atLeast` where that is more; off by `slack` at most. */
  readonly reach: (direction: Vector, atLeast: number, slack: number) => number;
  readonly delete: () => void;
}

/** A conic turns by a full circle at most; a spline can turn back between any two knots. */
const LINE_STEPS = 1;
const CONIC_STEPS = 12;
const STEPS_PER_KNOT = 3;
const MOST_STEPS = 300;

/** The edges of a face; the caller deletes them. */
export function reachableEdges(oc: ExactEngine, face: TopoDS_Face): ReachableEdge[] {
  const edges: ReachableEdge[] = [];
  using explorer = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    using current = explorer.Current();
    const edge = oc.TopoDS.Edge(current);
    if (oc.BRep_Tool.Degenerated(edge)) edge.delete();
    else edges.push(reachableEdge(oc, edge, face));
  }
  return edges;
}

function reachableEdge(oc: ExactEngine, edge: TopoDS_Edge, face: TopoDS_Face): ReachableEdge {
  using box = new oc.Bnd_Box();
  oc.BRepBndLib.Add(edge, box, false);
  box.SetGap(0);
  const bound = readBox(box);
  let sampled: SampledCurve | undefined;
  return {
    reach: (direction, atLeast, slack) => {
      const most = farthestCorner(bound, direction);
      if (most <= atLeast + slack) return Math.max(atLeast, most);
      sampled ??= sampleCurve(oc, edge, face);
      return Math.max(atLeast, reachCurve(sampled, direction));
    },
    delete: () => {
      edge.delete();
      sampled?.curve.delete();
    },
  };
}

function farthestCorner(box: Box, direction: Vector): number {
  return direction.reduce((sum, value, axis) => sum + value * (box[value > 0 ? axis + 3 : axis] as number), 0);
}

interface SampledCurve {
  readonly curve: BRepAdaptor_Curve;
  /** Parameter and point of each sample, in order. */
  readonly samples: readonly { readonly at: number; readonly point: Vector }[];
}

function sampleCurve(oc: ExactEngine, edge: TopoDS_Edge, face: TopoDS_Face): SampledCurve {
  const steps = countSteps(oc, edge);
  // The face ends where its curve on the surface runs; the edge's own curve may stray from that by the tolerance.
  const curve = new oc.BRepAdaptor_Curve(edge, face);
  const [from, to] = [curve.FirstParameter(), curve.LastParameter()];
  const samples = Array.from({ length: steps + 1 }, (_, i) => {
    const at = from + ((to - from) * i) / steps;
    return { at, point: takePoint(curve.EvalD0(at)) };
  });
  return { curve, samples };
}

function countSteps(oc: ExactEngine, edge: TopoDS_Edge): number {
  using curve = new oc.BRepAdaptor_Curve(edge);
  const { GeomAbs_Line, GeomAbs_Circle, GeomAbs_Ellipse, GeomAbs_BSplineCurve } = oc.GeomAbs_CurveType;
  const type = curve.GetType();
  if (type === GeomAbs_Line) return LINE_STEPS;
  if (type === GeomAbs_Circle || type === GeomAbs_Ellipse) return CONIC_STEPS;
  const spans = type === GeomAbs_BSplineCurve ? curve.NbKnots() - 1 : CONIC_STEPS;
  return Math.min(MOST_STEPS, Math.max(CONIC_STEPS, spans * STEPS_PER_KNOT));
}

function reachCurve({ curve, samples }: SampledCurve, direction: Vector): number {
  const heights = samples.map(({ point }) => dot(direction, point));
  let farthest = Math.max(...heights);
  if (samples.length === LINE_STEPS + 1) return farthest;
  const spread = farthest - Math.min(...heights);
  for (const [i, height] of heights.entries()) {
    const isCrest = height >= (heights[i - 1] ?? -Infinity) && height >= (heights[i + 1] ?? -Infinity);
    // Between samples a curve rises by a small part of what it rises over all.
    if (!isCrest || height < farthest - spread / 4) continue;
    const [low, high] = [samples[Math.max(0, i - 1)]?.at ?? 0, samples[Math.min(samples.length - 1, i + 1)]?.at ?? 0];
    farthest = Math.max(farthest, climbCurve(curve, direction, samples[i]?.at ?? low, low, high));
  }
  return farthest;
}

function climbCurve(curve: BRepAdaptor_Curve, direction: Vector, start: number, low: number, high: number): number {
  const [, , height] = climb(
    (at) => {
      const { Point, D1, D2 } = curve.EvalD2(at);
      const [point, first, second] = [takePoint(Point), takeVector(D1), takeVector(D2)];
      return { height: dot(direction, point), slope: [dot(direction, first), 0], bend: [dot(direction, second), 0, -1] };
    },
    [start, 0],
    [low, 0, high, 0],
  );
  return height;
}
