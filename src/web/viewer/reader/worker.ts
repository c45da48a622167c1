import { drawExactModel } from '#kernel/draw-exact-model.ts';
import { checkStep } from '#kernel/step/check-step.ts';
import primingUrl from '../../../../engine/warmup/varied.step?url';
import { fetchSound } from '../../api/calls/fetch-sound.ts';
import type { Placed } from '../mesh/centre-mesh.ts';
import { drawBorders, findEdges } from '../mesh/find-edges.ts';
import type { ReaderReply, ReaderRequest, ReadSource } from '../mesh/messages.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import type { KeptMesh } from '../picking/pick-shape.ts';
import { loadEngine } from './drawing-engine.ts';
import { ReadAhead } from './read-ahead.ts';
import { readModel } from './read-model.ts';
import { ShownModel } from './shown-model.ts';

// The viewer's worker: reads files, and answers what lies under the pointer.

const shown = new ShownModel();
const ahead = new ReadAhead();
/** Gives up the read that goes on. */
let reading = new AbortController();
let isReading = false;
/** The shown model while its edges have not been found. */
let edgeless: { readonly id: number; readonly mesh: KeptMesh } | null = null;

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  answer(data).catch(() => {
    // Whatever a file makes an engine throw, its memory is no longer sound. The rest only saves time: a load that needs the
    // same reader says what is wrong.
    if ('id' in data) reply({ type: 'broken', id: data.id });
  });
});

async function answer(request: ReaderRequest): Promise<void> {
  switch (request.type) {
    case 'start':
      return reply({ type: 'ready' });
    case 'prime':
      return primeReader(() => !isReading && !shown.isThere);
    case 'ahead':
      return ahead.begin(request.source);
    case 'read':
      reading.abort();
      reading = new AbortController();
      isReading = true;
      edgeless = null;
      return openModel(request.id, request.source, reading.signal);
    case 'edges':
      return sendEdges(request.id);
    case 'forget':
      reading.abort();
      isReading = false;
      edgeless = null;
      return shown.forget();
    case 'point':
      return reply({ type: 'point', id: request.id, point: (await shown.index())?.findPoint(request.ray) ?? null });
    case 'feature':
      return reply({ type: 'feature', id: request.id, feature: (await shown.index())?.findFeature(request.ray) ?? null });
    case 'hidden':
      return reply({ type: 'hidden', id: request.id, hidden: shown.findHidden(request.look) });
  }
}

async function openModel(id: number, source: ReadSource, signal: AbortSignal): Promise<void> {
  const progress = {
    onStatus: (status: string) => reply({ type: 'status', id, status }),
    onBusy: () => reply({ type: 'busy', id }),
    onPercent: (percent: number) => reply({ type: 'percent', id, percent }),
  };
  const read = (await ahead.take(source, signal)) ?? (await readModel(source, progress, signal));
  if (read === null || signal.aborted) return;
  isReading = false;
  if (read.outcome === 'refused') return reply({ type: 'failed', id, code: read.code, message: read.message });
  const mesh = sendModel(id, read.mesh, read.placed);
  if (mesh.edgeSegments === null) edgeless = { id, mesh };
}

function sendEdges(id: number): void {
  if (edgeless?.id !== id) return;
  const { mesh } = edgeless;
  edgeless = null;
  const edged = findEdges(mesh);
  shown.keep({ ...mesh, ...edged.welded, welded: true });
  const drawn = drawBorders(edged);
  reply({ type: 'edges', id, edgeSegments: drawn }, [drawn.buffer]);
}

/** Hands the model over to be drawn, and keeps what picking needs, which is returned. */
function sendModel(id: number, mesh: ReadMesh, { centreMm, sizeMm }: Placed): KeptMesh {
  const { format, positions, normals, colors, indices, edgeSegments } = mesh;
  const kept = {
    positions: positions.slice(),
    indices: indices.slice(),
    welded: mesh.welded,
    edgeSegments: edgeSegments?.slice() ?? null,
    features: mesh.features,
  };
  shown.keep(kept);
  const { branches = [] } = mesh;
  const model = { format, centreMm, sizeMm: mesh.boxMm ?? sizeMm, branches, mesh: { positions, normals, colors, indices, edgeSegments } };
  const arrays = [positions, normals, colors, indices, edgeSegments].filter((array) => array !== null);
  reply(
    { type: 'model', id, model },
    arrays.map(({ buffer }) => buffer),
  );
  return kept;
}

function reply(message: ReaderReply, moved: Transferable[] = []): void {
  postMessage(message, { transfer: moved });
}

let primed: Promise<void> | undefined;

/**
 * Fetches the reader of STEP and IGES files and reads a small model with many kinds of surfaces, so that the browser has
 * optimised the reader's code before the first file comes. Once per worker, and not while a file waits.
 */
function primeReader(isIdle: () => boolean): Promise<void> {
  primed ??= readSample(isIdle).catch((error: unknown) => {
    primed = undefined;
    throw error;
  });
  return primed;
}

async function readSample(isIdle: () => boolean): Promise<void> {
  const [oc, response] = await Promise.all([loadEngine(), fetchSound(primingUrl)]);
  const check = checkStep(new Uint8Array(await response.arrayBuffer()));
  if (check.outcome === 'sound' && isIdle()) drawExactModel(oc, check);
}
