import type { TimeBudget } from '../basics/time-budget.ts';
import type { Vector } from '../basics/vectors.ts';
import type { ExactEngine } from '../occt/engine.ts';
import type { Face } from '../occt/words.ts';
import type { FaceShare } from './integrate/integrate-face.ts';
import { type BodyFigures, integrateAgain, sumShares } from './integrate/measure-body.ts';
import type { MeshWeight } from './mesh/weigh-mesh.ts';

/** Figures of a body, and what another way of measuring it says of them; 'unchecked': there was no time for it. */
export interface ConfirmedFigures extends BodyFigures {
  readonly verdict: Verdict;
}

export type Verdict = 'agreed' | 'disagreed' | 'unchecked';

/** What of a whole model bears upon one of its bodies. */
export interface ModelScale {
  /** That of the meshes. */
  readonly deflectionMm: number;
  /** What a body's volume and the area of each of its faces may be off by, lost in the whole. */
  readonly slightMm3: number;
  readonly slightMm2: number;
  /** For looking a second time. */
  readonly budget: TimeBudget;
}

/** A body, and what its meshes tell when seen from `origin`. */
export interface ConfirmableBody {
  readonly faces: readonly Face[];
  readonly origin: Vector;
  readonly weight: MeshWeight;
  /** Weighs a mesh of another deflection, mm. */
  readonly weighFinely: (deflectionMm: number) => MeshWeight;
}

/** How far a volume may be from the mesh's: shares of what the mesh leaves between itself and the surfaces, and of the volume. */
interface Allowance {
  readonly ofBent: number;
  readonly ofVolume: number;
}

/** Of known models the worst takes a seventh of this. */
const TIGHT: Allowance = { ofBent: 0.02, ofVolume: 2e-4 };
/** Where two integrations agree and the mesh alone is a little off. */
const LOOSE: Allowance = { ofBent: 0.1, ofVolume: 2e-3 };
/** How far a face's area may be from its mesh's: chords of 10° take up to 0.5 % of a disc and 0.9 % of a sphere. Shares of the face and of its body. */
const AREA_OF_FACE = 0.015;
const AREA_OF_BODY = 1e-4;
/** How near two integrations come where both are right: of faces that hardly meet, in the volume. */
const SAME_VOLUME = 1e-3;
const SAME_AREA = 5e-3;
/** So much of a model's volume and area all its bodies together may be off by unnoticed. */
const SLIGHT = 5e-5;

/** The scale of a model by the meshes of its bodies. */
export function scaleModel(
  parts: readonly { readonly weight: MeshWeight; readonly placements: readonly unknown[] }[],
  deflectionMm: number,
  budget: TimeBudget,
): ModelScale {
  let [bodies, faces, volumeMm3, areaMm2] = [0, 0, 0, 0];
  for (const { weight, placements } of parts) {
    const instances = placements.length;
    bodies += instances;
    faces += instances * weight.faceAreasMm2.length;
    volumeMm3 += instances * Math.abs(weight.volumeMm3);
    areaMm2 += instances * weight.faceAreasMm2.reduce((sum, area) => sum + area, 0);
  }
  return { deflectionMm, slightMm3: (SLIGHT * volumeMm3) / bodies, slightMm2: (SLIGHT * areaMm2) / faces, budget };
}

/**
 * Compares a solid's figures with its mesh, which costs next to nothing, and those of a body too small for that mesh with finer
 * ones. Faces that the mesh shows otherwise, or not at all, are integrated a second time, by rules of our own, in its stead, and
 * where that is not enough all are: of three ways two must agree, and the figures are those of the two.
 */
export function confirmFigures(oc: ExactEngine, body: ConfirmableBody, figures: BodyFigures, model: ModelScale): ConfirmedFigures {
  // Of an open body no volume is told.
  if (!figures.closed || isNear(figures, body.weight, model)) return { ...figures, verdict: 'agreed' };
  const thicknessMm = (2 * figures.volumeMm3) / figures.areaMm2;
  let mesh = body.weight;
  for (const finer of meshFinely(body, thicknessMm, model)) {
    if (isNear(figures, finer, model)) return { ...figures, verdict: 'agreed' };
    mesh = finer;
  }
  const again = rememberAgain(oc, body, model.budget);
  const mended = mendMesh(mesh, figures, model, again);
  if (mended === null) return { ...figures, verdict: 'unchecked' };
  if (isNear(figures, mended, model)) return { ...figures, verdict: 'agreed' };
  const shares = body.faces.map((_, face) => again(face)).filter((share) => share !== null);
  if (shares.length < body.faces.length) return { ...figures, verdict: 'unchecked' };
  const second = sumShares(shares, figures.closed);
  if (isNear(second, mesh, model)) return { ...second, verdict: 'agreed' };
  // Of bodies thinner than its deflection a mesh is but a caricature.
  const isRough = mesh.facesNotMeshed > 0 || thicknessMm < model.deflectionMm;
  const agree = isSame(figures, second) && (isRough || isVolumeNear(figures, mended, LOOSE, model));
  return { ...figures, verdict: agree ? 'agreed' : 'disagreed' };
}

