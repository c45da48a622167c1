import type { TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';
import { integrateFace } from './integrate-face.ts';
import { type BodyFigures, centreOf } from './measure-body.ts';
import type { MeshWeight } from './weigh-mesh.ts';

/** Figures of a body, and whether two ways of measuring it agree on them. */
export interface ConfirmedFigures extends BodyFigures {
  readonly confirmed: boolean;
}

/** What of a whole model bears upon one of its bodies. */
export interface ModelScale {
  /** That of the meshes. */
  readonly deflectionMm: number;
  /** What a body's volume and the area of each of its faces may be off by, lost in the whole. */
  readonly slightMm3: number;
  readonly slightMm2: number;
  /** How many faces may still be integrated a second time. */
  facesLeft: number;
}

/** A body, and how its mesh is weighed at a deflection, mm. */
export interface ConfirmableBody {
  readonly faces: readonly TopoDS_Face[];
  readonly mesh: MeshWeight;
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
/** A second integration of more faces of a model would take too long: each takes about a tenth of a second. */
const MOST_FACES = 200;
/** Small bodies of a large model are meshed again at this share of their thickness, but no finer than this share of the model's deflection. */
const FINE_OF_THICKNESS = 0.05;
const FINEST_OF_DEFLECTION = 0.005;
/** So much of a model's volume and area all its bodies together may be off by unnoticed. */
const SLIGHT = 5e-5;

/** The scale of a model by the meshes of its bodies, `instances` of each. */
export function scaleModel(parts: readonly { readonly mesh: MeshWeight; readonly instances: number }[], deflectionMm: number): ModelScale {
  let [bodies, faces, volumeMm3, areaMm2] = [0, 0, 0, 0];
  for (const { mesh, instances } of parts) {
    bodies += instances;
    faces += instances * mesh.faceAreasMm2.length;
    volumeMm3 += instances * Math.abs(mesh.volumeMm3);
    areaMm2 += instances * mesh.faceAreasMm2.reduce((sum, area) => sum + area, 0);
  }
  return { deflectionMm, slightMm3: (SLIGHT * volumeMm3) / bodies, slightMm2: (SLIGHT * areaMm2) / faces, facesLeft: MOST_FACES };
}

/**
 * Compares a solid's figures with its mesh, which costs next to nothing, and those of a body too small for that mesh with a finer
 * one. Where they disagree a second integration, by rules of our own, decides: of three ways two must agree, and the figures are
 * those of the two.
 */
export function confirmFigures(oc: ExactEngine, body: ConfirmableBody, figures: BodyFigures, model: ModelScale): ConfirmedFigures {
  // Of an open body no volume is told.
  if (!figures.closed || isNear(figures, body.mesh, model)) return { ...figures, confirmed: true };
  const { faces } = body;
  const thicknessMm = (2 * figures.volumeMm3) / figures.areaMm2;
  const fineMm = Math.max(FINE_OF_THICKNESS * thicknessMm, FINEST_OF_DEFLECTION * model.deflectionMm);
  const mesh = fineMm < model.deflectionMm ? body.weighFinely(fineMm) : body.mesh;
  if (isNear(figures, mesh, model)) return { ...figures, confirmed: true };
  // Of bodies thinner than its deflection a mesh is but a caricature.
  const isRough = mesh.facesNotMeshed > 0 || thicknessMm < model.deflectionMm;
  model.facesLeft -= faces.length;
  if (model.facesLeft < 0) return { ...figures, confirmed: false };
  const again = integrateBody(oc, faces, figures);
  if (isNear(again, mesh, model)) return { ...again, confirmed: true };
  return { ...figures, confirmed: isSame(figures, again) && (isRough || isVolumeNear(figures, mesh, LOOSE, model)) };
}

function isNear(figures: BodyFigures, mesh: MeshWeight, model: ModelScale): boolean {
  return isVolumeNear(figures, mesh, TIGHT, model) && areAreasNear(figures, mesh, model);
}

function isVolumeNear({ volumeMm3 }: BodyFigures, mesh: MeshWeight, { ofBent, ofVolume }: Allowance, { slightMm3 }: ModelScale): boolean {
  const allowed = ofBent * mesh.bentMm3 + ofVolume * volumeMm3 + mesh.roundingMm3 + slightMm3;
  return volumeMm3 > 0 && Math.abs(Math.abs(mesh.volumeMm3) - volumeMm3) <= allowed;
}

function areAreasNear({ areaMm2, faceAreasMm2 }: BodyFigures, mesh: MeshWeight, { slightMm2 }: ModelScale): boolean {
  const allowed = (area: number) => AREA_OF_FACE * area + AREA_OF_BODY * areaMm2 + slightMm2;
  return faceAreasMm2.every((area, face) => Math.abs(area - (mesh.faceAreasMm2[face] ?? 0)) <= allowed(area));
}

function isSame(one: BodyFigures, other: BodyFigures): boolean {
  if (!(Math.abs(one.volumeMm3 - other.volumeMm3) <= SAME_VOLUME * one.volumeMm3)) return false;
  const allowed = (area: number) => SAME_AREA * area + AREA_OF_BODY * one.areaMm2;
  return one.faceAreasMm2.every((area, face) => Math.abs(area - (other.faceAreasMm2[face] ?? 0)) <= allowed(area));
}

/** The figures of a body by integrating over each of its faces along its edges. */
function integrateBody(oc: ExactEngine, faces: readonly TopoDS_Face[], { closed }: BodyFigures): BodyFigures {
  const centre = centreOf(oc, faces);
  const shares = faces.map((face) => integrateFace(oc, face, centre));
  const faceAreasMm2 = shares.map(({ areaMm2 }) => areaMm2);
  const areaMm2 = faceAreasMm2.reduce((sum, area) => sum + area, 0);
  const volumeMm3 = Math.abs(shares.reduce((sum, share) => sum + share.volumeMm3, 0));
  return { volumeMm3, areaMm2, faceAreasMm2, closed };
}
