#include "front.hpp"
#include <BRepAdaptor_Surface.hxx>
#include <BRepBuilderAPI_Copy.hxx>
#include <BRepTools.hxx>
#include <BRep_CurveOnClosedSurface.hxx>
#include <BRep_CurveOnSurface.hxx>
#include <BRep_ListIteratorOfListOfCurveRepresentation.hxx>
#include <BRep_TEdge.hxx>
#include <BRep_TFace.hxx>
#include <GeomConvert.hxx>
#include <Geom_BSplineCurve.hxx>
#include <Geom_BSplineSurface.hxx>
#include <Geom_RectangularTrimmedSurface.hxx>
#include <Geom_SurfaceOfLinearExtrusion.hxx>
#include <Geom_TrimmedCurve.hxx>
#include <Precision.hxx>
#include <TopExp_Explorer.hxx>
#include <algorithm>

using namespace front;

namespace {
/**
 * How far triangles may stray from a spelt surface, as a multiple of the deflection. The chords of its edges, which stay as they are,
 * stray up to thrice as far as they should, and what strays farther than it may is cut again and again, in vain.
 */
const double LOOSER = 3;

bool isExtrudedSpline(const TopoDS_Face &face) {
  const BRepAdaptor_Surface surface(face, Standard_False);
  return surface.GetType() == GeomAbs_SurfaceOfExtrusion && surface.BasisCurve()->GetType() == GeomAbs_BSplineCurve;
}

/** The spline surface that an extruded spline is between two parameters, point by point. Null: it is another surface. */
Handle(Geom_Surface) spell(Handle(Geom_Surface) surface, double low, double high) {
  while (const auto trimmed = Handle(Geom_RectangularTrimmedSurface)::DownCast(surface)) surface = trimmed->BasisSurface();
  const auto extrusion = Handle(Geom_SurfaceOfLinearExtrusion)::DownCast(surface);
  if (extrusion.IsNull()) return nullptr;
  Handle(Geom_Curve) basis = extrusion->BasisCurve();
  while (const auto trimmed = Handle(Geom_TrimmedCurve)::DownCast(basis)) basis = trimmed->BasisCurve();
  const auto curve = Handle(Geom_BSplineCurve)::DownCast(basis);
  if (curve.IsNull()) return nullptr;
  const gp_XYZ direction = extrusion->Direction().XYZ();
  TColgp_Array2OfPnt poles(1, curve->NbPoles(), 1, 2);
  TColStd_Array2OfReal weights(1, curve->NbPoles(), 1, 2);
  for (int n = 1; n <= curve->NbPoles(); n++) {
    poles(n, 1) = curve->Pole(n).XYZ() + direction * low;
    poles(n, 2) = curve->Pole(n).XYZ() + direction * high;
    weights(n, 1) = weights(n, 2) = curve->Weight(n);
  }
  TColStd_Array1OfReal knots(1, 2);
  knots(1) = low;
  knots(2) = high;
  TColStd_Array1OfInteger ends(1, 2);
  ends.Init(2);
  return new Geom_BSplineSurface(poles, weights, curve->Knots(), knots, curve->Multiplicities(), ends, curve->Degree(), 1,
                                 curve->IsPeriodic(), Standard_False);
}

/** Has the curves of an edge lie on another surface in place of one. */
void replaceSurface(const TopoDS_Edge &edge, const Handle(Geom_Surface) &from, const Handle(Geom_Surface) &to) {
  auto &curves = Handle(BRep_TEdge)::DownCast(edge.TShape())->ChangeCurves();
  for (BRep_ListIteratorOfListOfCurveRepresentation each(curves); each.More(); each.Next()) {
    const auto curve = Handle(BRep_CurveOnSurface)::DownCast(each.Value());
    if (curve.IsNull() || curve->Surface() != from) continue;
    const auto closed = Handle(BRep_CurveOnClosedSurface)::DownCast(curve);
    Handle(BRep_CurveOnSurface) moved;
    if (closed.IsNull()) moved = new BRep_CurveOnSurface(curve->PCurve(), to, curve->Location());
    else moved = new BRep_CurveOnClosedSurface(closed->PCurve(), closed->PCurve2(), to, closed->Location(), closed->Continuity());
    moved->SetRange(curve->First(), curve->Last());
    each.ChangeValue() = moved;
  }
}
} // namespace

/**
 * A copy of a body in which extruded splines are the spline surfaces that they are, point by point with the same parameters: the
 * mesher cuts an extruded spline into up to a hundred times as many triangles as it needs. The body itself where it has none.
 */
EXPORTED(int, meshable)(int number, double deflection) {
  const TopoDS_Shape body = shapeOf(number);
  double low = Precision::Infinite(), high = -Precision::Infinite();
  for (TopExp_Explorer faces(body, TopAbs_FACE); faces.More(); faces.Next()) {
    if (!isExtrudedSpline(TopoDS::Face(faces.Current()))) continue;
    double uMin, uMax, vMin, vMax;
    BRepTools::UVBounds(TopoDS::Face(faces.Current()), uMin, uMax, vMin, vMax);
    low = std::min(low, vMin);
    high = std::max(high, vMax);
  }
  if (low > high) return number;
  const TopoDS_Shape copy = BRepBuilderAPI_Copy(body, Standard_True, Standard_False).Shape();
  for (TopExp_Explorer faces(copy, TopAbs_FACE); faces.More(); faces.Next()) {
    if (!isExtrudedSpline(TopoDS::Face(faces.Current()))) continue;
    const auto face = Handle(BRep_TFace)::DownCast(faces.Current().TShape());
    const Handle(Geom_Surface) drawn = face->Surface(), spelt = spell(drawn, low, high);
    if (spelt.IsNull()) continue;
    for (TopExp_Explorer edges(faces.Current(), TopAbs_EDGE); edges.More(); edges.Next())
      replaceSurface(TopoDS::Edge(edges.Current()), drawn, spelt);
    face->Surface(spelt);
    // The mesher takes twice a face's tolerance for a deflection, where that is more.
    face->Tolerance(LOOSER / 2 * deflection);
  }
  return keep(copy);
}
