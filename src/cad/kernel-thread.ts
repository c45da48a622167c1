import { Worker } from 'node:worker_threads';
import type { CadFailureCode } from '#contract/jobs/measure-model.ts';
import type { WorkerBinaries, WorkerJob, WorkerMessage } from './worker-messages.ts';

type Ending = Extract<WorkerMessage, { type: 'measured' | 'refused' | 'broken' }>;
type Output = Exclude<WorkerMessage, Ending>;

interface RunningJob {
  readonly onOutput: (output: Output) => void;
  readonly end: (ending: Ending) => void;
}

/** One thread that runs kernels, replaced whenever a job hangs or breaks it. Runs one job at a time. */
export class KernelThread {
  private readonly binaries: WorkerBinaries;
  private worker: Worker;
  private job: RunningJob | null = null;
  private stopping = false;

  constructor(binaries: WorkerBinaries) {
    this.binaries = binaries;
    this.worker = this.start();
  }

  /**
   * Runs a job for at most `deadlineMs`; `onOutput` gets what it yields on the way. Never rejects: whatever happens to
   * the thread is a 'broken' ending, and then a new thread stands ready.
   */
  run(job: WorkerJob, deadlineMs: number, onOutput: (output: Output) => void): Promise<Ending> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.replace(this.worker, broken('TIMED_OUT', `no answer within ${deadlineMs} ms`)), deadlineMs);
      this.job = {
        onOutput,
        end: (ending) => {
          clearTimeout(timer);
          this.job = null;
          resolve(ending);
        },
      };
      this.worker.postMessage(job);
    });
  }

  /**
   * Stops `worker`, puts a new thread in its place, and then ends the running job, if any. A thread that can't be stopped
   * leaves its job unanswered, upon which the server ends this process.
   */
  private replace(worker: Worker, ending: Ending): void {
    if (worker !== this.worker || this.stopping) return;
    this.stopping = true;
    worker.terminate().then(
      () => {
        this.stopping = false;
        this.worker = this.start();
        this.job?.end(ending);
      },
      (error: unknown) => process.stderr.write(`a kernel thread could not be stopped: ${String(error)}\n`),
    );
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.binaries });
    worker.on('message', (message: WorkerMessage) => {
      if (worker !== this.worker || this.stopping) return;
      if (message.type === 'broken' || (message.type === 'measured' && message.worn)) this.replace(worker, message);
      else if (message.type === 'measured' || message.type === 'refused') this.job?.end(message);
      else this.job?.onOutput(message);
    });
    worker.on('error', (error: Error & { code?: string }) => {
      this.replace(worker, broken(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'OUT_OF_MEMORY' : 'CRASHED', String(error)));
    });
    worker.on('exit', (code) => this.replace(worker, broken('CRASHED', `the thread ended with ${code}`)));
    return worker;
  }
}

function broken(code: CadFailureCode, detail: string): Ending {
  return { type: 'broken', code, detail };
}
