import type { BRepGProp_Face, TopoDS_Edge, TopoDS_Face } from 'replicad-opencascadejs';
import type { Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';

/** An edge in the parameters of its face's surface, in the direction that keeps the face on its left. */
export interface EdgeTrace {
  readonly from: number;
  readonly to: number;
  /** Its polynomials. */
  readonly spans: number;
  /** Its first and last parameter, and between them those at which its polynomials change. */
  readonly listKnots: () => number[];
  readonly at: (parameter: number) => EdgePoint;
}

interface EdgePoint {
  readonly u: number;
  readonly v: number;
  readonly du: number;
  readonly dv: number;
}

/** A point of a surface, and the cross product of the derivatives along u and v there, outward from the body. */
export interface Probed {
  readonly point: Vector;
  readonly normal: Vector;
}

/** What is asked of a face for integrating over it. */
export interface Bounded {
  readonly probe: (u: number, v: number) => Probed;
  /** Hands over one edge after the other, each good for the time of the call only. */
  readonly visitEdges: (visit: (edge: EdgeTrace) => void) => void;
  [Symbol.dispose](): void;
}

/** A face as the engine's own integration sees it, from an origin. The caller disposes of it. */
export function boundFace(oc: ExactEngine, face: TopoDS_Face, origin: Vector): Bounded {
  const bounded = new oc.BRepGProp_Face(face, false);
  const spot = new oc.gp_Pnt(0, 0, 0);
  const cross = new oc.gp_Vec(0, 0, 0);
  const place = new oc.gp_Pnt2d(0, 0);
  const pace = new oc.gp_Vec2d(0, 0);
  return {
    probe(u, v) {
      bounded.Normal(u, v, spot, cross);
      return {
        point: [spot.X() - origin[0], spot.Y() - origin[1], spot.Z() - origin[2]],
        normal: [cross.X(), cross.Y(), cross.Z()],
      };
    },
    visitEdges(visit) {
      const { TopAbs_FORWARD, TopAbs_REVERSED } = oc.TopAbs_Orientation;
      using oriented = face.Oriented(TopAbs_FORWARD);
      using forward = oc.TopoDS.Face(oriented);
      using explorer = new oc.TopExp_Explorer(oriented, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
      for (; explorer.More(); explorer.Next()) {
        using current = explorer.Current();
        using edge = oc.TopoDS.Edge(current);
        const orientation = edge.Orientation();
        if (orientation !== TopAbs_FORWARD && orientation !== TopAbs_REVERSED) continue;
        const hasCurve: unknown = bounded.Load(edge);
        if (hasCurve !== true) continue;
        const from = bounded.FirstParameter();
        const at = (parameter: number) => {
          bounded.D12d(parameter, place, pace);
          return { u: place.X(), v: place.Y(), du: pace.X(), dv: pace.Y() };
        };
        visit({
          from,
          to: bounded.LastParameter(),
          spans: bounded.LIntSubs(),
          listKnots: () => listEdgeKnots(oc, bounded),
          at: isLine(oc, edge, forward) ? followLine(from, at(from)) : at,
        });
      }
    },
    [Symbol.dispose]() {
      for (const part of [bounded, spot, cross, place, pace]) part.delete();
    },
  };
}

/** Whether an edge is a line in the parameters of its face, as most are. */
function isLine(oc: ExactEngine, edge: TopoDS_Edge, face: TopoDS_Face): boolean {
  using curve = new oc.BRepAdaptor_Curve2d(edge, face);
  return curve.GetType() === oc.GeomAbs_CurveType.GeomAbs_Line;
}

/** The points of a line by one of them, which takes no call of the engine. */
function followLine(from: number, { u, v, du, dv }: EdgePoint): EdgeTrace['at'] {
  return (parameter) => ({ u: u + du * (parameter - from), v: v + dv * (parameter - from), du, dv });
}

/** The knots of the edge that has been loaded last. */
function listEdgeKnots(oc: ExactEngine, bounded: BRepGProp_Face): number[] {
  const [from, to] = [bounded.FirstParameter(), bounded.LastParameter()];
  const spans = bounded.LIntSubs();
  if (spans === 1) return [from, to];
  using all = new oc.NCollection_Array1_double(1, spans + 1);
  bounded.LKnots(all);
  const knots = Array.from({ length: spans + 1 }, (_, i) => all.Value(i + 1));
  return [from, ...knots.filter((knot) => knot > from && knot < to), to];
}
