import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { Measurement } from '#domain/part.ts';
import type { ModelMesh } from '../model.ts';
import type { ExactEngine } from '../occt/load-engines.ts';
import { assembleMesh } from './assemble-mesh.ts';
import { type Box, diagonalOf, extentsOf, isWithin, moveBox } from './box.ts';
import { type Body, collectBodies, countFreeFaces, listFaces, singleBody } from './collect-bodies.ts';
import { findDoubts } from './find-doubts.ts';
import { type BodyFigures, measureSheet, measureSolid } from './measure-body.ts';
import { type BoundedFaces, boundFaces, joinBounds, measureBox } from './measure-box.ts';
import { LINEAR_DEFLECTION_RATIO, meshBody } from './mesh-body.ts';
import { sumMeshVolume } from './mesh-volume.ts';
import { sewFaces } from './sew-faces.ts';

export type ShapeOutcome =
  | { readonly outcome: 'read'; readonly measurement: Omit<Measurement, 'sha256' | 'format' | 'unit'>; readonly mesh: ModelMesh }
  | { readonly outcome: 'refused'; readonly message: string };

/** What the file said of itself. */
export interface Declared {
  readonly complete: boolean;
  readonly solidsDeclared: number;
}

/** Beyond this no coordinate is a real length, mm. */
const FARTHEST_MM = 1e9;

/** Measures and meshes a shape: its solids, or else its free faces sewn together. Throws what the engine throws. */
export function measureShape(oc: ExactEngine, shape: TopoDS_Shape, declared: Declared): ShapeOutcome {
  const looseFaces = countFreeFaces(oc, shape);
  const solids = collectBodies(oc, shape);
  if (solids.length === 0 && looseFaces === 0) {
    return {
      outcome: 'refused',
      message: 'This file holds no surface or solid that can be read. Please check the model and export it again.',
    };
  }
  let bodies: readonly Body[] = solids.length > 0 ? solids : [singleBody(shape)];
  let bounded = boundBodies(oc, bodies);
  let rough = joinBounds(bodies, bounded);
  if (rough.some((value) => !(Math.abs(value) < FARTHEST_MM))) {
    return {
      outcome: 'refused',
      message: 'This file holds coordinates that are no real lengths. Please check the model and export it again.',
    };
  }
  let sewToleranceMm: number | null = null;
  let open = false;
  if (solids.length === 0) {
    const sewn = sewFaces(oc, shape, looseFaces, diagonalOf(rough));
    if (sewn.outcome === 'open') open = true;
    else {
      ({ bodies, toleranceMm: sewToleranceMm } = sewn);
      bounded = boundBodies(oc, bodies);
      rough = joinBounds(bodies, bounded);
    }
  }
  const size = extentsOf(rough);
  const deflectionMm = (LINEAR_DEFLECTION_RATIO * (size.x + size.y + size.z)) / 3;
  const meshes = bodies.map((body, i) => meshBody(oc, body.shape, bounded[i]?.faces ?? [], deflectionMm));
  const { mesh, box: reached } = assembleMesh(bodies, meshes);
  const box = measureBox(oc, bodies, bounded, reached);
  const figures = bodies.map(({ shape: body }, i) => {
    const faces = bounded[i]?.faces ?? [];
    return open ? measureSheet(oc, faces) : measureSolid(oc, body, faces);
  });
  const total = sumFigures(bodies, figures);
  const volumeMm3 = total.closed ? total.volumeMm3 : null;
  const centre = [(box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2] as const;
  const extents = extentsOf(box);
  const findings = findDoubts({
    extents,
    watertight: total.closed,
    sewToleranceMm,
    diagonalMm: diagonalOf(box),
    exactVolumeMm3: volumeMm3,
    meshVolumeMm3: sumMeshVolume(mesh, centre),
    areaMm2: total.areaMm2,
    deflectionMm,
    facesNotMeshed: meshes.reduce((sum, { facesNotMeshed }) => sum + facesNotMeshed, 0),
    looseFaces: solids.length > 0 ? looseFaces : 0,
    nestedBodies: sewToleranceMm !== null && hasNestedBodies(bodies, bounded),
    complete: declared.complete && solids.length >= declared.solidsDeclared,
  });
  const faces = bodies.reduce((sum, body, i) => sum + (bounded[i]?.faces.length ?? 0) * body.placements.length, 0);
  release(bodies, bounded, shape);
  return {
    outcome: 'read',
    mesh,
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

function boundBodies(oc: ExactEngine, bodies: readonly Body[]): BoundedFaces[] {
  return bodies.map((body) => boundFaces(oc, listFaces(oc, body.shape)));
}

function sumFigures(bodies: readonly Body[], figures: readonly BodyFigures[]) {
  const total = { volumeMm3: 0, areaMm2: 0, closed: true, instances: 0 };
  for (const [i, { placements }] of bodies.entries()) {
    const { volumeMm3, areaMm2, closed } = figures[i] as BodyFigures;
    for (const { scale } of placements) {
      total.volumeMm3 += volumeMm3 * scale ** 3;
      total.areaMm2 += areaMm2 * scale ** 2;
    }
    total.instances += placements.length;
    total.closed &&= closed;
  }
  return total;
}

/** Whether one body's bounds lie inside another's. */
function hasNestedBodies(bodies: readonly Body[], bounded: readonly BoundedFaces[]): boolean {
  if (bodies.length < 2) return false;
  const boxes = bodies.map((body, i): Box => moveBox(joinBounds([body], [bounded[i] as BoundedFaces]), null));
  return boxes.some((inner, i) => boxes.some((outer, k) => i !== k && isWithin(inner, outer, 0)));
}

function release(bodies: readonly Body[], bounded: readonly BoundedFaces[], shape: TopoDS_Shape): void {
  for (const { faces } of bounded) for (const face of faces) face.delete();
  for (const body of bodies) {
    for (const placement of body.placements) if (placement.shape !== shape && placement.shape !== body.shape) placement.shape.delete();
    if (body.shape !== shape) body.shape.delete();
  }
}
