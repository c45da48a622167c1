#include "front.hpp"
#include <BRepAdaptor_Surface.hxx>
#include <BRepGProp_Domain.hxx>
#include <BRepGProp_Face.hxx>
#include <BRepGProp_Sinert.hxx>
#include <BRepGProp_Vinert.hxx>
#include <BRep_Tool.hxx>
#include <cmath>
#include <gp_Cylinder.hxx>
#include <gp_Sphere.hxx>

using namespace front;

namespace {
/** The outward direction in the middle of a face's parameters, and the point that it stands at. */
gp_XYZ lookOut(const BRepGProp_Face &face, gp_Pnt &at) {
  double u1, u2, v1, v2;
  gp_Vec normal;
  face.Bounds(u1, u2, v1, v2);
  face.Normal((u1 + u2) / 2, (v1 + v2) / 2, at, normal);
  return normal.XYZ();
}

/**
 * Three times the volume of the cone from `origin` to a face, from its area and the middle of that: (P − origin) · n is linear in P
 * on planes, cylinders and spheres. No number: it is none of them.
 */
double spanOf(const BRepAdaptor_Surface &surface, const BRepGProp_Face &face, double area, const gp_XYZ &middle, const gp_XYZ &origin) {
  gp_Pnt at;
  const gp_XYZ out = lookOut(face, at);
  switch (surface.GetType()) {
  case GeomAbs_Plane:
    return area * ((middle - origin) * out) / out.Modulus();
  case GeomAbs_Cylinder: {
    const gp_Ax1 axis = surface.Cylinder().Axis();
    const double radius = surface.Cylinder().Radius();
    const gp_XYZ along = axis.Direction().XYZ(), from = axis.Location().XYZ();
    const gp_XYZ away = (middle - from) - along * ((middle - from) * along);
    const double span = area * (radius + ((from - origin) * away) / radius);
    return out * ((at.XYZ() - from) - along * ((at.XYZ() - from) * along)) > 0 ? span : -span;
  }
  case GeomAbs_Sphere: {
    const gp_XYZ from = surface.Sphere().Location().XYZ();
    const double radius = surface.Sphere().Radius();
    const double span = area * (radius + ((from - origin) * (middle - from)) / radius);
    return out * (at.XYZ() - from) > 0 ? span : -span;
  }
  default:
    return NAN;
  }
}
} // namespace

/** The area of a face, right to about `precision`, which is relative; tells the volume of the cone from a point to it, outward from the body. */
EXPORTED(double, share_of)(int number, double x, double y, double z, double precision) {
  const TopoDS_Face face = faceOf(number);
  told[0] = 0;
  TopLoc_Location location;
  if (BRep_Tool::Surface(face, location).IsNull()) return 0;
  BRepGProp_Face surface;
  BRepGProp_Domain edges;
  surface.Load(face);
  if (face.NbChildren() > 0) edges.Init(face);
  const gp_Pnt origin(x, y, z);
  BRepGProp_Sinert area;
  area.SetLocation(origin);
  area.Perform(surface, edges, precision);
  told[0] = spanOf(BRepAdaptor_Surface(face, Standard_False), surface, area.Mass(), area.CentreOfMass().XYZ(), origin.XYZ()) / 3;
  if (std::isnan(told[0])) {
    if (face.NbChildren() > 0) edges.Init();
    BRepGProp_Vinert volume;
    volume.SetLocation(origin);
    volume.Perform(surface, edges, precision);
    told[0] = volume.Mass();
  }
  return std::abs(area.Mass());
}
