import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { ModelSolids, SolidFigures } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { type Body, listFaces } from '../faces/collect-bodies.ts';
import type { BodyMesh } from '../mesh/mesh-body.ts';

/** Which solid and which of its shells each triangle bounds, in the order in which `assembleMesh` copies `meshes`. */
export function assembleSolids(
  oc: ExactEngine,
  bodies: readonly Body[],
  meshes: readonly BodyMesh[],
  figures: readonly SolidFigures[],
): ModelSolids {
  const shellOfTriangle: Uint32Array[] = [];
  const solidOfShell: number[] = [];
  const placed: SolidFigures[] = [];
  for (const [i, { shape, placements }] of bodies.entries()) {
    const { faceOfTriangle } = meshes[i] as BodyMesh;
    const { volumeMm3, areaMm2 } = figures[i] as SolidFigures;
    const shells = listShells(oc, shape);
    for (const { scale } of placements) {
      const first = solidOfShell.length;
      shellOfTriangle.push(faceOfTriangle.map((face) => first + (shells.ofFace[face] ?? 0)));
      for (let shell = 0; shell < shells.count; shell++) solidOfShell.push(placed.length);
      placed.push({ volumeMm3: volumeMm3 * scale ** 3, areaMm2: areaMm2 * scale ** 2 });
    }
  }
  return { figures: placed, solidOfShell: Uint32Array.from(solidOfShell), shellOfTriangle: joinNumbers(shellOfTriangle) };
}

/** The shell of each face of a solid, in the order of its faces: the explorer goes through one shell after another. */
function listShells(oc: ExactEngine, solid: TopoDS_Shape): { readonly count: number; readonly ofFace: readonly number[] } {
  using explorer = new oc.TopExp_Explorer(solid, oc.TopAbs_ShapeEnum.TopAbs_SHELL);
  const ofFace: number[] = [];
  let count = 0;
  for (; explorer.More(); explorer.Next(), count++) {
    using shell = explorer.Current();
    for (const face of listFaces(oc, shell)) {
      ofFace.push(count);
      face.delete();
    }
  }
  return { count: Math.max(count, 1), ofFace };
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
