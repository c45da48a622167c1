#include "front.hpp"
#include <BRepAdaptor_Curve.hxx>
#include <BRepAdaptor_Surface.hxx>
#include <BRepTools.hxx>
#include <BRep_Tool.hxx>
#include <Geom2dAdaptor_Curve.hxx>
#include <Geom2d_BSplineCurve.hxx>
#include <Geom_BSplineSurface.hxx>
#include <Poly_Triangulation.hxx>
#include <TColStd_Array1OfReal.hxx>
#include <TopExp_Explorer.hxx>
#include <gp_Ax1.hxx>
#include <gp_Sphere.hxx>
#include <gp_Torus.hxx>
#include <memory>
#include <unordered_map>

using namespace front;

namespace {
/** A curve in the parameters of its face's surface, in the direction that keeps the face on its left. */
struct Trace {
  Geom2dAdaptor_Curve curve;
  double from, to;
};

/** What has been asked for of the last face, as questions come in rows. */
struct Asked {
  int face = -1;
  BRepAdaptor_Surface whole;
  bool isReversed = false;
};

Asked asked;
std::vector<Trace> traces;
std::unordered_map<long long, std::unique_ptr<BRepAdaptor_Curve>> curves;

BRepAdaptor_Surface &surfaceOf(int face) {
  if (asked.face != face) {
    asked.whole.Initialize(faceOf(face), Standard_False);
    asked.isReversed = shapeOf(face).Orientation() == TopAbs_REVERSED;
    asked.face = face;
  }
  return asked.whole;
}

/** The curve of an edge, or where a face is given, its curve on the face's surface. */
BRepAdaptor_Curve &curveOf(int edge, int face) {
  auto &curve = curves[(long long)(edge) << 32 | unsigned(face)];
  if (!curve) {
    const TopoDS_Edge shape = TopoDS::Edge(shapeOf(edge));
    curve = face < 0 ? std::make_unique<BRepAdaptor_Curve>(shape) : std::make_unique<BRepAdaptor_Curve>(shape, faceOf(face));
  }
  return *curve;
}

void tell(int at, const gp_XYZ &value) {
  for (int axis = 0; axis < 3; axis++) told[at + axis] = value.Coord(axis + 1);
}

void tellAxis(const gp_Ax1 &axis) {
  tell(0, axis.Location().XYZ());
  tell(3, axis.Direction().XYZ());
}

int tellKnots(const TColStd_Array1OfReal &knots) {
  numbers.assign(knots.begin(), knots.end());
  return int(numbers.size());
}

/** Where a surface's polynomials change. Asked for intervals of a spline or an offset surface, the engine leaves some out. */
int listKnots(const Adaptor3d_Surface &surface, bool isU) {
  if (surface.GetType() == GeomAbs_OffsetSurface) return listKnots(*surface.BasisSurface(), isU);
  if (surface.GetType() == GeomAbs_BSplineSurface) {
    const Handle(Geom_BSplineSurface) spline = surface.BSpline();
    return tellKnots(isU ? spline->UKnots() : spline->VKnots());
  }
  TColStd_Array1OfReal knots(1, (isU ? surface.NbUIntervals(GeomAbs_CN) : surface.NbVIntervals(GeomAbs_CN)) + 1);
  isU ? surface.UIntervals(knots, GeomAbs_CN) : surface.VIntervals(knots, GeomAbs_CN);
  return tellKnots(knots);
}
} // namespace

void front::forgetSurfaces() {
  asked = Asked();
  traces.clear();
  curves.clear();
}

/** GeomAbs_SurfaceType. */
EXPORTED(int, surface_of)(int face) { return surfaceOf(face).GetType(); }

/** Tells the numbers of a spline's poles along u and v. */
EXPORTED(void, count_poles)(int face) {
  told[0] = surfaceOf(face).NbUPoles();
  told[1] = surfaceOf(face).NbVPoles();
}

