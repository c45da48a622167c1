#include "front.hpp"
#include <BRepAdaptor_Surface.hxx>
#include <cmath>
#include <gp_Circ.hxx>
#include <gp_Cylinder.hxx>
#include <gp_Sphere.hxx>

using namespace front;

namespace {
/** In the order that the kernel gives them. */
enum Kind { Plane, Cylinder, Cone, Sphere, Torus, FreeForm };

/** Files round directions and places, lengths as shares of the radius, to about this. */
const double ROUNDING = 1e-6;

Kind tell(Kind kind, double radius = NAN) {
  told[0] = radius;
  return kind;
}

Kind tellRevolved(const gp_XYZ &place, const gp_XYZ &direction, double radius, bool isLine, const gp_Ax1 &axis) {
  const gp_XYZ along = axis.Direction().XYZ(), out = place - axis.Location().XYZ(), away = along ^ out;
  const double distance = away.Modulus(), share = direction * along;
  if (isLine) {
    if ((direction ^ along).Modulus() < ROUNDING) return tell(Cylinder, distance);
    if (std::abs(share) < ROUNDING) return tell(Plane);
    return tell(std::abs(direction * away) < ROUNDING * distance ? Cone : FreeForm);
  }
  if (std::abs(share) >= ROUNDING || std::abs(direction * out) >= ROUNDING * radius) return tell(FreeForm);
  return distance < ROUNDING * radius ? tell(Sphere, radius) : tell(Torus);
}

/** What a line or a circle sweeps, as which many systems write cylinders and cones into IGES files. */
Kind tellSwept(const BRepAdaptor_Surface &surface, bool isRevolved) {
  const Handle(Adaptor3d_Curve) curve = surface.BasisCurve();
  const bool isLine = curve->GetType() == GeomAbs_Line;
  if (!isLine && curve->GetType() != GeomAbs_Circle) return tell(FreeForm);
  const double radius = isLine ? 0 : curve->Circle().Radius();
  const gp_XYZ place = isLine ? curve->Value(0).XYZ() : curve->Circle().Location().XYZ();
  const gp_XYZ direction = isLine ? curve->DN(0, 1).XYZ() : curve->Circle().Axis().Direction().XYZ();
  if (isRevolved) return tellRevolved(place, direction, radius, isLine, surface.AxeOfRevolution());
  if (isLine) return tell(Plane);
  const bool isRight = (direction ^ surface.Direction().XYZ()).Modulus() < ROUNDING;
  return isRight ? tell(Cylinder, radius) : tell(FreeForm);
}
} // namespace

/** The kind of surface that a face lies on; tells the radius of a cylinder or a sphere, else no number. */
EXPORTED(int, describe)(int face) {
  const BRepAdaptor_Surface surface(faceOf(face), Standard_False);
  switch (surface.GetType()) {
  case GeomAbs_Plane:
    return tell(Plane);
  case GeomAbs_Cylinder:
    return tell(Cylinder, surface.Cylinder().Radius());
  case GeomAbs_Cone:
    return tell(Cone);
  case GeomAbs_Sphere:
    return tell(Sphere, surface.Sphere().Radius());
  case GeomAbs_Torus:
    return tell(Torus);
  case GeomAbs_SurfaceOfRevolution:
    return tellSwept(surface, true);
  case GeomAbs_SurfaceOfExtrusion:
    return tellSwept(surface, false);
  default:
    return tell(FreeForm);
  }
}