/** Integrates over a face of a body a second time, each at most once. Null: there is no time left. */
type IntegrateAgain = (face: number) => FaceShare | null;

function rememberAgain(oc: ExactEngine, { faces, origin }: ConfirmableBody, budget: TimeBudget): IntegrateAgain {
  const known = new Map<number, FaceShare | null>();
  return (face) => {
    const share = known.get(face) ?? budget.run(() => integrateAgain(oc, faces[face] as Face, origin, () => budget.check()));
    known.set(face, share);
    return share;
  };
}

/** A mesh with the second integration of those faces that it shows of another size than the figures say. Null: there is no time. */
function mendMesh(mesh: MeshWeight, figures: BodyFigures, model: ModelScale, again: IntegrateAgain): MeshWeight | null {
  const faceAreasMm2 = mesh.faceAreasMm2.slice();
  let { volumeMm3 } = mesh;
  for (const face of figures.faceAreasMm2.keys()) {
    if (isAreaNear(figures, mesh, model, face)) continue;
    const share = again(face);
    if (share === null) return null;
    faceAreasMm2[face] = share.areaMm2;
    volumeMm3 += share.volumeMm3 - (mesh.faceVolumesMm3[face] ?? 0);
  }
  return { ...mesh, faceAreasMm2, volumeMm3 };
}

function isNear(figures: BodyFigures, mesh: MeshWeight, model: ModelScale): boolean {
  return isVolumeNear(figures, mesh, TIGHT, model) && areAreasNear(figures, mesh, model);
}

function isVolumeNear({ volumeMm3 }: BodyFigures, mesh: MeshWeight, { ofBent, ofVolume }: Allowance, { slightMm3 }: ModelScale): boolean {
  const allowed = ofBent * mesh.bentMm3 + ofVolume * volumeMm3 + mesh.roundingMm3 + slightMm3;
  return volumeMm3 > 0 && Math.abs(Math.abs(mesh.volumeMm3) - volumeMm3) <= allowed;
}

function areAreasNear(figures: BodyFigures, mesh: MeshWeight, model: ModelScale): boolean {
  return figures.faceAreasMm2.every((_, face) => isAreaNear(figures, mesh, model, face));
}

function isAreaNear({ areaMm2, faceAreasMm2 }: BodyFigures, mesh: MeshWeight, { slightMm2 }: ModelScale, face: number): boolean {
  const area = faceAreasMm2[face] ?? 0;
  const allowed = AREA_OF_FACE * area + AREA_OF_BODY * areaMm2 + slightMm2;
  return Math.abs(area - (mesh.faceAreasMm2[face] ?? 0)) <= allowed;
}

function isSame(one: BodyFigures, other: BodyFigures): boolean {
  if (!(Math.abs(one.volumeMm3 - other.volumeMm3) <= SAME_VOLUME * one.volumeMm3)) return false;
  const allowed = (area: number) => SAME_AREA * area + AREA_OF_BODY * one.areaMm2;
  return one.faceAreasMm2.every((area, face) => Math.abs(area - (other.faceAreasMm2[face] ?? 0)) <= allowed(area));
}

/** Small bodies of a large model are meshed again at this share of their thickness, but no finer than this share of the model's deflection. */
const FINE_OF_THICKNESS = 0.05;
const FINEST_OF_DEFLECTION = 0.005;
/** By so much at once, so that what each step costs tells what the next one will. */
const FINER = 8;
const MOST_TRIANGLES = 400_000;
/** Before any step tells better. */
const MS_PER_TRIANGLE = 0.01;

/** Meshes of a body, each finer than the one before, as fine as the body needs or as there is time for. */
function* meshFinely(body: ConfirmableBody, thicknessMm: number, { deflectionMm, budget }: ModelScale): Generator<MeshWeight> {
  const goalMm = Math.max(FINE_OF_THICKNESS * thicknessMm, FINEST_OF_DEFLECTION * deflectionMm);
  let [mm, triangles, msPerTriangle] = [deflectionMm, body.weight.triangles, MS_PER_TRIANGLE];
  while (mm > goalMm) {
    const nextMm = Math.max(goalMm, mm / FINER);
    // The deflection shrinks with the square of a triangle's sides.
    const expected = triangles * (mm / nextMm);
    if (expected > MOST_TRIANGLES) return;
    const before = budget.leftMs;
    const mesh = budget.run(() => body.weighFinely(nextMm), expected * msPerTriangle);
    if (mesh === null) return;
    [mm, triangles] = [nextMm, Math.max(1, mesh.triangles)];
    msPerTriangle = (before - budget.leftMs) / triangles;
    yield mesh;
  }
}
