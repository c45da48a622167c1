import { MASKED_VAT } from '#domain/machines/presets/resin.ts';
import { placeBody } from '#kernel/estimate/layers/place-body.ts';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { prepareBody } from '#kernel/estimate/prepare-body.ts';
import { estimateResin } from '#kernel/estimate/resin/estimate-resin.ts';
import { sliceResin } from './slice-resin.ts';

/** Shares by which our figures for a part in a resin vat are over the slicer's, and layers by how many. */
export interface ResinRow {
  readonly model: string;
  readonly massG: number;
  readonly resin: number;
  readonly layers: number;
}

/** Of a common resin, g/cm³. */
const DENSITY = 1.17;
/** Supports of more take the slicer minutes. */
const MOST_CM3 = 30;
const MOST_TRIANGLES = 50_000;

/** Compares a model as it stands in its file; null where it is too large, or the slicer makes nothing of it. */
export function compareResin(model: string, mesh: PlacedMesh): ResinRow | null {
  if (mesh.indices.length > 3 * MOST_TRIANGLES) return null;
  const placed = placeBody(prepareBody(mesh).shape, { up: [0, 0, 1], along: [1, 0, 0], sizeMm: mesh.sizeMm }, 'full');
  const { layers, solidCm3, supportCm3 } = estimateResin(placed, MASKED_VAT.machine);
  if (solidCm3 > MOST_CM3) return null;
  const theirs = sliceResin(mesh, MASKED_VAT.machine);
  if (theirs === null) return null;
  return { model, massG: theirs.cm3 * DENSITY, resin: (solidCm3 + supportCm3) / theirs.cm3 - 1, layers: layers - theirs.layers };
}
