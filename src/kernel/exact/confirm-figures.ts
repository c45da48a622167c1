import type { TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';
import { integrateFace } from './integrate-face.ts';
import { type BodyFigures, centreOf } from './measure-body.ts';
import type { MeshWeight } from './weigh-mesh.ts';

/** Figures of a body, and whether two ways of measuring it agree on them. */
export interface ConfirmedFigures extends BodyFigures {
  readonly confirmed: boolean;
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
/** A second integration of more faces would take too long. */
const MOST_FACES = 400;

/**
 * Compares a solid's figures with its mesh, which costs next to nothing. Where they disagree a second integration, by rules of our
 * own, decides: of three ways two must agree, and the figures are those of the two. `deflectionMm` is that of the mesh.
 */
export function confirmFigures(
  oc: ExactEngine,
  faces: readonly TopoDS_Face[],
  figures: BodyFigures,
  mesh: MeshWeight,
  deflectionMm: number,
): ConfirmedFigures {
  // Of an open body no volume is told.
  if (!figures.closed || isNear(figures, mesh)) return { ...figures, confirmed: true };
  if (faces.length > MOST_FACES) return { ...figures, confirmed: false };
  const again = integrateBody(oc, faces, figures);
  if (isNear(again, mesh)) return { ...again, confirmed: true };
  // Of bodies thinner than its deflection a mesh is but a caricature.
  const isRough = mesh.facesNotMeshed > 0 || figures.volumeMm3 < (deflectionMm / 2) * figures.areaMm2;
  return { ...figures, confirmed: isSame(figures, again) && (isRough || isVolumeNear(figures, mesh, LOOSE)) };
}

function isNear(figures: BodyFigures, mesh: MeshWeight): boolean {
  return isVolumeNear(figures, mesh, TIGHT) && areAreasNear(figures, mesh);
}

function isVolumeNear({ volumeMm3 }: BodyFigures, mesh: MeshWeight, { ofBent, ofVolume }: Allowance): boolean {
  const allowed = ofBent * mesh.bentMm3 + ofVolume * volumeMm3 + mesh.roundingMm3;
  return volumeMm3 > 0 && Math.abs(Math.abs(mesh.volumeMm3) - volumeMm3) <= allowed;
}

function areAreasNear({ areaMm2, faceAreasMm2 }: BodyFigures, mesh: MeshWeight): boolean {
  const allowed = (area: number) => AREA_OF_FACE * area + AREA_OF_BODY * areaMm2;
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
