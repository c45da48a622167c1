import type { Measurement } from '#domain/part/part.ts';
import { diagonalOf, extentsOf, tellBox } from '../basics/box.ts';
import type { EdgeFigures, ExactBody, FaceFigures, LinearColor, ModelFeatures, ModelMesh } from '../basics/model.ts';
import { SHARES } from '../basics/shares.ts';
import type { TimeBudget } from '../basics/time-budget.ts';
import type { Vector } from '../basics/vectors.ts';
import type { ExactEngine } from '../occt/engine.ts';
import type { ReadShape, Shape } from '../occt/words.ts';
import { assembleSolids } from './bodies/assemble-solids.ts';
import { BodyNames } from './bodies/body-names.ts';
import { hasNestedBodies, hasScaledBodies, type PreparedBodies, prepareBodies } from './bodies/prepare-bodies.ts';
import { takeSolid, type WantedBody } from './bodies/take-solid.ts';
import { type ConfirmableBody, type ConfirmedFigures, confirmFigures, scaleModel, type Verdict } from './confirm-figures.ts';
import { measureBox } from './extent/measure-box.ts';
import type { Body } from './faces/collect-bodies.ts';
import { countOverlaidFaces } from './faces/count-overlaid-faces.ts';
import { ModelColors } from './faces/model-colors.ts';
import { findDoubts } from './find-doubts.ts';
import { measureSheet, measureSolid } from './integrate/measure-body.ts';
import { type AssembledMesh, assembleMesh } from './mesh/assemble-mesh.ts';
import { type BodyMesh, deflectionOf, type MeshedBody, makeMeshable, meshBody, turnOver } from './mesh/mesh-body.ts';
import { weighMesh } from './mesh/weigh-mesh.ts';

export type ShapeOutcome =
  | {
      readonly outcome: 'read';
      readonly measurement: Omit<Measurement, 'sha256' | 'format' | 'unit'>;
      readonly mesh: ModelMesh;
      readonly body: ExactBody | null;
    }
  | { readonly outcome: 'refused'; readonly message: string };

/** What the file said of itself, and how long it may be looked at. */
export interface Declared extends Omit<ReadShape, 'shape'> {
  readonly solidsDeclared: number;
  /** Faces that are left out, as the file hides them. */
  readonly facesHidden: number;
  /** The body that is wanted by itself, too. */
  readonly body: WantedBody | null;
  /** For looking at the figures a second time. */
  readonly budget: TimeBudget;
}

/** A body with its mesh and its figures. */
interface MeasuredBody extends MeshedBody {
  readonly figures: ConfirmedFigures;
}

