#include "front.hpp"
#include <BRepAdaptor_Curve.hxx>
#include <BRepAdaptor_Surface.hxx>
#include <BRepGProp.hxx>
#include <BRepMesh_IncrementalMesh.hxx>
#include <BRep_Tool.hxx>
#include <GProp_GProps.hxx>
#include <Geom2d_Line.hxx>
#include <Poly_PolygonOnTriangulation.hxx>
#include <Poly_Triangulation.hxx>
#include <TopExp.hxx>
#include <TopExp_Explorer.hxx>
#include <TopTools_IndexedDataMapOfShapeListOfShape.hxx>
#include <cmath>
#include <cstdint>
#include <gp_Circ.hxx>

using namespace front;

namespace {
struct {
  std::vector<float> positions, normals, segments;
  /** Three corners per triangle; the number of triangles per face; the number of segments per edge. */
  std::vector<uint32_t> indices, trianglesOfFace, segmentsOfEdge;
  /** Length and radius per edge; no number where it is no arc. */
  std::vector<double> edges;
} drawn;

/** Rounding in readers tilts a line by less; a line meant to be slanted, by more. */
const double LARGEST_TILT = 1e-12;

/**
 * Makes the seams of a conical face run straight along the cone in its parameters. A reader's rounding can tilt them by some
 * 1e-15, on which the mesher spends a hundred times the usual time to leave the face out in the end.
 */
void straightenSeams(const TopoDS_Face &face) {
  if (BRepAdaptor_Surface(face, Standard_False).GetType() != GeomAbs_Cone) return;
  for (TopExp_Explorer edges(face, TopAbs_EDGE); edges.More(); edges.Next()) {
    const TopoDS_Edge edge = TopoDS::Edge(edges.Current());
    if (!BRep_Tool::IsClosed(edge, face)) continue;
    double from, to;
    const Handle(Geom2d_Line) line = Handle(Geom2d_Line)::DownCast(BRep_Tool::CurveOnSurface(edge, face, from, to));
    if (line.IsNull() || line->Direction().X() == 0 || std::abs(line->Direction().X()) > LARGEST_TILT) continue;
    line->SetDirection(gp_Dir2d(0, line->Direction().Y() < 0 ? -1 : 1));
  }
}

void push(std::vector<float> &to, const gp_XYZ &value) {
  for (int axis = 1; axis <= 3; axis++) to.push_back(float(value.Coord(axis)));
}

/** A surface's step along one of its parameters, over the whole face, shorter than this has no direction: the tip of a cone. */
const double SHORTEST_STEP = 1e-7;

/** The normals of a face's surface at the nodes of its mesh; where it has none, as at a tip, the mean of the triangles around. */
std::vector<gp_XYZ> findNormals(const TopoDS_Face &face, const Poly_Triangulation &mesh) {
  const BRepAdaptor_Surface surface(TopoDS::Face(face.Located(TopLoc_Location())), Standard_True);
  const double uRange = surface.LastUParameter() - surface.FirstUParameter();
  const double vRange = surface.LastVParameter() - surface.FirstVParameter();
  std::vector<gp_XYZ> normals(mesh.NbNodes(), gp_XYZ(0, 0, 0));
  std::vector<int> tips;
  for (int n = 1; n <= mesh.NbNodes(); n++) {
    gp_Pnt point;
    gp_Vec alongU, alongV;
    surface.D1(mesh.UVNode(n).X(), mesh.UVNode(n).Y(), point, alongU, alongV);
    if (alongU.Magnitude() * uRange > SHORTEST_STEP && alongV.Magnitude() * vRange > SHORTEST_STEP) normals[n - 1] = (alongU ^ alongV).XYZ();
    if (normals[n - 1].SquareModulus() == 0) tips.push_back(n);
  }
  for (int n = 1; n <= mesh.NbTriangles() && !tips.empty(); n++) {
    int corners[3];
    mesh.Triangle(n).Get(corners[0], corners[1], corners[2]);
    const gp_XYZ a = mesh.Node(corners[0]).XYZ(), b = mesh.Node(corners[1]).XYZ(), c = mesh.Node(corners[2]).XYZ();
    // Several nodes lie at one tip.
    for (const int tip : tips)
      for (const gp_XYZ &corner : {a, b, c})
        if ((corner - mesh.Node(tip).XYZ()).Modulus() < SHORTEST_STEP) normals[tip - 1] += (b - a) ^ (c - a);
  }
  for (gp_XYZ &normal : normals)
    if (normal.SquareModulus() > 0) normal.Normalize();
  return normals;
}

void drawFace(const TopoDS_Face &face) {
  TopLoc_Location location;
  const Handle(Poly_Triangulation) mesh = BRep_Tool::Triangulation(face, location);
  drawn.trianglesOfFace.push_back(mesh.IsNull() ? 0 : mesh->NbTriangles());
  if (mesh.IsNull()) return;
  const std::vector<gp_XYZ> normals = findNormals(face, *mesh);
  const gp_Trsf move = location.Transformation();
  const bool isReversed = face.Orientation() == TopAbs_REVERSED;
  const bool isTurned = isReversed != bool(move.IsNegative());
  const uint32_t first = uint32_t(drawn.positions.size() / 3) - 1;
  for (int n = 1; n <= mesh->NbNodes(); n++) {
    push(drawn.positions, mesh->Node(n).Transformed(move).XYZ());
    const gp_XYZ normal = gp_Vec(normals[n - 1]).Transformed(move).XYZ() / std::abs(move.ScaleFactor());
    push(drawn.normals, isReversed ? normal.Reversed() : normal);
  }
  for (int n = 1; n <= mesh->NbTriangles(); n++) {
    int a, b, c;
    mesh->Triangle(n).Get(a, b, c);
    if (isTurned) std::swap(b, c);
    for (const int corner : {a, b, c}) drawn.indices.push_back(first + corner);
  }
}

void describeEdge(const TopoDS_Edge &edge) {
  const BRepAdaptor_Curve curve(edge);
  const double range = curve.LastParameter() - curve.FirstParameter();
  double length = range, radius = NAN;
  if (curve.GetType() == GeomAbs_Circle) {
    radius = curve.Circle().Radius();
    length *= radius;
  } else if (curve.GetType() != GeomAbs_Line) {
    GProp_GProps whole;
    BRepGProp::LinearProperties(edge, whole);
    length = whole.Mass();
  }
  drawn.edges.push_back(length);
  drawn.edges.push_back(radius);
}

/** Draws an edge as one of its faces' meshes has it; false: none has. */
bool drawEdge(const TopoDS_Edge &edge, const TopTools_ListOfShape &faces) {
  for (const TopoDS_Shape &face : faces) {
    TopLoc_Location location;
    const Handle(Poly_Triangulation) mesh = BRep_Tool::Triangulation(TopoDS::Face(face), location);
    if (mesh.IsNull()) continue;
    const Handle(Poly_PolygonOnTriangulation) line = BRep_Tool::PolygonOnTriangulation(edge, mesh, location);
    if (line.IsNull()) continue;
    const gp_Trsf move = location.Transformation();
    for (int n = 1; n < line->NbNodes(); n++)
      for (const int end : {n, n + 1}) push(drawn.segments, mesh->Node(line->Node(end)).Transformed(move).XYZ());
    drawn.segmentsOfEdge.push_back(line->NbNodes() - 1);
    return true;
  }
  return false;
}
} // namespace

