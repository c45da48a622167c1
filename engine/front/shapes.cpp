#include "front.hpp"
#include <BRepBndLib.hxx>
#include <BRepBuilderAPI_Transform.hxx>
#include <BRep_Tool.hxx>
#include <Bnd_Box.hxx>
#include <TopExp_Explorer.hxx>
#include <TopTools_IndexedMapOfShape.hxx>
#include <cmath>

using namespace front;

namespace {
TopTools_IndexedMapOfShape known;

gp_Trsf readMatrix(const double *rows) {
  gp_Trsf matrix;
  matrix.SetValues(rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7], rows[8], rows[9], rows[10], rows[11]);
  return matrix;
}
} // namespace

void front::forgetIdentities() { known.Clear(); }

EXPORTED(int, kind_of)(int shape) { return shapeOf(shape).ShapeType(); }
EXPORTED(int, orientation_of)(int shape) { return shapeOf(shape).Orientation(); }
EXPORTED(int, oriented)(int shape, int orientation) { return keep(shapeOf(shape).Oriented(TopAbs_Orientation(orientation))); }
EXPORTED(int, at_home)(int shape) { return keep(shapeOf(shape).Located(TopLoc_Location())); }
EXPORTED(bool, is_degenerated)(int edge) { return BRep_Tool::Degenerated(TopoDS::Edge(shapeOf(edge))); }

/** One number for all shapes made of the same that stand in the same place, whichever way they look. */
EXPORTED(int, identity_of)(int shape) { return known.Add(shapeOf(shape)); }

/** The parts of a kind, but not those within a part of kind `outside` (TopAbs_SHAPE: none); numbered on from the one that is told. */
EXPORTED(int, list_parts)(int shape, int kind, int outside) {
  told[0] = double(shapes.size());
  int count = 0;
  const TopoDS_Shape whole = shapeOf(shape);
  for (TopExp_Explorer parts(whole, TopAbs_ShapeEnum(kind), TopAbs_ShapeEnum(outside)); parts.More(); parts.Next(), count++)
    keep(parts.Current());
  return count;
}

/** How many parts of a kind lie beside those of another kind. */
EXPORTED(int, count_parts)(int shape, int kind, int outside) {
  int count = 0;
  for (TopExp_Explorer parts(shapeOf(shape), TopAbs_ShapeEnum(kind), TopAbs_ShapeEnum(outside)); parts.More(); parts.Next()) count++;
  return count;
}

/** Whether a shape stands elsewhere than in its own frame; tells three rows of the matrix and its factor on lengths. */
EXPORTED(bool, place_of)(int shape) {
  const TopLoc_Location &location = shapeOf(shape).Location();
  if (location.IsIdentity()) return false;
  const gp_Trsf matrix = location.Transformation();
  for (int row = 1; row <= 3; row++)
    for (int column = 1; column <= 4; column++) told[(row - 1) * 4 + column - 1] = matrix.Value(row, column);
  told[12] = std::abs(matrix.ScaleFactor());
  return true;
}

/** A shape as it stands in each assembly around it: first where it stands in the outermost, last in its own frame. */
EXPORTED(int, list_places)(int shape) {
  const TopoDS_Shape placed = shapeOf(shape);
  const TopLoc_Location place = placed.Location();
  std::vector<TopLoc_Location> outer;
  for (TopLoc_Location rest = place; !rest.IsIdentity(); rest = rest.NextLocation()) outer.push_back(rest);
  outer.push_back(TopLoc_Location());
  told[0] = double(shapes.size());
  for (auto rest = outer.rbegin(); rest != outer.rend(); ++rest) keep(placed.Located(place.Predivided(*rest)));
  return int(outer.size());
}

/** A shape moved by the matrix at `rows`. */
EXPORTED(int, moved)(int shape, const double *rows) {
  return keep(shapeOf(shape).Moved(TopLoc_Location(readMatrix(rows)), Standard_False));
}

/** A copy whose surfaces lie where the shape, moved from its own place by the matrix at `rows`, stands. */
EXPORTED(int, redrawn)(int shape, const double *rows) {
  gp_Trsf move = readMatrix(rows);
  move.Multiply(shapeOf(shape).Location().Transformation());
  return keep(BRepBuilderAPI_Transform(shapeOf(shape).Located(TopLoc_Location()), move, Standard_True).Shape());
}

/** Tells the box of a shape; false: it is empty. Exact where that follows from edges or a formula; else large enough, with tolerances on request. */
EXPORTED(bool, box_of)(int shape, bool exact, bool withTolerance) {
  Bnd_Box box;
  if (exact) BRepBndLib::AddOptimal(shapeOf(shape), box, Standard_False, Standard_False);
  else BRepBndLib::Add(shapeOf(shape), box, Standard_False);
  if (box.IsVoid()) return false;
  if (!withTolerance) box.SetGap(0);
  const gp_Pnt low = box.CornerMin(), high = box.CornerMax();
  for (int axis = 0; axis < 3; axis++) {
    told[axis] = low.Coord(axis + 1);
    told[axis + 3] = high.Coord(axis + 1);
  }
  return true;
}

/** Whether there are shells, and every edge of each is shared by two faces. */
EXPORTED(bool, is_closed)(int shape) {
  int count = 0;
  for (TopExp_Explorer shells(shapeOf(shape), TopAbs_SHELL); shells.More(); shells.Next(), count++)
    if (!BRep_Tool::IsClosed(shells.Current())) return false;
  return count > 0;
}

/** Tells the sum of a shape's corners, each as often as its edges run up to it, and returns their number. */
EXPORTED(int, sum_corners)(int shape) {
  gp_XYZ sum(0, 0, 0);
  int count = 0;
  for (TopExp_Explorer corners(shapeOf(shape), TopAbs_VERTEX); corners.More(); corners.Next(), count++)
    sum += BRep_Tool::Pnt(TopoDS::Vertex(corners.Current())).XYZ();
  for (int axis = 0; axis < 3; axis++) told[axis] = sum.Coord(axis + 1);
  return count;
}
