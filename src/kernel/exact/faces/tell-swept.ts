import type { Adaptor3d_Surface } from 'replicad-opencascadejs';
import type { SurfaceKind } from '../../basics/model.ts';
import { cross, dot, lengthOf, subtract, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { takeDirection, takePoint, takeVector } from '../integrate/climb.ts';
import { readAxis } from '../integrate/integrate-row.ts';

export interface ToldSurface {
  readonly surface: SurfaceKind;
  /** Of a cylinder or a sphere, in the unit of the body's frame. */
  readonly radiusMm: number | null;
}

/** Files round directions and places, lengths as shares of the radius, to about this. */
const ROUNDING = 1e-6;

/** What a line or a circle sweeps, as which many systems write cylinders and cones into IGES files; null: another surface. */
export function tellSwept(oc: ExactEngine, surface: Adaptor3d_Surface): ToldSurface | null {
  const swept = readGeneratrix(oc, surface);
  if (swept === null) return null;
  if (surface.GetType() === oc.GeomAbs_SurfaceType.GeomAbs_SurfaceOfRevolution) return tellRevolved(swept, readAxis(surface));
  if (swept.radius === null) return { surface: 'plane', radiusMm: null };
  const isRight = lengthOf(cross(swept.direction, takeDirection(surface.Direction()))) < ROUNDING;
  return isRight ? { surface: 'cylinder', radiusMm: swept.radius } : null;
}

/** A line through `place`, or where it has a radius, a circle about it; `direction` is the line's or the circle's axis. */
interface PlainCurve {
  readonly place: Vector;
  readonly direction: Vector;
  readonly radius: number | null;
}

/** The line or circle that a surface is extruded or revolved from; null: it is neither, or of another curve. */
function readGeneratrix(oc: ExactEngine, surface: Adaptor3d_Surface): PlainCurve | null {
  const { GeomAbs_SurfaceOfExtrusion, GeomAbs_SurfaceOfRevolution } = oc.GeomAbs_SurfaceType;
  const swept = surface.GetType();
  if (swept !== GeomAbs_SurfaceOfExtrusion && swept !== GeomAbs_SurfaceOfRevolution) return null;
  using curve = surface.BasisCurve();
  const type = curve.GetType();
  if (type === oc.GeomAbs_CurveType.GeomAbs_Line) {
    return { place: takePoint(curve.Value(0)), direction: takeVector(curve.EvalDN(0, 1)), radius: null };
  }
  if (type !== oc.GeomAbs_CurveType.GeomAbs_Circle) return null;
  using circle = curve.Circle();
  using axis = circle.Axis();
  return { place: takePoint(axis.Location()), direction: takeDirection(axis.Direction()), radius: circle.Radius() };
}

function tellRevolved({ place, direction, radius }: PlainCurve, axis: ReturnType<typeof readAxis>): ToldSurface | null {
  const out = subtract(place, axis.centre);
  const away = cross(axis.direction, out);
  const distance = lengthOf(away);
  const along = dot(direction, axis.direction);
  if (radius === null) {
    if (lengthOf(cross(direction, axis.direction)) < ROUNDING) return { surface: 'cylinder', radiusMm: distance };
    if (Math.abs(along) < ROUNDING) return { surface: 'plane', radiusMm: null };
    return Math.abs(dot(direction, away)) < ROUNDING * distance ? { surface: 'cone', radiusMm: null } : null;
  }
  const isInPlane = Math.abs(along) < ROUNDING && Math.abs(dot(direction, out)) < ROUNDING * radius;
  if (!isInPlane) return null;
  return distance < ROUNDING * radius ? { surface: 'sphere', radiusMm: radius } : { surface: 'torus', radiusMm: null };
}
