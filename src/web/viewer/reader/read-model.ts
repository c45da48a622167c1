import { checkExactModel } from '#kernel/check-exact-model.ts';
import { drawExactModel } from '#kernel/draw-exact-model.ts';
import { VIEWER_TEXTS } from '../basics/texts.ts';
import type { ModelSource } from '../basics/viewer.ts';
import { centreMesh, type Placed } from '../mesh/centre-mesh.ts';
import { type ReadMesh, type ReadResult, type Refusal, refuse } from '../mesh/read-mesh.ts';
import { detectFormat } from './detect-format.ts';
import { loadEngine, watchDrawing } from './drawing-engine.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { readGlbMesh } from './glb/read-glb-mesh.ts';
import { readDrawing } from './read-drawing.ts';
import { readStlMesh } from './read-stl-mesh.ts';

export interface ReadProgress {
  readonly onStatus: (status: string) => void;
  /** From here on nothing else runs until the file is read. Not said of formats that are read too fast to be given up. */
  readonly onBusy: () => void;
  /** So much of reading it is done, in whole percent; of such formats as said above. */
  readonly onPercent: (percent: number) => void;
}

/** A mesh around the origin, and where that lies in the file's frame; or why there is none. */
export type PlacedResult = { readonly outcome: 'read'; readonly mesh: ReadMesh; readonly placed: Placed } | Refusal;

/** Fetches and reads a model of any format, and centres it. Null: the signal gave it up meanwhile. Throws what a file makes an engine throw. */
export async function readModel(source: ModelSource, progress: ReadProgress, signal: AbortSignal): Promise<PlacedResult | null> {
  const read = await readFormat(source, progress, signal);
  if (read?.outcome !== 'read') return read;
  const placed = centreMesh(read.mesh);
  return placed === null ? refuse('UNREADABLE', VIEWER_TEXTS.empty) : { ...read, placed };
}

async function readFormat(
  source: ModelSource,
  { onStatus, onBusy, onPercent }: ReadProgress,
  signal: AbortSignal,
): Promise<ReadResult | null> {
  const name = source.kind === 'file' ? source.file.name : source.name;
  // A file from disk is what its name says, nearly always: its engine is fetched while it is read.
  if (source.kind === 'file' && isCad(detectFormat(name, new Uint8Array(0)))) void loadEngine().catch(() => undefined);
  const bytes = await fetchBytes(source, signal);
  if (signal.aborted) return null;
  if (!(bytes instanceof Uint8Array)) return bytes;
  const format = detectFormat(name, bytes);
  if (format === null) return refuse('UNSUPPORTED_FORMAT', VIEWER_TEXTS.unsupported);
  if (isCad(format)) {
    onStatus(VIEWER_TEXTS.startingEngine);
    const begin = () => {
      onStatus(VIEWER_TEXTS.reading(name));
      onBusy();
      watchDrawing(onPercent);
    };
    return readCadMesh(format, bytes, begin, signal);
  }
  onStatus(VIEWER_TEXTS.reading(name));
  const read = await (format === 'stl' ? readStlMesh(bytes) : readGlbMesh(bytes));
  return signal.aborted ? null : read;
}

function isCad(format: ReturnType<typeof detectFormat>): format is 'step' | 'iges' {
  return format === 'step' || format === 'iges';
}

/** Reads a STEP or IGES file with its colours into one mesh. Null: the signal gave it up before the engine was there. */
async function readCadMesh(
  format: 'step' | 'iges',
  bytes: Uint8Array,
  onBusy: () => void,
  signal: AbortSignal,
): Promise<ReadResult | null> {
  const starting = loadEngine().catch(() => null);
  // Some files hang or break the engine. Checked while it is fetched.
  const check = checkExactModel(format, bytes);
  if (check.outcome === 'refused') return refuse('UNREADABLE', check.message);
  const oc = await starting;
  if (signal.aborted) return null;
  if (oc === null) return refuse('ENGINE_FAILED', VIEWER_TEXTS.engineFailed);
  onBusy();
  const drawing = drawExactModel(oc, check);
  return drawing === null ? refuse('UNREADABLE', VIEWER_TEXTS.unreadable) : { outcome: 'read', mesh: readDrawing(drawing) };
}
