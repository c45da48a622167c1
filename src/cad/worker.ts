import { parentPort, workerData } from 'node:worker_threads';
import { PICTURE_SIDE } from '#contract/jobs/measure-model.ts';
import type { PartWork } from '#domain/work/part-work.ts';
import { divideModel, type ModelBody } from '#kernel/bodies/list-bodies.ts';
import { inspectModel } from '#kernel/inspect-model.ts';
import type { ReadOutcome } from '#kernel/model.ts';
import { createEngines } from '#kernel/occt/load-engines.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { estimatePartWork } from '#kernel/work/estimate-part-work.ts';
import { writeGlb } from './output/write-glb.ts';
import { writeStl } from './output/write-stl.ts';
import { drawPart } from './picture/draw-part.ts';
import type { WorkerBinaries, WorkerJob, WorkerMessage } from './worker-messages.ts';

type ReadModel = Extract<ReadOutcome, { outcome: 'read' }>;

/** WebAssembly memory never shrinks: a thread that a large model has blown up this far gives it back by being replaced. */
const WORN_BYTES = 1_000_000_000;

const binaries: WorkerBinaries = workerData;
const engines = createEngines({ exact: () => binaries.exact, iges: () => binaries.iges });

parentPort?.on('message', (job: WorkerJob) => {
  runJob(job).catch((error: unknown) => send({ type: 'broken', ...describeDeath(error) }));
});

async function runJob(job: WorkerJob): Promise<void> {
  const read = await readModel(job);
  if (read.outcome === 'refused') return send({ type: 'refused', message: read.message });
  const { mesh, measurement } = read;
  const divided = divideModel(mesh, measurement);
  const { findings, ...insides } = inspectModel(mesh, measurement, divided);
  send({ type: 'measured', measurement: { ...measurement, ...insides, findings: [...measurement.findings, ...findings] } });
  const works = workOut(divided.bodies, job.profiles);
  if (works.length > 0) send({ type: 'worked', works });
  if (job.draw) await draw(read);
  send({ type: 'finished', worn: engines.heldBytes() > WORN_BYTES });
}

/** What cannot be worked out costs the part its price, not its figures. */
function workOut(bodies: readonly ModelBody[], profiles: WorkerJob['profiles']): readonly (PartWork | null)[] {
  try {
    return estimatePartWork(bodies, profiles);
  } catch (error) {
    process.stderr.write(`The work on a part could not be worked out: ${String(error)}\n`);
    return profiles.map(() => null);
  }
}

async function draw(read: ReadModel): Promise<void> {
  const picture = drawPart(read.mesh, PICTURE_SIDE);
  send({ type: 'picture', ...picture }, picture.pixels);
  const stl = writeStl(read.mesh);
  send({ type: 'file', name: 'mesh.stl', bytes: stl }, stl);
  const glb = await writeGlb(read.mesh, read.measurement);
  send({ type: 'file', name: 'mesh.glb', bytes: glb }, glb);
}

async function readModel({ bytes, format, unit }: WorkerJob): Promise<ReadOutcome> {
  if (format !== 'stl') return readExactModel({ bytes, format, engines, onRead: () => send({ type: 'read' }) });
  const read = measureStl(bytes, unit);
  if (read.outcome === 'read') send({ type: 'read' });
  return read;
}

function send(message: WorkerMessage, moved?: Uint8Array): void {
  parentPort?.postMessage(message, moved === undefined ? [] : [moved.buffer as ArrayBuffer]);
}

function describeDeath(error: unknown): { code: 'OUT_OF_MEMORY' | 'CRASHED'; detail: string } {
  const causes = [error, error instanceof Error ? error.cause : undefined].map(String).join(' ← ');
  return { code: /out of memory|bad_alloc|allocation failed/i.test(causes) ? 'OUT_OF_MEMORY' : 'CRASHED', detail: causes };
}
