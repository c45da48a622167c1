import { type BrepText, parseBrep, printBrep } from './brep-text.ts';
import { hasRightBoundaries } from './check-boundaries.ts';
import { recognizeSurfaces } from './recognize-surfaces.ts';
import { spellExtrusions } from './spell-extrusions.ts';
import { isClosed, measureDiagonal, weldFaces } from './weld-faces.ts';

export interface TidyBrep {
  readonly brep: string;
  /** Gaps of up to this were bridged between loose faces, mm; null where none were joined. */
  readonly weldToleranceMm: number | null;
}

/** Makes the shape in a BREP text easier to measure and mesh: its loose faces joined where `weld` is wished and all of them match. */
export function tidyBrep(brep: string, weld: boolean): TidyBrep {
  const text = parseBrep(brep);
  if (text === null) return { brep, weldToleranceMm: null };
  const spelled = spellExtrusions(recognizeSurfaces(text));
  const welded = weld ? weldFaces(spelled) : null;
  const tidied = welded?.text ?? spelled;
  return { brep: tidied === text ? brep : printBrep(tidied), weldToleranceMm: welded?.toleranceMm ?? null };
}

/**
 * The same for a shape that has not been healed. Null unless its boundaries are right: those of curved faces must fit, and all
 * edges must close to bodies whose faces look to one side, which planes with a hole turned wrong don't. A single face may be open.
 */
export function tidyUnhealed(brep: string, weld: boolean): TidyBrep | null {
  const text = parseBrep(brep);
  if (text === null) return null;
  const spelled = spellExtrusions(recognizeSurfaces(text));
  if (!hasRightBoundaries(spelled, FITTING_RATIO * measureDiagonal(spelled))) return null;
  const welded = weld ? weldFaces(spelled) : null;
  if (welded === null && !isClosed(spelled) && !isSimpleSheet(spelled)) return null;
  const tidied = welded?.text ?? spelled;
  return { brep: tidied === text ? brep : printBrep(tidied), weldToleranceMm: welded?.toleranceMm ?? null };
}

/** How near curves on surfaces must follow their edges, as a share of the model's diagonal: as near as edges must end. */
const FITTING_RATIO = 1e-5;

/** Whether a shape is a single face with a single boundary. */
function isSimpleSheet({ shapes }: BrepText): boolean {
  const faces = shapes.filter(({ kind }) => kind === 'Fa');
  return faces.length === 1 && faces[0]?.parts.length === 1;
}
