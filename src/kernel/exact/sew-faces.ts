import type { TopoDS_Shape, TopoDS_Shell } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';
import { type Body, singleBody } from './collect-bodies.ts';

export type SewOutcome =
  | { readonly outcome: 'closed'; readonly bodies: readonly Body[]; readonly toleranceMm: number }
  /** No tolerance tried closes the surface. */
  | { readonly outcome: 'open' };

/**
 * Tolerances tried, as shares of the model's diagonal, tight ones first: the first that closes is the most faithful.
 * A finer first rung (1e-6) closed three of five known files, but cost the others, slow to sew, a second pass.
 */
const TOLERANCE_RATIOS = [1e-5, 1e-4, 1e-3] as const;

/** Sews the faces of a shape that has no solids into closed solids with outward normals. */
export function sewFaces(oc: ExactEngine, shape: TopoDS_Shape, faceCount: number, diagonalMm: number): SewOutcome {
  // A single face closes upon itself or never: a looser tolerance finds it no partner.
  for (const ratio of faceCount > 1 ? TOLERANCE_RATIOS : TOLERANCE_RATIOS.slice(0, 1)) {
    const toleranceMm = diagonalMm * ratio;
    const bodies = sewAt(oc, shape, toleranceMm);
    if (bodies !== null) return { outcome: 'closed', bodies, toleranceMm };
  }
  return { outcome: 'open' };
}

function sewAt(oc: ExactEngine, shape: TopoDS_Shape, toleranceMm: number): Body[] | null {
  using sewing = new oc.BRepBuilderAPI_Sewing(toleranceMm, true, true, true, false);
  sewing.Add(shape);
  using progress = new oc.Message_ProgressRange();
  sewing.Perform(progress);
  if (sewing.NbFreeEdges() > 0 || sewing.NbMultipleEdges() > 0) return null;
  using sewn = sewing.SewedShape();
  const { TopAbs_SHELL, TopAbs_FACE } = oc.TopAbs_ShapeEnum;
  using stray = new oc.TopExp_Explorer(sewn, TopAbs_FACE, TopAbs_SHELL);
  if (stray.More()) return null;
  const bodies: Body[] = [];
  using shells = new oc.TopExp_Explorer(sewn, TopAbs_SHELL);
  for (; shells.More(); shells.Next()) {
    using current = shells.Current();
    using shell = oc.TopoDS.Shell(current);
    const solid = closeShell(oc, shell);
    if (solid === null) return null;
    bodies.push(singleBody(solid));
  }
  return bodies.length > 0 ? bodies : null;
}

function closeShell(oc: ExactEngine, shell: TopoDS_Shell): TopoDS_Shape | null {
  if (!oc.BRep_Tool.IsClosed(shell)) return null;
  using maker = new oc.BRepBuilderAPI_MakeSolid(shell);
  if (!maker.IsDone()) return null;
  const solid = maker.Solid();
  oc.BRepLib.OrientClosedSolid(solid);
  return solid;
}
