import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** One row of a folder's manifest.json: what is known of a model from elsewhere. STL figures are in the file's own unit. */
export interface ModelTruth {
  readonly file: string;
  readonly format: 'STEP' | 'IGES' | 'STL';
  readonly storedAs?: string;
  readonly bbox_mm: readonly [number, number, number] | null;
  readonly volume_mm3: number | null;
  readonly volumeKind: 'solid' | 'sewn' | 'mesh' | null;
  readonly volumeTrusted: boolean;
  readonly area_mm2: number | null;
  readonly solids: number;
  readonly faces: number | null;
  readonly triangles: number | null;
  readonly watertight: boolean;
}

export const FIXTURE_MODELS = fileURLToPath(new URL('../fixtures/models/', import.meta.url));

/** The larger collection beside the project's folder; null in a clone without it. */
export function sharedModels(): string | null {
  const folder = fileURLToPath(new URL('../../../shared/models/', import.meta.url));
  return existsSync(join(folder, 'manifest.json')) ? folder : null;
}

export function readManifest(folder: string): readonly ModelTruth[] {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
}

/** The bytes of a model of the fixtures. */
export function readFixture(file: string, storedAs = file): Uint8Array {
  return readModelBytes(FIXTURE_MODELS, { file, storedAs });
}

/** The model's bytes, unpacked where the folder stores them compressed. */
export function readModelBytes(folder: string, { file, storedAs = file }: Pick<ModelTruth, 'file' | 'storedAs'>): Uint8Array {
  const bytes = readFileSync(join(folder, storedAs));
  return new Uint8Array(storedAs.endsWith('.gz') && !file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
}
