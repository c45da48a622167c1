#include "front.hpp"
#include <BRepBuilderAPI_MakeSolid.hxx>
#include <BRepBuilderAPI_Sewing.hxx>
#include <BRep_Builder.hxx>
#include <BRep_Tool.hxx>
#include <TopExp_Explorer.hxx>
#include <TopTools_IndexedDataMapOfShapeListOfShape.hxx>
#include <TopTools_ShapeMapHasher.hxx>
#include <NCollection_IndexedDataMap.hxx>
#include <TopoDS_Shell.hxx>

using namespace front;

namespace {
bool bounds(const TopoDS_Shape &edge) {
  const bool isSide = edge.Orientation() == TopAbs_FORWARD || edge.Orientation() == TopAbs_REVERSED;
  return isSide && !BRep_Tool::Degenerated(TopoDS::Edge(edge));
}

/** How often an edge is run along each way. */
struct Use {
  int forward = 0, backward = 0;
};

/**
 * Whether every edge is run along once each way. Else some faces look inward and others outward, or lie upon each other, which
 * the engine calls closed nevertheless.
 */
bool isOneSkin(const TopoDS_Shape &shell) {
  NCollection_IndexedDataMap<TopoDS_Shape, Use, TopTools_ShapeMapHasher> uses;
  for (TopExp_Explorer edges(shell, TopAbs_EDGE); edges.More(); edges.Next()) {
    const TopoDS_Shape &edge = edges.Current();
    if (BRep_Tool::Degenerated(TopoDS::Edge(edge))) continue;
    Use &use = uses.ChangeFromIndex(uses.Add(edge, Use()));
    (edge.Orientation() == TopAbs_FORWARD ? use.forward : use.backward)++;
  }
  for (const Use &use : uses)
    if (use.forward != 1 || use.backward != 1) return false;
  return true;
}

/** Keeps the solid that a shell bounds; false: it bounds none. */
bool keepSolid(const TopoDS_Shell &shell) {
  if (!BRep_Tool::IsClosed(shell) || !isOneSkin(shell)) return false;
  BRepBuilderAPI_MakeSolid maker(shell);
  if (!maker.IsDone()) return false;
  keep(maker.Solid());
  return true;
}

/** A face without free edges that sewing put into no shell closes upon itself, as a sphere or a torus does. */
TopoDS_Shell wrapFace(const TopoDS_Shape &face) {
  TopoDS_Shell shell;
  BRep_Builder builder;
  builder.MakeShell(shell);
  builder.Add(shell, face);
  shell.Closed(Standard_True);
  return shell;
}
} // namespace

/** Joins faces along edges that lie together; tells whether each edge bounds two faces, but for those that faces close upon themselves with. */
EXPORTED(int, sew)(int shape, double tolerance) {
  BRepBuilderAPI_Sewing sewing(tolerance);
  sewing.Add(shapeOf(shape));
  sewing.Perform(watched());
  told[0] = sewing.NbFreeEdges() == 0 && sewing.NbMultipleEdges() == 0;
  return keep(sewing.SewedShape());
}

/** The solids that the shells of a sewn shape bound, numbered on from the one that is told; 0: one is not closed. */
EXPORTED(int, close_shells)(int number) {
  const TopoDS_Shape sewn = shapeOf(number);
  const int first = int(shapes.size());
  told[0] = first;
  for (TopExp_Explorer faces(sewn, TopAbs_FACE, TopAbs_SHELL); faces.More(); faces.Next())
    if (!keepSolid(wrapFace(faces.Current()))) return 0;
  for (TopExp_Explorer shells(sewn, TopAbs_SHELL); shells.More(); shells.Next())
    if (!keepSolid(TopoDS::Shell(shells.Current()))) return 0;
  return int(shapes.size()) - first;
}

/** The edges that bound one face, once, numbered on from the one that is told; none where edges lie in no face. */
EXPORTED(int, list_free_edges)(int number) {
  const TopoDS_Shape shape = shapeOf(number);
  const int first = int(shapes.size());
  told[0] = first;
  if (TopExp_Explorer(shape, TopAbs_EDGE, TopAbs_FACE).More()) return 0;
  NCollection_IndexedDataMap<TopoDS_Shape, int, TopTools_ShapeMapHasher> uses;
  for (TopExp_Explorer edges(shape, TopAbs_EDGE); edges.More(); edges.Next()) uses.ChangeFromIndex(uses.Add(edges.Current(), 0))++;
  for (int n = 1; n <= uses.Extent(); n++)
    if (uses.FindFromIndex(n) == 1 && bounds(uses.FindKey(n))) keep(uses.FindKey(n));
  return int(shapes.size()) - first;
}
