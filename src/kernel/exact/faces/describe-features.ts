import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import type { EdgeFigures, FaceFigures, SurfaceKind } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { tellSwept } from './tell-swept.ts';

/** What the engine's own extractors hash shapes with. */
export const HASH_BOUND = 2 ** 31 - 1;

/** What kind of surface a face lies on, and the radius where one number says it all, in the frame of its body. */
export function describeSurface(oc: ExactEngine, face: TopoDS_Face): Omit<FaceFigures, 'areaMm2'> {
  const { GeomAbs_Plane, GeomAbs_Cylinder, GeomAbs_Cone, GeomAbs_Sphere, GeomAbs_Torus } = oc.GeomAbs_SurfaceType;
  using adaptor = new oc.BRepAdaptor_Surface(face, false);
  const type = adaptor.GetType();
  if (type === GeomAbs_Cylinder) {
    using cylinder = adaptor.Cylinder();
    return { surface: 'cylinder', radiusMm: cylinder.Radius() };
  }
  if (type === GeomAbs_Sphere) {
    using sphere = adaptor.Sphere();
    return { surface: 'sphere', radiusMm: sphere.Radius() };
  }
  const kinds = new Map<unknown, SurfaceKind>([
    [GeomAbs_Plane, 'plane'],
    [GeomAbs_Cone, 'cone'],
    [GeomAbs_Torus, 'torus'],
  ]);
  return tellSwept(oc, adaptor) ?? { surface: kinds.get(type) ?? 'free-form', radiusMm: null };
}

/** Lengths and radii of a shape's edges, by the hash that the engine's extractor gives them. */
export function describeEdges(oc: ExactEngine, shape: TopoDS_Shape): Map<number, EdgeFigures> {
  const figures = new Map<number, EdgeFigures>();
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    using edge = explorer.Current();
    const hash = oc.ReplicadShapeHasher.HashCode(edge, HASH_BOUND);
    if (!figures.has(hash)) figures.set(hash, describeEdge(oc, edge));
  }
  return figures;
}

function describeEdge(oc: ExactEngine, shape: TopoDS_Shape): EdgeFigures {
  using edge = oc.TopoDS.Edge(shape);
  // A pole of a sphere is an edge without a curve.
  if (oc.BRep_Tool.Degenerated(edge)) return { lengthMm: 0, radiusMm: null };
  using curve = new oc.BRepAdaptor_Curve(edge);
  const type = curve.GetType();
  const range = curve.LastParameter() - curve.FirstParameter();
  // A line's parameter is its length, a circle's its angle.
  if (type === oc.GeomAbs_CurveType.GeomAbs_Line) return { lengthMm: range, radiusMm: null };
  if (type === oc.GeomAbs_CurveType.GeomAbs_Circle) {
    using circle = curve.Circle();
    const radiusMm = circle.Radius();
    return { lengthMm: range * radiusMm, radiusMm };
  }
  using length = new oc.GProp_GProps();
  oc.BRepGProp.LinearProperties(edge, length, false, false);
  return { lengthMm: length.Mass(), radiusMm: null };
}
