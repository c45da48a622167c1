import type { ModelSolids, SolidFigures } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { KIND, type Shape } from '../../occt/words.ts';
import type { BoundedBody } from '../faces/collect-bodies.ts';

/** A body with its faces and its figures. */
type FiguredBody = BoundedBody & { readonly figures: SolidFigures };

/** Which solid and which of its shells each triangle bounds, by the face that it is of, counted over all placed bodies. */
export function assembleSolids(oc: ExactEngine, bodies: readonly FiguredBody[], faceOfTriangle: Uint32Array): ModelSolids {
  const shellOfFace: number[] = [];
  const solidOfShell: number[] = [];
  const placed: SolidFigures[] = [];
  for (const { shape, placements, faces, figures } of bodies) {
    const { volumeMm3, areaMm2 } = figures;
    const shells = listShells(oc, shape);
    for (const { scale } of placements) {
      const first = solidOfShell.length;
      for (const face of faces.keys()) shellOfFace.push(first + (shells.ofFace[face] ?? 0));
      for (let shell = 0; shell < shells.count; shell++) solidOfShell.push(placed.length);
      placed.push({ volumeMm3: volumeMm3 * scale ** 3, areaMm2: areaMm2 * scale ** 2 });
    }
  }
  const shellOfTriangle = faceOfTriangle.map((face) => shellOfFace[face] ?? 0);
  return { figures: placed, solidOfShell: Uint32Array.from(solidOfShell), shellOfTriangle };
}

/** The shell of each face of a solid, in the order of its faces: the explorer goes through one shell after another. */
function listShells(oc: ExactEngine, solid: Shape): { readonly count: number; readonly ofFace: readonly number[] } {
  const shells = oc.listParts(solid, KIND.shell);
  const ofFace = shells.flatMap((shell, n) => Array.from({ length: oc.countParts(shell, KIND.face) }, () => n));
  return { count: Math.max(shells.length, 1), ofFace };
}
