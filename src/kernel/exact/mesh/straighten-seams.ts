import type { TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../../occt/load-engines.ts';

/** Rounding in readers tilts a line by less; a line meant to be slanted, by more. */
const LARGEST_TILT = 1e-12;

/**
 * Makes the seams of a conical face run straight along the cone in its parameters. A reader's rounding can tilt them by some
 * 1e-15, on which the engine's mesher spends a hundred times the usual time to leave the face out in the end.
 */
export function straightenSeams(oc: ExactEngine, face: TopoDS_Face): void {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  if (surface.GetType() !== oc.GeomAbs_SurfaceType.GeomAbs_Cone) return;
  using explorer = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    using current = explorer.Current();
    using edge = oc.TopoDS.Edge(current);
    if (!oc.BRep_Tool.IsClosed(edge, face)) continue;
    using adaptor = new oc.BRepAdaptor_Curve2d(edge, face);
    using curve = adaptor.Curve();
    if (!(curve instanceof oc.Geom2d_Line)) continue;
    using direction = curve.Direction();
    if (direction.X() === 0 || Math.abs(direction.X()) > LARGEST_TILT) continue;
    using along = new oc.gp_Dir2d(0, Math.sign(direction.Y()));
    curve.SetDirection(along);
  }
}
