import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import type { Measurement } from '#domain/part.ts';
import type { ModelMesh } from '../model.ts';
import type { ExactEngine } from '../occt/load-engines.ts';
import { assembleFeatures } from './assemble-features.ts';
import { assembleMesh } from './assemble-mesh.ts';
import { diagonalOf, extentsOf } from './box.ts';
import type { Body } from './collect-bodies.ts';
import { colorFaces } from './color-faces.ts';
import { type ConfirmedFigures, confirmFigures, scaleModel } from './confirm-figures.ts';
import { countOverlaidFaces } from './count-overlaid-faces.ts';
import { describeSurface } from './describe-features.ts';
import { findDoubts } from './find-doubts.ts';
import { measureSheet, measureSolid } from './measure-body.ts';
import { measureBox } from './measure-box.ts';
import { type BodyMesh, LINEAR_DEFLECTION_RATIO, meshBody, turnOutward } from './mesh-body.ts';
import type { ModelColors } from './model-colors.ts';
import { hasNestedBodies, prepareBodies, releaseBodies } from './prepare-bodies.ts';
import { weighMesh } from './weigh-mesh.ts';

export type ShapeOutcome =
  | { readonly outcome: 'read'; readonly measurement: Omit<Measurement, 'sha256' | 'format' | 'unit'>; readonly mesh: ModelMesh }
  | { readonly outcome: 'refused'; readonly message: string };

/** What the file said of itself. */
export interface Declared {
  readonly complete: boolean;
  readonly solidsDeclared: number;
  /** The tolerance at which the shape's solids have been made of loose faces before; null or left out: they are the file's own. */
  readonly weldToleranceMm?: number | null;
  readonly colors?: ModelColors | null;
}

/** Measures and meshes a shape: its solids, or else its free faces sewn together. Throws what the engine throws. */
export function measureShape(oc: ExactEngine, shape: TopoDS_Shape, declared: Declared): ShapeOutcome {
  const prepared = prepareBodies(oc, shape, declared.weldToleranceMm);
  if (prepared.outcome === 'refused') return prepared;
  const { bodies, bounded, rough, solids, looseFaces, sewToleranceMm, open } = prepared;
  const size = extentsOf(rough);
  const deflectionMm = (LINEAR_DEFLECTION_RATIO * (size.x + size.y + size.z)) / 3;
  const meshes = bodies.map((body, i) => meshBody(oc, body.shape, bounded[i]?.faces ?? [], deflectionMm));
  // Solids made of loose faces may be inside out, which no exact figure minds.
  if (declared.weldToleranceMm != null) meshes.forEach(turnOutward);
  const { mesh, box: reached } = assembleMesh(bodies, meshes);
  const box = measureBox(oc, { bodies, bounded, meshes, reached, deflectionMm });
  const weighed = bodies.map(({ shape: body, placements }, i) => {
    const faces = bounded[i]?.faces ?? [];
    const weigh = (mesh: BodyMesh) => weighMesh(mesh, faces.length);
    const weighFinely = (fineMm: number) => weigh(meshBody(oc, body, faces, fineMm));
    return { body, faces, mesh: weigh(meshes[i] as BodyMesh), weighFinely, instances: placements.length };
  });
  const model = scaleModel(weighed, deflectionMm);
  const figures = weighed.map((part) => {
    if (open) return { ...measureSheet(oc, part.faces), confirmed: true };
    return confirmFigures(oc, part, measureSolid(oc, part.body, part.faces), model);
  });
  const total = sumFigures(bodies, figures);
  const faceFigures = figures.map(({ faceAreasMm2 }, i) =>
    faceAreasMm2.map((areaMm2, n) => ({ ...describeSurface(oc, bounded[i]?.faces[n] as TopoDS_Face), areaMm2 })),
  );
  const volumeMm3 = total.closed ? total.volumeMm3 : null;
  const extents = extentsOf(box);
  const features = assembleFeatures(bodies, meshes, mesh, faceFigures);
  const findings = findDoubts({
    extents,
    watertight: total.closed,
    sewToleranceMm,
    diagonalMm: diagonalOf(box),
    confirmed: total.confirmed && (!total.closed || total.volumeMm3 > 0),
    facesNotMeshed: meshes.reduce((sum, { facesNotMeshed }) => sum + facesNotMeshed, 0),
    looseFaces,
    nestedBodies: sewToleranceMm !== null && hasNestedBodies(prepared),
    overlaidFaces: countOverlaidFaces(mesh, features, diagonalOf(box)),
    complete: declared.complete && solids >= declared.solidsDeclared,
  });
  const faces = bodies.reduce((sum, body, i) => sum + (bounded[i]?.faces.length ?? 0) * body.placements.length, 0);
  const { colors = null } = declared;
  const faceColors = colors === null ? null : colorFaces(oc, shape, prepared, colors);
  releaseBodies(prepared, shape);
  return {
    outcome: 'read',
    mesh: { ...mesh, features: { ...features, ...(faceColors === null ? {} : { faceColors }) } },
    measurement: {
      boxMm: extents,
      boxMinMm: { x: box[0], y: box[1], z: box[2] },
      volumeMm3,
      areaMm2: total.areaMm2,
      volumeKind: volumeMm3 === null ? 'none' : sewToleranceMm === null ? 'exact' : 'sewn',
      solids: open ? 0 : total.instances,
      faces,
      triangles: mesh.indices.length / 3,
      watertight: total.closed,
      sewToleranceMm,
      findings,
    },
  };
}

function sumFigures(bodies: readonly Body[], figures: readonly ConfirmedFigures[]) {
  const total = { volumeMm3: 0, areaMm2: 0, closed: true, confirmed: true, instances: 0 };
  for (const [i, { placements }] of bodies.entries()) {
    const { volumeMm3, areaMm2, closed, confirmed } = figures[i] as ConfirmedFigures;
    for (const { scale } of placements) {
      total.volumeMm3 += volumeMm3 * scale ** 3;
      total.areaMm2 += areaMm2 * scale ** 2;
    }
    total.instances += placements.length;
    total.closed &&= closed;
    total.confirmed &&= confirmed;
  }
  return total;
}