/** Tells the range of parameters that a face takes up: least and largest u, least and largest v. */
EXPORTED(void, range_of)(int face) { BRepTools::UVBounds(faceOf(face), told[0], told[1], told[2], told[3]); }

/** The same for its surface as the face's edges trim it, which is what its adaptor goes by. */
EXPORTED(void, trimmed_range_of)(int face) {
  const BRepAdaptor_Surface surface(faceOf(face));
  told[0] = surface.FirstUParameter();
  told[1] = surface.LastUParameter();
  told[2] = surface.FirstVParameter();
  told[3] = surface.LastVParameter();
}

EXPORTED(int, list_knots)(int face, bool alongU) { return listKnots(BRepAdaptor_Surface(faceOf(face)), alongU); }

/** Tells a point and a direction of the axis of a surface of revolution, a sphere or a torus. */
EXPORTED(void, axis_of)(int face) {
  const BRepAdaptor_Surface &surface = surfaceOf(face);
  switch (surface.GetType()) {
  case GeomAbs_Sphere:
    return tellAxis(surface.Sphere().Position().Axis());
  case GeomAbs_Torus:
    return tellAxis(surface.Torus().Axis());
  default:
    return tellAxis(surface.AxeOfRevolution());
  }
}

/** Tells a point and the cross product of the derivatives along u and v there, outward from the body. */
EXPORTED(void, surface_normal)(int face, double u, double v) {
  gp_Pnt point;
  gp_Vec alongU, alongV;
  surfaceOf(face).D1(u, v, point, alongU, alongV);
  tell(0, point.XYZ());
  tell(3, alongU.Crossed(alongV).XYZ() * (asked.isReversed ? -1 : 1));
}

/** Tells a point and the derivatives along u, v, uu, vv and uv. */
EXPORTED(void, surface_bend)(int face, double u, double v) {
  gp_Pnt point;
  gp_Vec alongU, alongV, uu, vv, uv;
  surfaceOf(face).D2(u, v, point, alongU, alongV, uu, vv, uv);
  int at = 0;
  for (const gp_XYZ &value : {point.XYZ(), alongU.XYZ(), alongV.XYZ(), uu.XYZ(), vv.XYZ(), uv.XYZ()}) tell(3 * at++, value);
}

/** GeomAbs_CurveType of an edge; tells its first and last parameter and, of a spline, how many knots it has. Face -1: of itself. */
EXPORTED(int, curve_of)(int edge, int face) {
  const BRepAdaptor_Curve &curve = curveOf(edge, face);
  told[0] = curve.FirstParameter();
  told[1] = curve.LastParameter();
  told[2] = curve.GetType() == GeomAbs_BSplineCurve ? curve.NbKnots() : 0;
  return curve.GetType();
}

EXPORTED(void, curve_point)(int edge, int face, double at) { tell(0, curveOf(edge, face).Value(at).XYZ()); }

/** Tells a point and the first two derivatives. */
EXPORTED(void, curve_bend)(int edge, int face, double at) {
  gp_Pnt point;
  gp_Vec first, second;
  curveOf(edge, face).D2(at, point, first, second);
  tell(0, point.XYZ());
  tell(3, first.XYZ());
  tell(6, second.XYZ());
}

/** The edges that bound a face, as curves over its surface, numbered on from the one that is told. */
EXPORTED(int, list_traces)(int number) {
  told[0] = double(traces.size());
  const TopoDS_Face face = TopoDS::Face(shapeOf(number).Oriented(TopAbs_FORWARD));
  int count = 0;
  for (TopExp_Explorer edges(face, TopAbs_EDGE); edges.More(); edges.Next()) {
    const TopoDS_Edge edge = TopoDS::Edge(edges.Current());
    if (edge.Orientation() != TopAbs_FORWARD && edge.Orientation() != TopAbs_REVERSED) continue;
    double from, to;
    Handle(Geom2d_Curve) curve = BRep_Tool::CurveOnSurface(edge, face, from, to);
    if (curve.IsNull()) continue;
    if (edge.Orientation() == TopAbs_REVERSED) {
      const double first = from;
      from = curve->ReversedParameter(to);
      to = curve->ReversedParameter(first);
      curve = curve->Reversed();
    }
    traces.push_back({Geom2dAdaptor_Curve(curve, from, to), from, to});
    count++;
  }
  return count;
}

