import { parentPort, workerData } from 'node:worker_threads';
import { PICTURE_SIDE } from '#contract/jobs/measure-model.ts';
import type { PartEstimate } from '#domain/estimate/part-work.ts';
import type { Measurement } from '#domain/part/part.ts';
import type { ReadOutcome } from '#kernel/basics/model.ts';
import { SHARES } from '#kernel/basics/shares.ts';
import { divideModel, type ModelBody } from '#kernel/bodies/list-bodies.ts';
import { type TakenBody, takeBody } from '#kernel/bodies/take-body.ts';
import { estimatePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { completeMeasurement } from '#kernel/inspect-model.ts';
import { createEngine } from '#kernel/occt/load-engine.ts';
import { WorkStopped } from '#kernel/occt/run-kernel.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { writeGlb } from './output/write-glb.ts';
import { writeStl } from './output/write-stl.ts';
import { drawPart } from './picture/draw-part.ts';
import { SIGNALS, type WorkerData, type WorkerJob, type WorkerMessage } from './worker-messages.ts';

type ReadModel = Extract<ReadOutcome, { outcome: 'read' }>;

/** WebAssembly memory never shrinks: a thread that a large model has blown up this far gives it back by being replaced. */
const WORN_BYTES = 1_000_000_000;

const { engine: binary, signals }: WorkerData = workerData;
const engine = createEngine(() => binary, watch);

parentPort?.on('message', (job: WorkerJob) => {
  runJob(job).catch((error: unknown) => {
    if (error instanceof WorkStopped) send({ type: 'stopped', worn: isWorn() });
    else send({ type: 'broken', ...describeDeath(error) });
  });
});

/** Tells how much of the job is done, and ends it where that is wished. Some steps are done again, but nothing goes back. */
function watch(share: number): void {
  if (Atomics.load(signals, SIGNALS.stop) !== 0) throw new WorkStopped();
  const permille = Math.round(1000 * share);
  if (permille > Atomics.load(signals, SIGNALS.permille)) Atomics.store(signals, SIGNALS.permille, permille);
}

async function runJob(job: WorkerJob): Promise<void> {
  const whole = await readModel(job);
  if (whole.outcome === 'refused') return send({ type: 'refused', message: whole.message });
  const model = divide(whole, job.body);
  if (model === null) return send({ type: 'refused', message: 'This file has no such body. Please upload it again.' });
  watch(SHARES.measured);
  send({ type: 'measured', measurement: inspect(model) });
  watch(SHARES.inspected);
  const estimates = workOut(model.divided.bodies, job.profiles);
  if (estimates.length > 0) send({ type: 'worked', estimates });
  watch(SHARES.worked);
  if (job.draw) await draw(model);
  if (job.draw && job.body !== null) writeBody(model, job);
  send({ type: 'finished', worn: isWorn() });
}

function isWorn(): boolean {
  return engine.heldBytes() > WORN_BYTES;
}

/** All of a file, or one body of it. Null: it has no such body. */
function divide(whole: ReadModel, body: number | null): TakenBody | null {
  const divided = divideModel(whole.mesh, whole.measurement);
  return body === null ? { ...whole, divided } : takeBody(whole, divided, body);
}

/** The figures with what else is found in the model; a part has its figures where that fails. */
function inspect({ mesh, measurement, divided }: TakenBody): Omit<Measurement, 'sha256'> {
  try {
    return completeMeasurement(mesh, measurement, divided);
  } catch (error) {
    process.stderr.write(`A part could not be looked into: ${String(error)}\n`);
    return { ...measurement, bodies: null, cavities: null, walls: null };
  }
}

/** What cannot be worked out costs the part its price, not its figures. */
function workOut(bodies: readonly ModelBody[], profiles: WorkerJob['profiles']): readonly (PartEstimate | null)[] {
  try {
    return estimatePartWork(bodies, profiles, workedMs);
  } catch (error) {
    process.stderr.write(`The work on a part could not be worked out: ${String(error)}\n`);
    return profiles.map(() => null);
  }
}

/** How long this thread has worked, in ms of processor time: on a busy machine a price needs no less work, only longer. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function draw(read: ReadModel): Promise<void> {
  const picture = drawPart(read.mesh, PICTURE_SIDE);
  send({ type: 'picture', ...picture }, picture.pixels);
  const stl = writeStl(read.mesh);
  send({ type: 'file', name: 'mesh.stl', bytes: stl }, stl);
  const glb = await writeGlb(read.mesh, read.measurement);
  send({ type: 'file', name: 'mesh.glb', bytes: glb }, glb);
}

/**
 * The body's own file: an exact one as STEP, triangles as STL in the unit of the upload. Where it can't be written the part is one
 * without it.
 */
function writeBody({ mesh, body, name }: TakenBody, { format, unit, body: number }: WorkerJob): void {
  if (format !== 'stl' && body == null) return;
  const bytes = body == null ? writeStl(mesh, unit) : body.writeStep(name ?? `body ${(number ?? 0) + 1}`);
  send({ type: 'file', name: 'body.model', bytes }, bytes);
}

async function readModel({ bytes, format, unit, body }: WorkerJob): Promise<ReadOutcome> {
  if (format !== 'stl') return readExactModel({ bytes, format, engine, body, onRead: () => send({ type: 'read' }) });
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
