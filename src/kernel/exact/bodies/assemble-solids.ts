import type { ModelSolids, SolidFigures } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { KIND, type Shape } from '../../occt/words.ts';
import type { MeshedBody } from '../mesh/mesh-body.ts';

/** Which solid and which of its shells each triangle bounds, in the order in which `assembleMesh` copies the meshes. */
export function assembleSolids(oc: ExactEngine, bodies: readonly (MeshedBody & { readonly figures: SolidFigures })[]): ModelSolids {
  const shellOfTriangle: Uint32Array[] = [];
  const solidOfShell: number[] = [];
  const placed: SolidFigures[] = [];
  for (const { shape, placements, mesh, figures } of bodies) {
    const { volumeMm3, areaMm2 } = figures;
    const shells = listShells(oc, shape);
    for (const { scale } of placements) {
      const first = solidOfShell.length;
      shellOfTriangle.push(mesh.faceOfTriangle.map((face) => first + (shells.ofFace[face] ?? 0)));
      for (let shell = 0; shell < shells.count; shell++) solidOfShell.push(placed.length);
      placed.push({ volumeMm3: volumeMm3 * scale ** 3, areaMm2: areaMm2 * scale ** 2 });
    }
  }
  return { figures: placed, solidOfShell: Uint32Array.from(solidOfShell), shellOfTriangle: joinNumbers(shellOfTriangle) };
}

/** The shell of each face of a solid, in the order of its faces: the explorer goes through one shell after another. */
function listShells(oc: ExactEngine, solid: Shape): { readonly count: number; readonly ofFace: readonly number[] } {
  const shells = oc.listParts(solid, KIND.shell);
  const ofFace = shells.flatMap((shell, n) => Array.from({ length: oc.countParts(shell, KIND.face) }, () => n));
  return { count: Math.max(shells.length, 1), ofFace };
}

function joinNumbers(parts: readonly Uint32Array[]): Uint32Array {
  const joined = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
