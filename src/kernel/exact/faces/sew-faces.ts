import type { ExactEngine } from '../../occt/engine.ts';
import type { Shape } from '../../occt/words.ts';
import { type Body, singleBody } from './collect-bodies.ts';
import { findFreeEdges, hasCrowdedEdge, hasLoneEdge } from './free-edges.ts';

/** Closed bodies that faces were sewn to. */
interface SewnBodies {
  readonly bodies: readonly Body[];
  readonly toleranceMm: number;
  /** Bodies touch along an edge, so that faces of one may have been joined with the other's. */
  readonly touching: boolean;
}

/**
 * Tolerances tried, as shares of the model's diagonal, tight ones first: the first that closes is the most faithful.
 * A finer first rung (1e-6) closed three of five known files, but cost the others, slow to sew, a second pass.
 */
const TOLERANCE_RATIOS = [1e-5, 1e-4, 1e-3] as const;

/**
 * Sews the faces of a shape that has no solids into closed solids, each of whose faces look to one side: all outward or all inward.
 * Null: no tolerance tried closes them.
 */
export function sewFaces(oc: ExactEngine, shape: Shape, faceCount: number, diagonalMm: number): SewnBodies | null {
  const free = findFreeEdges(oc, shape);
  if (hasLoneEdge(oc, free, TOLERANCE_RATIOS[2] * diagonalMm)) return null;
  let sewn = shape;
  // A single face closes upon itself or never: a looser tolerance finds it no partner.
  for (const ratio of faceCount > 1 ? TOLERANCE_RATIOS : TOLERANCE_RATIOS.slice(0, 1)) {
    const toleranceMm = diagonalMm * ratio;
    // What is joined stays so, and only what is left open is looked at again: that takes a tenth of the time.
    const pass = oc.sew(sewn, toleranceMm);
    sewn = pass.sewn;
    const solids = pass.isClosed ? oc.closeShells(sewn) : [];
    if (solids.length > 0) {
      return { bodies: solids.map(singleBody), toleranceMm, touching: hasCrowdedEdge(free, toleranceMm) };
    }
  }
  return null;
}
