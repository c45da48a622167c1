import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';

/** Exact figures of one body in its own frame. */
export interface BodyFigures {
  readonly volumeMm3: number;
  readonly areaMm2: number;
  readonly closed: boolean;
}

/**
 * Relative error asked of the adaptive integration over each face. The whole comes out far better: within 6e-7
 * on every known part, as it does when 1e-6 is asked for, in three quarters of the time on splines.
 */
const PRECISION = 1e-5;

/**
 * Volume and area of a solid, integrated over its exact surfaces (divergence theorem, adaptive Gauss points).
 * The plain overloads are up to 1.3 % off on threads.
 */
export function measureSolid(oc: ExactEngine, solid: TopoDS_Shape): BodyFigures {
  using volume = new oc.GProp_GProps();
  oc.BRepGProp.VolumeProperties(solid, volume, PRECISION, false, false);
  return { volumeMm3: Math.abs(volume.Mass()), areaMm2: measureArea(oc, solid), closed: isClosed(oc, solid) };
}

/** Area of all faces of a shape, mm². */
export function measureArea(oc: ExactEngine, shape: TopoDS_Shape): number {
  using area = new oc.GProp_GProps();
  oc.BRepGProp.SurfaceProperties(shape, area, PRECISION, false);
  return Math.abs(area.Mass());
}

/** Whether every edge of every shell is shared by two faces. */
function isClosed(oc: ExactEngine, solid: TopoDS_Shape): boolean {
  using shells = new oc.TopExp_Explorer(solid, oc.TopAbs_ShapeEnum.TopAbs_SHELL);
  let count = 0;
  for (; shells.More(); shells.Next(), count++) {
    using shell = shells.Current();
    if (!oc.BRep_Tool.IsClosed(shell)) return false;
  }
  return count > 0;
}
