import type { BRepAdaptor_Curve, TopoDS_Face } from 'replicad-opencascadejs';
import { add, cross, dot, subtract, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { takePoint } from './climb.ts';

const ORIGIN: Vector = [0, 0, 0];

/** A plane face that only lines bound: one of its corners, and its area times the direction it looks to, mm². */
export interface Polygon {
  readonly corner: Vector;
  readonly area: Vector;
}

/** What the edges of a plane face tell. */
interface PlaneEdges {
  /** Whether all of them are lines, circles or ellipses. */
  readonly isPlain: boolean;
  /** Null for a face that isn't bounded by lines only. */
  readonly polygon: Polygon | null;
}

/** Goes along the edges of a plane face. Where all are lines, the sum of the triangles that they make with a corner is its area. */
export function followPlane(oc: ExactEngine, face: TopoDS_Face): PlaneEdges {
  const { GeomAbs_Line, GeomAbs_Circle, GeomAbs_Ellipse } = oc.GeomAbs_CurveType;
  const { TopAbs_FORWARD, TopAbs_REVERSED } = oc.TopAbs_Orientation;
  let corner: Vector | null = null;
  let doubled = ORIGIN;
  let isPolygon = true;
  using explorer = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    using current = explorer.Current();
    using edge = oc.TopoDS.Edge(current);
    using curve = new oc.BRepAdaptor_Curve(edge);
    const type = curve.GetType();
    if (type !== GeomAbs_Line && type !== GeomAbs_Circle && type !== GeomAbs_Ellipse) return { isPlain: false, polygon: null };
    if (type !== GeomAbs_Line) isPolygon = false;
    const side = current.Orientation();
    if (!isPolygon || (side !== TopAbs_FORWARD && side !== TopAbs_REVERSED)) continue;
    const [from, to] = endsOf(curve);
    corner ??= from;
    doubled = add(doubled, cross(subtract(from, corner), subtract(to, corner)), side === TopAbs_FORWARD ? 1 : -1);
  }
  if (!isPolygon || corner === null) return { isPlain: true, polygon: null };
  return { isPlain: true, polygon: { corner, area: add(ORIGIN, doubled, 1 / 2) } };
}

/** The volume, mm³, that polygons enclose: of cones from their midst, where gaps between them matter least. */
export function enclosePolygons(polygons: readonly Polygon[]): number {
  const midst = polygons.reduce((sum, { corner }) => add(sum, corner, 1 / polygons.length), ORIGIN);
  return polygons.reduce((volume, { corner, area }) => volume + dot(subtract(corner, midst), area) / 3, 0);
}

function endsOf(curve: BRepAdaptor_Curve): readonly [Vector, Vector] {
  return [takePoint(curve.Value(curve.FirstParameter())), takePoint(curve.Value(curve.LastParameter()))];
}
