import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CAD_FAILURE_WORDS } from '#contract/jobs/cad-failure-words.ts';
import { type CadMessage, cadRequestSchema, type MeasureModelJob } from '#contract/jobs/measure-model.ts';
import { KernelThread } from './kernel-thread.ts';
import { runJob } from './run-job.ts';
import { warmUp } from './warm-up.ts';

/**
 * A CAD child: started by the server with an IPC channel, it takes one measure-model job after another.
 * Argument: the milliseconds a job may take. This thread never runs kernels, so it can always stop the one that does.
 */
const DEFAULT_DEADLINE_MS = 50_000;
const deadlineMs = Number(process.argv[2] ?? DEFAULT_DEADLINE_MS);

function tell(message: CadMessage): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

async function compile(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve(name)));
}

async function start(): Promise<(job: MeasureModelJob, stop: AbortSignal) => Promise<void>> {
  const [exact, iges] = await Promise.all([
    compile('replicad-opencascadejs/wasm'),
    compile('@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm'),
  ]);
  const thread = new KernelThread({ exact, iges });
  await warmUp(thread);
  tell({ type: 'ready' });
  return async (job, stop) => {
    await runJob(job, thread, { deadlineMs, stop }, tell).catch((error: unknown) => {
      process.stderr.write(`job ${job.jobId}: ${String(error)}\n`);
      tell({ type: 'failed', jobId: job.jobId, code: 'CRASHED', message: CAD_FAILURE_WORDS.CRASHED });
    });
  };
}

// Ctrl+C reaches the whole group: the server, which may still finish jobs, decides when this process ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
const starting = start();
let last: Promise<void> = starting.then(
  () => {},
  (error: unknown) => {
    process.stderr.write(`The CAD engine could not start: ${String(error)}\n`);
    process.exit(1);
  },
);
/** By the jobs that have not ended. */
const stops = new Map<string, AbortController>();
process.on('message', (message) => {
  const request = cadRequestSchema.safeParse(message);
  if (!request.success) {
    process.stderr.write('A message that is no job was ignored.\n');
    return;
  }
  const { data } = request;
  if ('stopJobId' in data) {
    stops.get(data.stopJobId)?.abort();
    return;
  }
  const stop = new AbortController();
  stops.set(data.jobId, stop);
  last = last.then(async () => {
    await (await starting)(data, stop.signal);
    stops.delete(data.jobId);
  });
});