/** Meshes a shape: no farther from its surfaces than `deflection`, and by no larger steps along curves than `angle`, radians. */
EXPORTED(void, mesh)(int number, double deflection, double angle) {
  const TopoDS_Shape shape = shapeOf(number);
  drawn = {};
  for (TopExp_Explorer faces(shape, TopAbs_FACE); faces.More(); faces.Next()) straightenSeams(TopoDS::Face(faces.Current()));
  IMeshTools_Parameters parameters;
  parameters.Deflection = deflection;
  parameters.Angle = angle;
  BRepMesh_IncrementalMesh(shape, parameters, watched());
  for (TopExp_Explorer faces(shape, TopAbs_FACE); faces.More(); faces.Next()) drawFace(TopoDS::Face(faces.Current()));
  TopTools_IndexedDataMapOfShapeListOfShape edges;
  TopExp::MapShapesAndAncestors(shape, TopAbs_EDGE, TopAbs_FACE, edges);
  for (int n = 1; n <= edges.Extent(); n++) {
    const TopoDS_Edge edge = TopoDS::Edge(edges.FindKey(n));
    if (!BRep_Tool::Degenerated(edge) && drawEdge(edge, edges.FindFromIndex(n))) describeEdge(edge);
  }
}

/** Tells where the parts of the last mesh lie, and how many numbers each has. */
EXPORTED(void, tell_mesh)() {
  int at = 0;
  const auto tell = [&](const auto &list) {
    told[at++] = double(uintptr_t(list.data()));
    told[at++] = double(list.size());
  };
  tell(drawn.positions);
  tell(drawn.normals);
  tell(drawn.indices);
  tell(drawn.trianglesOfFace);
  tell(drawn.segments);
  tell(drawn.segmentsOfEdge);
  tell(drawn.edges);
}
