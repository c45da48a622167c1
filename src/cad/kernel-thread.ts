import { Worker } from 'node:worker_threads';
import type { CadFailureCode } from '#contract/jobs/measure-model.ts';
import type { WorkerJob, WorkerMessage } from './worker-messages.ts';

type Broken = Extract<WorkerMessage, { type: 'broken' }>;
type Refused = Extract<WorkerMessage, { type: 'refused' }>;
type Finished = Extract<WorkerMessage, { type: 'finished' }>;
type Output = Exclude<WorkerMessage, Broken | Refused | Finished>;
/** How a job went; `undrawn` tells why picture and meshes are not all there. */
type Ending = Broken | Refused | { readonly type: 'measured'; readonly undrawn: string | null };

/** What the work on the part may take once the figures stand, and then picture and meshes, of processor time: a part is one without them. */
const DRAWING_MS = 10_000;
const SHORTEST_WAIT_MS = 50;

/** What ends a job before it is done. */
export interface JobLimits {
  readonly deadlineMs: number;
  readonly drawingMs?: number;
  readonly stop: AbortSignal;
}

interface RunningJob {
  readonly onOutput: (output: Output) => void;
  readonly end: (last: Broken | Refused | Finished) => void;
}

const STOPPED = broken('STOPPED', 'another job needs the place');

/** One thread that runs kernels, replaced whenever a job hangs or breaks it. Runs one job at a time. */
export class KernelThread {
  private readonly engine: WebAssembly.Module;
  private readonly script: URL;
  private worker: Worker;
  private job: RunningJob | null = null;
  private stopping = false;

  constructor(engine: WebAssembly.Module, script = new URL('./worker.ts', import.meta.url)) {
    this.engine = engine;
    this.script = script;
    this.worker = this.start();
  }

  /**
   * Runs a job within its limits; `onOutput` gets what it yields on the way. Never rejects: whatever happens to the thread
   * before it has measured is a 'broken' ending, and whatever happens later, unless it is told to stop, leaves outputs out. A new
   * thread then stands ready.
   */
  run(job: WorkerJob, limits: JobLimits, onOutput: (output: Output) => void): Promise<Ending> {
    const { deadlineMs, drawingMs = DRAWING_MS, stop: stopped } = limits;
    if (stopped.aborted) return Promise.resolve(STOPPED);
    return new Promise((resolve) => {
      const stop = (ms: number) => this.replace(this.worker, broken('TIMED_OUT', `no answer within ${ms} ms`));
      const deadline = setTimeout(() => stop(deadlineMs), deadlineMs);
      let stopDrawing: (() => void) | undefined;
      const onStop = () => this.replace(this.worker, STOPPED);
      stopped.addEventListener('abort', onStop);
      this.job = {
        onOutput: (output) => {
          if (output.type === 'measured' || output.type === 'worked') {
            stopDrawing?.();
            stopDrawing = afterWork(drawingMs, () => stop(drawingMs));
          }
          onOutput(output);
        },
        end: (last) => {
          clearTimeout(deadline);
          stopDrawing?.();
          stopped.removeEventListener('abort', onStop);
          this.job = null;
          if (last.type === 'finished') resolve({ type: 'measured', undrawn: null });
          else if (last.type === 'refused' || last === STOPPED || stopDrawing === undefined) resolve(last);
          else resolve({ type: 'measured', undrawn: `${last.code}: ${last.detail}` });
        },
      };
      this.worker.postMessage(job, [job.bytes.buffer]);
    });
  }

  /** Ends the thread for good. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.worker.terminate();
  }

  /**
   * Stops `worker`, puts a new thread in its place, and then ends the running job, if any. A thread that can't be stopped
   * leaves its job unanswered, upon which the server ends this process.
   */
  private replace(worker: Worker, last: Broken | Finished): void {
    if (worker !== this.worker || this.stopping) return;
    this.stopping = true;
    worker.terminate().then(
      () => {
        this.stopping = false;
        this.worker = this.start();
        this.job?.end(last);
      },
      (error: unknown) => process.stderr.write(`a kernel thread could not be stopped: ${String(error)}\n`),
    );
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: this.engine });
    worker.on('message', (message: WorkerMessage) => {
      if (worker !== this.worker || this.stopping) return;
      if (message.type === 'broken' || (message.type === 'finished' && message.worn)) this.replace(worker, message);
      else if (message.type === 'finished' || message.type === 'refused') this.job?.end(message);
      else this.job?.onOutput(message);
    });
    worker.on('error', (error: Error & { code?: string }) => {
      this.replace(worker, broken(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'OUT_OF_MEMORY' : 'CRASHED', String(error)));
    });
    worker.on('exit', (code) => this.replace(worker, broken('CRASHED', `the thread ended with ${code}`)));
    return worker;
  }
}

/**
 * Acts once this process has worked for so long from now on, by processor time: on a busy machine what gets few turns is not slow.
 * Answers what calls it off.
 */
function afterWork(ms: number, act: () => void): () => void {
  const since = process.cpuUsage();
  const workedMs = () => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  };
  const wait = (leftMs: number): NodeJS.Timeout =>
    setTimeout(() => {
      const stillMs = ms - workedMs();
      if (stillMs > 0) timer = wait(Math.max(stillMs, SHORTEST_WAIT_MS));
      else act();
    }, leftMs);
  let timer = wait(ms);
  return () => clearTimeout(timer);
}

function broken(code: CadFailureCode, detail: string): Broken {
  return { type: 'broken', code, detail };
}
