import { drawExactModel } from '#kernel/draw-exact-model.ts';
import { checkStep } from '#kernel/step/check-step.ts';
import primingUrl from '../../../../engine/warmup/varied.step?url';
import { fetchSound } from '../../api/calls/fetch-sound.ts';
import type { ModelSource } from '../basics/viewer.ts';
import type { Placed } from '../mesh/centre-mesh.ts';
import { drawBorders, findEdges } from '../mesh/find-edges.ts';
import type { ReaderReply, ReaderRequest } from '../mesh/messages.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import { findHidden } from '../picking/find-hidden.ts';
import type { PickIndex } from '../picking/pick-index.ts';
import type { KeptMesh } from '../picking/pick-shape.ts';
import { loadEngine } from './drawing-engine.ts';
import { ReadAhead } from './read-ahead.ts';
import { readModel } from './read-model.ts';

// The viewer's worker: reads files, and answers what lies under the pointer.

/** What is kept of the model on the screen, to answer questions about it. */
interface Shown {
  readonly id: number;
  readonly mesh: KeptMesh;
  /** Made at the first question about the model; its code comes along with it. */
  picks: Promise<PickIndex> | null;
}

const ahead = new ReadAhead();
/** Gives up the read that goes on; null: none does. */
let reading: AbortController | null = null;
let shown: Shown | null = null;

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
      return primeReader();
    case 'ahead':
      return ahead.begin(request.source);
    case 'read':
      reading?.abort();
      reading = new AbortController();
      return openModel(request.id, request.source, reading.signal);
    case 'edges':
      return sendEdges(request.id);
    case 'forget':
      reading?.abort();
      reading = null;
      shown = null;
      return;
    case 'point':
      return reply({ type: 'point', id: request.id, point: (await indexShown())?.findPoint(request.ray) ?? null });
    case 'feature':
      return reply({ type: 'feature', id: request.id, feature: (await indexShown())?.findFeature(request.ray) ?? null });
    case 'walls':
      return sendWalls(request.id, request.limitMm);
    case 'hidden':
      return reply({ type: 'hidden', id: request.id, hidden: shown === null ? null : findHidden(shown.mesh, request.look) });
  }
}

async function openModel(id: number, source: ModelSource, signal: AbortSignal): Promise<void> {
  const progress = {
    onStatus: (status: string) => reply({ type: 'status', id, status }),
    onBusy: () => reply({ type: 'busy', id }),
    onPercent: (percent: number) => reply({ type: 'percent', id, percent }),
  };
  const read = (await ahead.take(source, signal)) ?? (await readModel(source, progress, signal));
  if (read === null || signal.aborted) return;
  reading = null;
  if (read.outcome === 'refused') reply({ type: 'failed', id, code: read.code, message: read.message });
  else sendModel(id, read.mesh, read.placed);
}

/** Hands a model over to be drawn, and keeps what picking needs. */
function sendModel(id: number, read: ReadMesh, { centreMm, sizeMm }: Placed): void {
  const { positions, normals, colors, indices, edgeSegments, features, welded, boxMm, branches = [] } = read;
  const kept = { positions: positions.slice(), indices: indices.slice(), edgeSegments: edgeSegments?.slice() ?? null, features, welded };
  shown = { id, mesh: kept, picks: null };
  const mesh = { positions, normals, colors, indices, edgeSegments };
  const arrays = Object.values(mesh).filter((array) => array !== null);
  reply(
    { type: 'model', id, model: { mesh, centreMm, sizeMm: boxMm ?? sizeMm, branches } },
    arrays.map(({ buffer }) => buffer),
  );
}

function sendEdges(id: number): void {
  if (shown?.id !== id) return;
  const edged = findEdges(shown.mesh);
  shown = { id, mesh: { ...shown.mesh, ...edged.welded, welded: true }, picks: null };
  const drawn = drawBorders(edged);
  reply({ type: 'edges', id, edgeSegments: drawn }, [drawn.buffer]);
}

/** Measures in slices, between which others are answered; of a model that is no longer shown nothing is told but that. */
async function sendWalls(id: number, limitMm: number): Promise<void> {
  const model = shown?.id;
  const isShown = () => model !== undefined && shown?.id === model;
  const pause = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (!isShown()) throw new Error('Another model is shown.');
  };
  const mesh = shown?.mesh;
  const map =
    mesh === undefined ? null : await (await import('#kernel/walls/map-walls.ts')).mapWalls(mesh, limitMm, pause).catch(() => null);
  reply({ type: 'walls', id, map }, map === null ? [] : [map.corners.buffer, map.thicknessMm.buffer]);
}

/** Null: no model is shown. */
function indexShown(): Promise<PickIndex> | null {
  if (shown === null) return null;
  const { mesh } = shown;
  shown.picks ??= import('../picking/pick-index.ts').then(({ PickIndex }) => new PickIndex(mesh));
  return shown.picks;
}

function reply(message: ReaderReply, moved: Transferable[] = []): void {
  postMessage(message, { transfer: moved });
}

/**
 * Fetches the reader of STEP and IGES files and reads a small model with many kinds of surfaces, so that the browser has
 * optimised the reader's code before the first file comes. Not while a file waits.
 */
async function primeReader(): Promise<void> {
  const [oc, response] = await Promise.all([loadEngine(), fetchSound(primingUrl)]);
  const check = checkStep(new Uint8Array(await response.arrayBuffer()));
  if (check.outcome === 'sound' && reading === null && shown === null) drawExactModel(oc, check);
}