/** GeomAbs_CurveType of a trace; tells its first and last parameter. */
EXPORTED(int, trace_of)(int number) {
  const Trace &trace = traces.at(number);
  told[0] = trace.from;
  told[1] = trace.to;
  return trace.curve.GetType();
}

/** The parameters at which a trace's polynomials change, in `numbers`. */
EXPORTED(int, trace_knots)(int number) {
  const Trace &trace = traces.at(number);
  switch (trace.curve.GetType()) {
  case GeomAbs_BSplineCurve:
    return tellKnots(trace.curve.BSpline()->Knots());
  case GeomAbs_Circle:
  case GeomAbs_Ellipse:
    numbers = {0, 2 * M_PI / 3, 4 * M_PI / 3, 2 * M_PI};
    return 4;
  default:
    numbers = {trace.from, trace.to};
    return 2;
  }
}

/** Tells u, v and their derivatives. */
EXPORTED(void, trace_point)(int number, double at) {
  gp_Pnt2d point;
  gp_Vec2d pace;
  traces.at(number).curve.D1(at, point, pace);
  told[0] = point.X();
  told[1] = point.Y();
  told[2] = pace.X();
  told[3] = pace.Y();
}

/** Tells the parameters of a node of a face's mesh, counted from 1. */
EXPORTED(void, node_of)(int face, int node) {
  TopLoc_Location location;
  const gp_Pnt2d place = BRep_Tool::Triangulation(faceOf(face), location)->UVNode(node);
  told[0] = place.X();
  told[1] = place.Y();
}

/**
 * Goes along the edges of a plane face, if all are lines, circles or ellipses, and tells a corner and the face's area times the
 * direction that it looks to: half the sum of (P − corner) × dP, which an arc adds its chord's triangle and its own sector to.
 */
EXPORTED(bool, follow_plane)(int face) {
  gp_XYZ corner, doubled(0, 0, 0);
  bool isFirst = true;
  for (TopExp_Explorer edges(shapeOf(face), TopAbs_EDGE); edges.More(); edges.Next()) {
    const TopoDS_Edge edge = TopoDS::Edge(edges.Current());
    const BRepAdaptor_Curve curve(edge);
    const GeomAbs_CurveType type = curve.GetType();
    if (type != GeomAbs_Line && type != GeomAbs_Circle && type != GeomAbs_Ellipse) return false;
    const TopAbs_Orientation side = edge.Orientation();
    if (side != TopAbs_FORWARD && side != TopAbs_REVERSED) continue;
    gp_Pnt from;
    gp_Vec pace;
    curve.D1(curve.FirstParameter(), from, pace);
    const gp_XYZ to = curve.Value(curve.LastParameter()).XYZ();
    if (isFirst) corner = from.XYZ();
    isFirst = false;
    gp_XYZ swept = (from.XYZ() - corner) ^ (to - corner);
    if (type != GeomAbs_Line) {
      const gp_XYZ middle = (type == GeomAbs_Circle ? curve.Circle().Location() : curve.Ellipse().Location()).XYZ();
      const gp_XYZ start = from.XYZ() - middle;
      swept = ((middle - corner) ^ (to - from.XYZ())) + (start ^ pace.XYZ()) * (curve.LastParameter() - curve.FirstParameter());
    }
    doubled += swept * (side == TopAbs_FORWARD ? 1 : -1);
  }
  if (isFirst) return false;
  tell(0, corner);
  tell(3, doubled / 2);
  return true;
}
