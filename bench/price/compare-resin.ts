import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MASKED_VAT } from '#domain/machines/presets/resin.ts';
import { placeBody } from '#kernel/estimate/layers/place-body.ts';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { prepareBody } from '#kernel/estimate/prepare-body.ts';
import { estimateResin } from '#kernel/estimate/resin/estimate-resin.ts';
import { sliceResin } from './slice-resin.ts';

/** Shares by which our figures for a part in a resin vat are over the slicer's. */
export interface ResinRow {
  readonly model: string;
  readonly resin: number;
  readonly layers: number;
}

const STORED = fileURLToPath(new URL('../../../shared/slicer/sla.csv', import.meta.url));
const WAYS_UP = {
  'x+': { up: [1, 0, 0], along: [0, 1, 0] },
  'y+': { up: [0, 1, 0], along: [0, 0, 1] },
  'z+': { up: [0, 0, 1], along: [1, 0, 0] },
} as const;

/** Layers that a slicer exposes longer, from the first on: stored figures count them twice, the SL1 files' images once. */
const FADED = 10;

/** Compares a model as it stands in its file, or as it stood where slices are stored. */
export function compareResin(model: string, mesh: PlacedMesh, slices: boolean): ResinRow[] {
  if (!slices) {
    return readStored(model).map(({ way, cm3, layers }) => {
      return { model: `${model} ${way}`, ...compare(mesh, way, { cm3, layers: layers - FADED }) };
    });
  }
  const theirs = sliceResin(mesh, MASKED_VAT.machine);
  return theirs === null ? [] : [{ model, ...compare(mesh, 'z+', theirs) }];
}

function compare(mesh: PlacedMesh, way: keyof typeof WAYS_UP, theirs: { readonly cm3: number; readonly layers: number }) {
  const placed = placeBody(prepareBody(mesh).shape, { ...WAYS_UP[way], sizeMm: mesh.sizeMm }, 'full');
  const { layers, solidCm3, supportCm3 } = estimateResin(placed, MASKED_VAT.machine);
  return { resin: (solidCm3 + supportCm3) / theirs.cm3 - 1, layers: layers / theirs.layers - 1 };
}

function readStored(model: string) {
  if (!existsSync(STORED)) return [];
  const lines = readFileSync(STORED, 'utf8').trim().split('\n').slice(1);
  return lines.flatMap((line) => {
    const [name = '', way = '', cm3, layers] = line.split(',');
    if (name !== `shared_${model.replace(/[^\w.-]/g, '_')}` || !(way in WAYS_UP)) return [];
    return [{ way: way as keyof typeof WAYS_UP, cm3: Number(cm3), layers: Number(layers) }];
  });
}
