import { VIEWER_TEXTS } from '../texts.ts';
import { centreMesh, type Placed } from './centre-mesh.ts';
import { detectFormat } from './detect-format.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { drawBorders, findEdges } from './find-edges.ts';
import type { ReaderReply, ReaderRequest, ReadSource } from './messages.ts';
import { loadOcctImport } from './occt-import.ts';
import { primeReader } from './prime-reader.ts';
import { readCadMesh } from './read-cad-mesh.ts';
import { readGlbMesh } from './read-glb-mesh.ts';
import type { ReadMesh, ReadResult } from './read-mesh.ts';
import { readStlMesh } from './read-stl-mesh.ts';
import { ShownModel } from './shown-model.ts';

// The viewer's worker: reads files, and answers what lies under the pointer.

const shown = new ShownModel();

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  answer(data).catch(() => {
    // Priming only saves time: a load that needs the same reader says what is wrong.
    if (data.type === 'prime' || data.type === 'forget') return;
    // Whatever a file makes an engine throw, its memory is no longer sound.
    reply({ type: 'broken', id: data.id });
  });
});
reply({ type: 'ready' });

async function answer(request: ReaderRequest): Promise<void> {
  switch (request.type) {
    case 'prime':
      return primeReader();
    case 'read':
      return readModel(request.id, request.source);
    case 'forget':
      return shown.forget();
    case 'point':
      return reply({ type: 'point', id: request.id, point: (await shown.index())?.findPoint(request.ray) ?? null });
    case 'feature':
      return reply({ type: 'feature', id: request.id, feature: (await shown.index())?.findFeature(request.ray) ?? null });
    case 'measure':
      await shown.measureExactly();
      return reply({ type: 'measured', id: request.id });
  }
}

async function readModel(id: number, source: ReadSource): Promise<void> {
  const name = source.kind === 'file' ? source.file.name : source.name;
  const say = (status: string) => reply({ type: 'status', id, status });
  const fetched = await fetchBytes(source, say);
  if (fetched.outcome === 'failed') return reply({ type: 'failed', id, code: fetched.code, message: fetched.message });
  const read = await readBytes(id, name, fetched.bytes, say);
  if (read.outcome === 'refused') return reply({ type: 'failed', id, code: read.code, message: read.message });
  const placed = centreMesh(read.mesh);
  if (placed === null) return reply({ type: 'failed', id, code: 'UNREADABLE', message: VIEWER_TEXTS.empty });
  sendModel(id, source, read.mesh, placed);
}

function sendModel(id: number, source: ReadSource, mesh: ReadMesh, { centreMm, sizeMm }: Placed): void {
  const { format, positions, normals, colors, indices, edgeSegments } = mesh;
  const kept = {
    positions: positions.slice(),
    indices: indices.slice(),
    faces: mesh.faces,
    welded: mesh.welded,
    edgeSegments: edgeSegments?.slice() ?? null,
    features: mesh.features,
  };
  shown.keep(kept, { format, source, centreMm });
  const model = { format, centreMm, sizeMm: mesh.boxMm ?? sizeMm, mesh: { positions, normals, colors, indices, edgeSegments } };
  const arrays = [positions, normals, colors, indices, edgeSegments].filter((array) => array !== null);
  reply(
    { type: 'model', id, model },
    arrays.map(({ buffer }) => buffer),
  );
  if (edgeSegments !== null) return;
  const drawn = drawBorders(findEdges(kept));
  reply({ type: 'edges', id, edgeSegments: drawn }, [drawn.buffer]);
}

function reply(message: ReaderReply, moved: Transferable[] = []): void {
  postMessage(message, { transfer: moved });
}

async function readBytes(id: number, name: string, bytes: Uint8Array, say: (status: string) => void): Promise<ReadResult> {
  const format = detectFormat(name, bytes);
  if (format === null) return { outcome: 'refused', code: 'UNSUPPORTED_FORMAT', message: VIEWER_TEXTS.unsupported };
  if (format === 'step' || format === 'iges') {
    say(VIEWER_TEXTS.startingEngine);
    const started = await loadOcctImport().catch(() => null);
    if (started === null) return { outcome: 'refused', code: 'ENGINE_FAILED', message: VIEWER_TEXTS.engineFailed };
  }
  say(VIEWER_TEXTS.reading(name));
  reply({ type: 'busy', id });
  if (format === 'stl') return readStlMesh(bytes);
  return format === 'glb' ? readGlbMesh(bytes) : readCadMesh(format, bytes);
}
