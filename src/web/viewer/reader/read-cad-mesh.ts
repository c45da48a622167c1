import { checkIges } from '#kernel/iges/check-iges.ts';
import { checkStep } from '#kernel/step/check-step.ts';
import { VIEWER_TEXTS } from '../basics/texts.ts';
import type { ReadResult } from '../mesh/read-mesh.ts';
import { joinMeshes } from './join-meshes.ts';
import { loadOcctImport, readCadBytes } from './occt-import.ts';

/** Reads a STEP or IGES file with its colours into one mesh. Null: the signal gave it up before the engine was there. */
export async function readCadMesh(
  format: 'step' | 'iges',
  bytes: Uint8Array,
  onBusy: () => void,
  signal: AbortSignal,
): Promise<ReadResult | null> {
  const starting = loadOcctImport().catch(() => null);
  // Some files hang or break the engine. Checked while it is fetched.
  const check = format === 'step' ? checkStep(bytes) : checkIges(bytes);
  if (check.outcome === 'refused') return { outcome: 'refused', code: 'UNREADABLE', message: check.message };
  const occt = await starting;
  if (signal.aborted) return null;
  if (occt === null) return { outcome: 'refused', code: 'ENGINE_FAILED', message: VIEWER_TEXTS.engineFailed };
  onBusy();
  const result = readCadBytes(occt, format, check.bytes);
  if (!result.success) return { outcome: 'refused', code: 'UNREADABLE', message: VIEWER_TEXTS.unreadable };
  const meshes = result.meshes.filter((mesh) => mesh.index.array.length > 0);
  if (meshes.length === 0) return { outcome: 'refused', code: 'UNREADABLE', message: VIEWER_TEXTS.empty };
  return { outcome: 'read', mesh: { format, ...joinMeshes(meshes), edgeSegments: null, features: null, boxMm: null, welded: false } };
}
