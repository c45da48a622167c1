import type { Adaptor3d_Surface, BRepAdaptor_Surface } from 'replicad-opencascadejs';
import { dot, subtract, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { takeDirection, takePoint } from './climb.ts';
import type { Probed } from './integrate-edges.ts';
import { integratePieces, type Pair } from './integrate-pieces.ts';

/** How a surface is integrated along one of its parameters. */
export interface RowRule {
  /** The parameter that runs along a row; the other one stays. */
  readonly along: 'u' | 'v';
  /** Area, and three times the volume over it, of the row at `fixed` between two parameters, per unit of the other one. */
  readonly sum: (fixed: number, from: number, to: number) => Pair;
}

type Probe = (u: number, v: number) => Probed;

/** One point says all of a row of an extruded or revolved surface; other surfaces are integrated between their knots. */
export function rowRule(oc: ExactEngine, surface: BRepAdaptor_Surface, probe: Probe, origin: Vector): RowRule {
  const type = surface.GetType();
  if (type === oc.GeomAbs_SurfaceType.GeomAbs_SurfaceOfExtrusion)
    return { along: 'v', sum: (u, from, to) => sumStraight(probe(u, from), to - from) };
  if (type === oc.GeomAbs_SurfaceType.GeomAbs_SurfaceOfRevolution) {
    const { centre, direction } = readAxis(surface);
    const centreSeen = subtract(centre, origin);
    return { along: 'u', sum: (v, from, to) => sumTurned(probe((from + to) / 2, v), centreSeen, direction, (to - from) / 2) };
  }
  const knots = listKnots(oc, surface, 'u');
  return { along: 'u', sum: (v, from, to) => integratePieces((u) => sumAt(probe(u, v)), cutRange(from, to, knots)) };
}

/** Where a surface's polynomials change. Asked for intervals of a spline or an offset surface, the engine leaves some out. */
export function listKnots(oc: ExactEngine, surface: Adaptor3d_Surface, along: 'u' | 'v'): number[] {
  const { GeomAbs_OffsetSurface, GeomAbs_BSplineSurface } = oc.GeomAbs_SurfaceType;
  const isU = along === 'u';
  const type = surface.GetType();
  if (type === GeomAbs_OffsetSurface) {
    using basis = surface.BasisSurface();
    return listKnots(oc, basis, along);
  }
  if (type === GeomAbs_BSplineSurface) {
    using spline = surface.BSpline();
    const count = isU ? spline.NbUKnots() : spline.NbVKnots();
    return Array.from({ length: count }, (_, i) => (isU ? spline.UKnot(i + 1) : spline.VKnot(i + 1)));
  }
  const { GeomAbs_CN } = oc.GeomAbs_Shape;
  const count = isU ? surface.NbUIntervals(GeomAbs_CN) : surface.NbVIntervals(GeomAbs_CN);
  using knots = new oc.NCollection_Array1_double(1, count + 1);
  if (isU) surface.UIntervals(knots, GeomAbs_CN);
  else surface.VIntervals(knots, GeomAbs_CN);
  return Array.from({ length: count + 1 }, (_, i) => knots.Value(i + 1));
}

function cutRange(from: number, to: number, knots: readonly number[]): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const cuts = [low, ...knots.filter((knot) => knot > low && knot < high), high];
  return from < to ? cuts : cuts.reverse();
}

function sumAt({ point, normal }: Probed): Pair {
  return [Math.hypot(...normal), dot(point, normal)];
}

/** Along a straight row of parallel normals nothing changes. */
function sumStraight(probed: Probed, range: number): Pair {
  const [area, volume] = sumAt(probed);
  return [area * range, volume * range];
}

/**
 * Over an arc about an axis, from its middle: a normal that turns with the arc by ± half its angle sums up to its part along
 * the axis times the angle, and its part across the axis times the chord of the unit circle. Seen from the axis, nothing changes.
 */
function sumTurned({ point, normal }: Probed, centre: Vector, axis: Vector, halfAngle: number): Pair {
  const along = dot(normal, axis);
  const chord = 2 * Math.sin(halfAngle);
  const summed = normal.map((value, k) => along * (axis[k] as number) * (2 * halfAngle - chord) + value * chord) as unknown as Vector;
  return [Math.hypot(...normal) * 2 * halfAngle, dot(subtract(point, centre), normal) * 2 * halfAngle + dot(centre, summed)];
}

/** The axis of a surface of revolution. */
export function readAxis(surface: Adaptor3d_Surface): { readonly centre: Vector; readonly direction: Vector } {
  using axis = surface.AxeOfRevolution();
  return { centre: takePoint(axis.Location()), direction: takeDirection(axis.Direction()) };
}