/** Measures and meshes a shape: its solids, or else its free faces sewn together. Throws what the engine throws. */
export function measureShape(oc: ExactEngine, shape: Shape, declared: Declared): ShapeOutcome {
  const prepared = prepareBodies(oc, shape);
  if (prepared.outcome === 'refused') return prepared;
  const { rough, solids, looseFaces, lostFaces, sewToleranceMm, touching, open } = prepared;
  const { body: wanted, budget, facesHidden, legible } = declared;
  const deflectionMm = deflectionOf(extentsOf(rough));
  const meshed = prepared.bodies.map((body, i) => {
    oc.span.begin(SHARES.read, SHARES.meshed, i, prepared.bodies.length);
    const meshable = makeMeshable(oc, body.shape, body.faces, deflectionMm);
    return { ...body, meshed: meshable.faces, mesh: meshBody(oc, meshable.shape, deflectionMm) };
  });
  const weighed = meshed.map((body) => ({ ...body, ...weigher(oc, body) }));
  // Solids that were sewn may be inside out, which no exact figure minds.
  if (sewToleranceMm !== null) for (const { mesh, weight } of weighed) if (weight.volumeMm3 < 0) turnOver(mesh);
  const { mesh, box: reached } = assembleMesh(meshed);
  const box = measureBox(oc, meshed, reached, deflectionMm);
  const figures = open
    ? meshed.map(({ faces }) => ({ ...measureSheet(oc, faces), verdict: 'agreed' as const }))
    : measureSolids(oc, weighed, deflectionMm, budget);
  const bodies = meshed.map((body, i) => ({ ...body, figures: figures[i] as ConfirmedFigures }));
  const total = sumFigures(bodies);
  const volumeMm3 = total.closed ? total.volumeMm3 : null;
  const size = tellBox(box);
  const features = assembleFeatures(oc, bodies, mesh);
  const findings = findDoubts({
    ...{ sewToleranceMm, looseFaces, touching, facesHidden, legible },
    extents: size.boxMm,
    watertight: total.closed,
    diagonalMm: diagonalOf(box),
    verdict: total.closed && !(total.volumeMm3 > 0) ? 'disagreed' : total.verdict,
    facesNotMeshed: bodies.reduce((sum, body) => sum + body.mesh.facesNotMeshed, 0),
    nestedBodies: sewToleranceMm !== null && hasNestedBodies(prepared),
    overlaidFaces: countOverlaidFaces(mesh, features, diagonalOf(box)),
    scaled: declared.scaled || hasScaledBodies(oc, prepared),
    complete: declared.complete && solids >= declared.solidsDeclared && lostFaces === 0,
  });
  const faceColors = colorFaces(oc, shape, prepared);
  const called = sewToleranceMm === null ? listNames(bodies, new BodyNames(oc)) : null;
  const named = called?.some((name) => name !== null) === true ? { names: called } : {};
  const enclosed = open ? {} : { solids: { ...assembleSolids(oc, bodies, features.faceOfTriangle), ...named } };
  const body = wanted === null || open ? null : takeSolid(oc, meshed, deflectionMm, faceColors, wanted);
  return {
    outcome: 'read',
    body,
    mesh: { ...mesh, ...enclosed, features: { ...features, ...(faceColors === null ? {} : { faceColors }) } },
    measurement: {
      ...size,
      volumeMm3,
      areaMm2: total.areaMm2,
      volumeKind: volumeMm3 === null ? 'none' : sewToleranceMm === null ? 'exact' : 'sewn',
      solids: open ? 0 : total.instances,
      faces: features.faces.length,
      triangles: mesh.indices.length / 3,
      watertight: total.closed,
      sewToleranceMm,
      findings,
    },
  };
}

/** What each placed solid is called. */
function listNames(bodies: readonly Body[], names: BodyNames): readonly (string | null)[] {
  return bodies.flatMap(({ shape, placements }) => placements.map(() => names.of(shape)));
}

/** How the meshes of a body are weighed. All are seen from one corner of it, so that parts of them can be compared. */
function weigher(oc: ExactEngine, { shape, faces, mesh }: MeshedBody) {
  const [x = 0, y = 0, z = 0] = mesh.positions;
  const origin: Vector = [x, y, z];
  const weigh = (drawn: BodyMesh) => weighMesh(drawn, faces.length, origin);
  const weighFinely = (fineMm: number) => weigh(meshBody(oc, makeMeshable(oc, shape, faces, fineMm).shape, fineMm));
  return { origin, weight: weigh(mesh), weighFinely };
}

/** The figures of solids, each held against its mesh. */
function measureSolids(
  oc: ExactEngine,
  solids: readonly (Body & ConfirmableBody)[],
  deflectionMm: number,
  budget: TimeBudget,
): ConfirmedFigures[] {
  const model = scaleModel(solids, deflectionMm, budget);
  return solids.map((solid, i) => {
    oc.span.begin(SHARES.meshed, SHARES.measured, i, solids.length);
    return confirmFigures(oc, solid, measureSolid(oc, solid.shape, solid.faces), model);
  });
}

