import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { type ModelTruth, readModelBytes } from '#test/support/model-files.ts';

const engine = nodeEngine();

/** A model as it stands in its file, its lower corner at the origin, scaled down to a longest side; null where it can't be read. */
export async function readPlaced(
  folder: string,
  truth: ModelTruth,
  longestMm = 200,
): Promise<(PlacedMesh & { readonly watertight: boolean }) | null> {
  const bytes = readModelBytes(folder, truth);
  const { format } = truth;
  const read =
    format === 'STL' ? measureStl(bytes, 'mm') : await readExactModel({ bytes, format: format === 'STEP' ? 'step' : 'iges', engine });
  if (read.outcome === 'refused') return null;
  const { boxMm, boxMinMm, watertight } = read.measurement;
  const scale = Math.min(1, longestMm / Math.max(boxMm.x, boxMm.y, boxMm.z));
  const low = [boxMinMm.x, boxMinMm.y, boxMinMm.z];
  const positions = read.mesh.positions.map((value, at) => (value - (low[at % 3] ?? 0)) * scale);
  const sizeMm = { x: boxMm.x * scale, y: boxMm.y * scale, z: boxMm.z * scale };
  return { positions, indices: read.mesh.indices, sizeMm, watertight };
}
