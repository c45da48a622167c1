import type { TopoDS_Shape, TopoDS_Shell } from 'replicad-opencascadejs';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { type Body, singleBody } from './collect-bodies.ts';
import { findFreeEdges, hasCrowdedEdge, hasLoneEdge } from './free-edges.ts';
import { ShapeMap } from './shape-map.ts';

export type SewOutcome =
  | {
      readonly outcome: 'closed';
      readonly bodies: readonly Body[];
      readonly toleranceMm: number;
      /** Bodies touch along an edge, so that faces of one may have been joined with the other's. */
      readonly touching: boolean;
    }
  /** No tolerance tried closes the surface. */
  | { readonly outcome: 'open' };

/**
 * Tolerances tried, as shares of the model's diagonal, tight ones first: the first that closes is the most faithful.
 * A finer first rung (1e-6) closed three of five known files, but cost the others, slow to sew, a second pass.
 */
const TOLERANCE_RATIOS = [1e-5, 1e-4, 1e-3] as const;

/**
 * Sews the faces of a shape that has no solids into closed solids, each of whose faces look to one side: all outward or all inward.
 * `mayBridge` is asked before wider gaps than the tightest are bridged.
 */
export function sewFaces(
  oc: ExactEngine,
  shape: TopoDS_Shape,
  faceCount: number,
  diagonalMm: number,
  mayBridge: () => boolean,
): SewOutcome {
  using free = findFreeEdges(oc, shape);
  if (hasLoneEdge(oc, free, TOLERANCE_RATIOS[2] * diagonalMm)) return { outcome: 'open' };
  using passes = new DisposableStack();
  let sewn = shape;
  // A single face closes upon itself or never: a looser tolerance finds it no partner.
  for (const ratio of faceCount > 1 ? TOLERANCE_RATIOS : TOLERANCE_RATIOS.slice(0, 1)) {
    if (ratio !== TOLERANCE_RATIOS[0] && !mayBridge()) break;
    const toleranceMm = diagonalMm * ratio;
    // What is joined stays so, and only what is left open is looked at again: that takes a tenth of the time.
    const pass = sewAt(oc, sewn, toleranceMm);
    sewn = passes.use(pass.sewn);
    const bodies = pass.isClosed ? closeShells(oc, sewn) : null;
    if (bodies !== null) return { outcome: 'closed', bodies, toleranceMm, touching: hasCrowdedEdge(free, toleranceMm) };
  }
  return { outcome: 'open' };
}

interface SewingPass {
  readonly sewn: TopoDS_Shape;
  /** Whether each edge bounds two faces, but for those that faces close upon themselves with. */
  readonly isClosed: boolean;
}

function sewAt(oc: ExactEngine, shape: TopoDS_Shape, toleranceMm: number): SewingPass {
  using sewing = new oc.BRepBuilderAPI_Sewing(toleranceMm, true, true, true, false);
  sewing.Add(shape);
  using progress = new oc.Message_ProgressRange();
  sewing.Perform(progress);
  return { sewn: sewing.SewedShape(), isClosed: sewing.NbFreeEdges() === 0 && sewing.NbMultipleEdges() === 0 };
}

/** The solids that the shells of a sewn shape bound; null where one is not closed. */
function closeShells(oc: ExactEngine, sewn: TopoDS_Shape): Body[] | null {
  const { TopAbs_SHELL, TopAbs_FACE } = oc.TopAbs_ShapeEnum;
  const bodies: Body[] = [];
  const close = (shell: TopoDS_Shell): boolean => {
    const solid = closeShell(oc, shell);
    if (solid !== null) bodies.push(singleBody(solid));
    return solid !== null;
  };
  using stray = new oc.TopExp_Explorer(sewn, TopAbs_FACE, TopAbs_SHELL);
  for (; stray.More(); stray.Next()) {
    using face = stray.Current();
    using shell = wrapFace(oc, face);
    if (!close(shell)) return null;
  }
  using shells = new oc.TopExp_Explorer(sewn, TopAbs_SHELL);
  for (; shells.More(); shells.Next()) {
    using current = shells.Current();
    using shell = oc.TopoDS.Shell(current);
    if (!close(shell)) return null;
  }
  return bodies.length > 0 ? bodies : null;
}

/** A face without free edges that sewing put into no shell closes upon itself, as a sphere or a torus does. */
function wrapFace(oc: ExactEngine, face: TopoDS_Shape): TopoDS_Shell {
  const shell = new oc.TopoDS_Shell();
  using builder = new oc.TopoDS_Builder();
  builder.MakeShell(shell);
  builder.Add(shell, face);
  shell.Closed(true);
  return shell;
}

/**
 * Whether every edge is run along once each way. Else some faces look inward and others outward, or lie upon each other, which
 * the engine calls closed nevertheless.
 */
function isOneSkin(oc: ExactEngine, shell: TopoDS_Shell): boolean {
  const { TopAbs_FORWARD } = oc.TopAbs_Orientation;
  using uses = new DisposableStack();
  const known = new ShapeMap<{ forward: number; backward: number }>(oc);
  using explorer = new oc.TopExp_Explorer(shell, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    const edge = uses.use(explorer.Current());
    let use = known.get(edge);
    if (use === undefined) {
      using plain = oc.TopoDS.Edge(edge);
      if (oc.BRep_Tool.Degenerated(plain)) continue;
      use = { forward: 0, backward: 0 };
      known.set(edge, use);
    }
    if (edge.Orientation() === TopAbs_FORWARD) use.forward++;
    else use.backward++;
  }
  return known.entries().every(({ value: { forward, backward } }) => forward === 1 && backward === 1);
}

function closeShell(oc: ExactEngine, shell: TopoDS_Shell): TopoDS_Shape | null {
  if (!oc.BRep_Tool.IsClosed(shell) || !isOneSkin(oc, shell)) return null;
  using maker = new oc.BRepBuilderAPI_MakeSolid(shell);
  if (!maker.IsDone()) return null;
  return maker.Solid();
}