function sumFigures(bodies: readonly MeasuredBody[]) {
  const total = { volumeMm3: 0, areaMm2: 0, closed: true, verdict: worstVerdict(bodies), instances: 0 };
  for (const { placements, figures } of bodies) {
    for (const { scale } of placements) {
      total.volumeMm3 += figures.volumeMm3 * scale ** 3;
      total.areaMm2 += figures.areaMm2 * scale ** 2;
    }
    total.instances += placements.length;
    total.closed &&= figures.closed;
  }
  return total;
}

function worstVerdict(bodies: readonly MeasuredBody[]): Verdict {
  const worst = (['disagreed', 'unchecked'] as const).find((verdict) => bodies.some(({ figures }) => figures.verdict === verdict));
  return worst ?? 'agreed';
}

/** The figures of each body's faces and edges, once per instance, in the order in which `assembled` was made of their meshes. */
function assembleFeatures(oc: ExactEngine, bodies: readonly MeasuredBody[], assembled: AssembledMesh['mesh']): ModelFeatures {
  const faceOfTriangle = new Uint32Array(assembled.indices.length / 3);
  const edgeOfSegment = new Uint32Array(assembled.edgeSegments.length / 6);
  const faces: FaceFigures[] = [];
  const edges: EdgeFigures[] = [];
  const at = { triangles: 0, segments: 0 };
  for (const { placements, mesh, figures, ...body } of bodies) {
    const own = body.faces.map((face, n) => ({ ...oc.describe(face), areaMm2: figures.faceAreasMm2[n] ?? 0 }));
    for (const { scale } of placements) {
      for (const [n, face] of mesh.faceOfTriangle.entries()) faceOfTriangle[at.triangles + n] = face + faces.length;
      for (const [n, edge] of mesh.edgeOfSegment.entries()) edgeOfSegment[at.segments + n] = edge + edges.length;
      at.triangles += mesh.faceOfTriangle.length;
      at.segments += mesh.edgeOfSegment.length;
      for (const face of own) faces.push(scale === 1 ? face : scaleFace(face, scale));
      for (const edge of mesh.edgeFigures) edges.push(scale === 1 ? edge : scaleEdge(edge, scale));
    }
  }
  return { faceOfTriangle, edgeOfSegment, faces, edges };
}

function scaleFace({ surface, areaMm2, radiusMm }: FaceFigures, scale: number): FaceFigures {
  return { surface, areaMm2: areaMm2 * scale ** 2, radiusMm: radiusMm === null ? null : radiusMm * scale };
}

function scaleEdge({ lengthMm, radiusMm }: EdgeFigures, scale: number): EdgeFigures {
  return { lengthMm: lengthMm * scale, radiusMm: radiusMm === null ? null : radiusMm * scale };
}

/**
 * The colour of each face of each instance of each body of `shape`, as in `ModelFeatures.faces`; null where a face has none.
 * Null for all: nothing is coloured. A face's own colour goes before that of its instance, this before that of its body, and this
 * before that of its shell.
 */
function colorFaces(oc: ExactEngine, shape: Shape, { bodies, sewToleranceMm }: PreparedBodies): (LinearColor | null)[] | null {
  const colors = new ModelColors(oc);
  if (colors.isEmpty) return null;
  // Sewn faces are new ones, which nobody coloured.
  const common = sewToleranceMm === null ? null : findCommonColor(oc, shape, colors);
  const painted = bodies.flatMap(({ placements, ...body }) => {
    const faces = body.faces.map((face) => ({ own: colors.ofFace(face), shell: colors.ofShell(face) }));
    return placements.flatMap((placement) => {
      const color = common ?? colors.ofBody(placement.shape);
      return faces.map(({ own, shell }) => own ?? color ?? shell);
    });
  });
  return painted.some((color) => color !== null) ? painted : null;
}

/** The one colour of all faces of a shape. Null: there are several. */
function findCommonColor(oc: ExactEngine, shape: Shape, colors: ModelColors): LinearColor | null {
  const found = oc.listFaces(shape).map((face) => colors.ofFace(face) ?? colors.ofShell(face));
  const [first = null] = found;
  return found.every((color) => color?.join() === first?.join()) ? first : null;
}
