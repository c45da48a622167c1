import { Worker } from 'node:worker_threads';
import { SIGNALS, type WorkerData, type WorkerJob, type WorkerMessage } from './worker-messages.ts';

type Broken = Extract<WorkerMessage, { type: 'broken' }>;
type Refused = Extract<WorkerMessage, { type: 'refused' }>;
type Finished = Extract<WorkerMessage, { type: 'finished' }>;
type Stopped = Extract<WorkerMessage, { type: 'stopped' }>;
/** What a job yields on its way; in between it tells how much of it is done, in whole percent. */
type Output = Exclude<WorkerMessage, Broken | Refused | Finished | Stopped> | { readonly type: 'progress'; readonly percent: number };
/** How a job went; `undrawn` tells why picture and meshes are not all there. */
type Ending = Broken | Refused | { readonly type: 'measured'; readonly undrawn: string | null };

/** What the work on the part may take once the figures stand, and then picture and meshes, of processor time: a part is one without them. */
const DRAWING_MS = 10_000;
const SHORTEST_WAIT_MS = 50;
/** A thread that is told to stop says so within this time, or is replaced: its engine is not asking then. */
const HEARS_WITHIN_MS = 100;
/** A thread that outlives its end by so much does not only wait for its turn, and takes the process with it. */
const DIES_WITHIN_MS = 20_000;
const LOOK_MS = 250;
/** A thread that has rested so long gives way to a fresh one, which holds half the memory; it is there again within tenths of a second. */
const RESTS_FOR_MS = 60_000;

/** What ends a job before it is done. */
export interface JobLimits {
  readonly deadlineMs: number;
  readonly drawingMs?: number;
  readonly stop: AbortSignal;
}

interface RunningJob {
  readonly onOutput: (output: Output) => void;
  readonly end: (last: Broken | Refused | Finished) => void;
  /** Set where it was told to stop: how it ends then. */
  halted: Broken | null;
}

const STOPPED = broken('STOPPED', 'another job needs the place');

/** One thread that runs kernels, replaced whenever a job hangs or breaks it, or does not stop when it is told to. Runs one job at a time. */
export class KernelThread {
  private readonly engine: WebAssembly.Module;
  private readonly script: URL;
  private readonly signals = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * Object.keys(SIGNALS).length));
  private worker: Worker;
  private job: RunningJob | null = null;
  private stopping = false;
  private resting: NodeJS.Timeout | undefined;
  private readonly restsForMs: number;
  /** Resolves when a thread stands that may take a job. */
  private standing: Promise<void> = Promise.resolve();

  constructor(engine: WebAssembly.Module, script = new URL('./worker.ts', import.meta.url), restsForMs = RESTS_FOR_MS) {
    this.engine = engine;
    this.script = script;
    this.restsForMs = restsForMs;
    this.worker = this.start();
  }

  /**
   * Runs a job within its limits; `onOutput` gets what it yields on the way. Never rejects: whatever happens to the thread
   * before it has measured is a 'broken' ending, and whatever happens later, unless it is told to stop, leaves outputs out. A
   * thread then stands ready, or is on its way.
   */
  async run(job: WorkerJob, limits: JobLimits, onOutput: (output: Output) => void): Promise<Ending> {
    clearTimeout(this.resting);
    await this.standing;
    const { deadlineMs, drawingMs = DRAWING_MS, stop: stopped } = limits;
    if (stopped.aborted) return STOPPED;
    return new Promise((resolve) => {
      const stop = (ms: number) => this.halt(broken('TIMED_OUT', `no answer within ${ms} ms`));
      const deadline = setTimeout(() => stop(deadlineMs), deadlineMs);
      let stopDrawing: (() => void) | undefined;
      const onStop = () => this.halt(STOPPED);
      const looking = this.look((percent) => onOutput({ type: 'progress', percent }));
      stopped.addEventListener('abort', onStop);
      this.job = {
        halted: null,
        onOutput: (output) => {
          if (output.type === 'measured' || output.type === 'worked') {
            stopDrawing?.();
            stopDrawing = afterWork(drawingMs, () => stop(drawingMs));
          }
          onOutput(output);
        },
        end: (last) => {
          clearTimeout(deadline);
          clearInterval(looking);
          stopDrawing?.();
          stopped.removeEventListener('abort', onStop);
          this.job = null;
          this.rest();
          if (last.type === 'finished') resolve({ type: 'measured', undrawn: null });
          else if (last.type === 'refused' || last === STOPPED || stopDrawing === undefined) resolve(last);
          else resolve({ type: 'measured', undrawn: `${last.code}: ${last.detail}` });
        },
      };
      for (const at of Object.values(SIGNALS)) Atomics.store(this.signals, at, 0);
      this.worker.postMessage(job, [job.bytes.buffer]);
    });
  }

  /** Ends the thread for good. */
  async stop(): Promise<void> {
    clearTimeout(this.resting);
    this.stopping = true;
    await this.worker.terminate();
  }

  /** Until the next job. */
  private rest(): void {
    const { worker } = this;
    this.resting = setTimeout(() => this.replace(worker, { type: 'finished', worn: true }), this.restsForMs).unref();
  }

  /** Calls `onPercent` whenever the job has got on by a hundredth, but not more often than anybody looks. */
  private look(onPercent: (percent: number) => void): NodeJS.Timeout {
    let told = 0;
    return setInterval(() => {
      const percent = Math.floor(Atomics.load(this.signals, SIGNALS.permille) / 10);
      if (percent > told) onPercent(percent);
      told = Math.max(told, percent);
    }, LOOK_MS);
  }

  /** Ends the running job soon: the thread ends its work by itself, or is replaced. */
  private halt(last: Broken): void {
    const { job, worker } = this;
    if (job === null || job.halted !== null) return;
    job.halted = last;
    Atomics.store(this.signals, SIGNALS.stop, 1);
    setTimeout(() => {
      if (this.job === job) this.replace(worker, last);
    }, HEARS_WITHIN_MS);
  }

  /** Ends the running job, if any, stops `worker` and puts a new thread in its place. */
  private replace(worker: Worker, last: Broken | Finished): void {
    if (worker !== this.worker || this.stopping) return;
    this.stopping = true;
    const stuck = setTimeout(() => process.abort(), DIES_WITHIN_MS);
    this.standing = worker.terminate().then(() => {
      clearTimeout(stuck);
      this.stopping = false;
      this.worker = this.start();
    });
    this.job?.end(last);
  }

  private hearStopped(worker: Worker, { worn }: Stopped): void {
    const last = this.job?.halted ?? STOPPED;
    if (worn) this.replace(worker, last);
    else this.job?.end(last);
  }

  private start(): Worker {
    const workerData: WorkerData = { engine: this.engine, signals: this.signals };
    const worker = new Worker(this.script, { workerData });
    worker.on('message', (message: WorkerMessage) => {
      if (worker !== this.worker || this.stopping) return;
      if (message.type === 'broken' || (message.type === 'finished' && message.worn)) this.replace(worker, message);
      else if (message.type === 'stopped') this.hearStopped(worker, message);
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

function broken(code: Broken['code'], detail: string): Broken {
  return { type: 'broken', code, detail };
}
