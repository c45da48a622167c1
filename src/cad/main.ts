import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CAD_FAILURE_WORDS } from '#contract/jobs/cad-failure-words.ts';
import { type CadMessage, type CadRequest, cadRequestSchema, type MeasureModelJob } from '#contract/jobs/measure-model.ts';
import { createLineReader, writeLine } from '#contract/jobs/message-lines.ts';
import type { WorkProfile } from '#domain/estimate/part-work.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { offeredProfiles } from '#domain/shop/offered-profiles.ts';
import { KernelThread } from './kernel-thread.ts';
import { runJob } from './run-job.ts';

/**
 * A CAD child: started by the server with a socket for messages, it takes one measure-model job after another.
 * Argument: the milliseconds a job may take. This thread never runs kernels, so it can always stop the one that does.
 */
const MESSAGES = 3;
/** Compiled once per process, so that the optimised code outlives every thread. */
const ENGINE = new URL('../../engine/built/occt.wasm', import.meta.url);
const deadlineMs = Number(process.argv[2]);

const server = new Socket({ fd: MESSAGES });

function tell(message: CadMessage): void {
  server.write(writeLine(message));
}

async function start(): Promise<(job: MeasureModelJob, stop: AbortSignal) => Promise<void>> {
  const thread = new KernelThread(await WebAssembly.compile(await readFile(ENGINE)));
  const models = readdirSync(FOLDER).sort();
  for (const name of models) await warmUp(thread, name, PROFILES);
  tell({ type: 'ready' });
  void warmOn(thread, new Array<typeof models>(LATER_ROUNDS).fill(models).flat());
  return async (job, stop) => {
    await runJob(job, thread, { deadlineMs, stop }, tell).catch((error: unknown) => {
      process.stderr.write(`job ${job.jobId}: ${String(error)}\n`);
      tell({ type: 'failed', jobId: job.jobId, code: 'CRASHED', message: CAD_FAILURE_WORDS.CRASHED });
    });
  };
}

// Ctrl+C reaches the whole group: the server, which may still finish jobs, decides when this process ends.
process.on('SIGINT', () => {});
// Without the server there is nothing to do.
server.on('error', () => {}).on('close', () => process.exit(0));
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
const cut = createLineReader();
server.setEncoding('utf8').on('data', (text: string) => {
  for (const message of cut(text)) hear(cadRequestSchema.parse(message));
});

function hear(request: CadRequest): void {
  if ('stopJobId' in request) {
    stops.get(request.stopJobId)?.abort();
    return;
  }
  const stop = new AbortController();
  stops.set(request.jobId, stop);
  last = last.then(async () => {
    await (await starting)(request, stop.signal);
    stops.delete(request.jobId);
  });
}

/** Small models of varied geometry. */
const FOLDER = fileURLToPath(new URL('../../engine/warmup/', import.meta.url));
const LIMITS = { deadlineMs: 50_000, stop: new AbortController().signal };
const PROFILES = [...offeredProfiles(DEMO_PROVIDER).values()];
/** How often each is read while no job waits, after the once that jobs wait for: code is optimised once it has run often enough. */
const LATER_ROUNDS = 7;

/**
 * Reads a model, so that the runtime has optimised the engine before the first customer comes. What the model itself yields is of no
 * account: a failure costs speed only.
 */
async function warmUp(thread: KernelThread, name: string, profiles: WorkProfile[]): Promise<void> {
  const bytes = Uint8Array.from(readFileSync(FOLDER + name));
  const format = formatOfFilename(name) ?? 'step';
  await thread.run({ bytes, format, unit: 'mm', profiles, draw: true, body: null }, LIMITS, () => {});
}

/** Reads models one after the other, each once no job waits; one that comes waits for one model, a tenth of a second, at most. */
async function warmOn(thread: KernelThread, models: readonly string[]): Promise<void> {
  for (const name of models) {
    for (let done: Promise<void> | null = null; done !== last; ) {
      done = last;
      await done;
    }
    // The work on a part runs the same loops over every body: once for each file is enough.
    last = warmUp(thread, name, []);
  }
}
