import { parseBrep, printBrep } from './brep-text.ts';
import { spellExtrusions } from './spell-extrusions.ts';
import { weldFaces } from './weld-faces.ts';

export interface TidyBrep {
  readonly brep: string;
  /** Gaps of up to this were bridged between loose faces, mm; null where none were joined. */
  readonly weldToleranceMm: number | null;
}

/** Makes the shape in a BREP text easier to measure and mesh: its loose faces joined where `weld` is wished and all of them match. */
export function tidyBrep(brep: string, weld: boolean): TidyBrep {
  const text = parseBrep(brep);
  if (text === null) return { brep, weldToleranceMm: null };
  const spelled = spellExtrusions(text);
  const welded = weld ? weldFaces(spelled) : null;
  const tidied = welded?.text ?? spelled;
  return { brep: tidied === text ? brep : printBrep(tidied), weldToleranceMm: welded?.toleranceMm ?? null };
}
