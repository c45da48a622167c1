import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { CAD_FAILURE_WORDS } from '#contract/jobs/cad-failure-words.ts';
import { type CadMessage, cadMessageSchema } from '#contract/jobs/measure-model.ts';
import type { MeasureOutcome, MeasureRequest } from '#server/ports/cad-runner.ts';
import { capMemory } from './cap-memory.ts';
import { watchMemory } from './watch-memory.ts';

/** Started by its path: the server's code and the engine's never share a process. */
const CHILD_MAIN = fileURLToPath(new URL('../../../cad/main.ts', import.meta.url));
/** What the child gets after its own deadline to stop the job and say so; a thread that can't be stopped dies with it. */
const GRACE_MS = 5_000;
const KEPT_ERROR_BYTES = 4_000;

type Death = keyof typeof CAD_FAILURE_WORDS;

export interface CadChildOptions {
  readonly memoryLimitMb: number;
  readonly jobDeadlineMs: number;
  readonly log: CadLog;
  readonly onExit: () => void;
}
/** Any pino logger fits. */
export interface CadLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface RunningJob {
  readonly jobId: string;
  readonly onConverted: () => void;
  readonly resolve: (outcome: MeasureOutcome) => void;
  readonly backstop: NodeJS.Timeout;
}

/** One child process: runs one job at a time until it ends, which ends the job with it. */
export class CadChild {
  /** Resolves when the child has warmed up, or has ended. */
  readonly settled: Promise<void>;
  warm = false;
  private readonly gone: Promise<unknown>;
  private readonly process: ChildProcess;
  private readonly options: CadChildOptions;
  private readonly settle: () => void;
  private readonly unwatch: () => void;
  private job: RunningJob | null = null;
  private reason: Death = 'CRASHED';
  private errors = '';
  private ending = false;

  constructor(options: CadChildOptions) {
    const { memoryLimitMb, jobDeadlineMs } = options;
    this.options = options;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.settled = promise;
    this.settle = resolve;
    this.process = fork(CHILD_MAIN, [String(jobDeadlineMs)], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const { pid } = this.process;
    if (pid !== undefined) capMemory(pid, memoryLimitMb);
    this.unwatch = pid === undefined ? () => {} : watchMemory(pid, memoryLimitMb, () => this.kill('OUT_OF_MEMORY'));
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-KEPT_ERROR_BYTES);
    });
    this.process.on('message', (message) => this.hear(message));
    this.process.on('error', (error) => options.log.warn({ err: error }, 'a CAD child could not be reached'));
    this.gone = new Promise((resolve) => this.process.once('close', resolve));
    this.process.once('close', (code, signal) => this.bury(code, signal));
  }

  get busy(): boolean {
    return this.job !== null;
  }

  run(request: MeasureRequest, onConverted: () => void): Promise<MeasureOutcome> {
    const jobId = randomUUID();
    return new Promise((resolve) => {
      const backstop = setTimeout(() => this.kill('TIMED_OUT'), this.options.jobDeadlineMs + GRACE_MS);
      this.job = { jobId, onConverted, resolve, backstop };
      // Where sending fails the process is ending, and its end answers the job.
      this.process.send({ ...request, jobId }, () => {});
    });
  }

  /** Ends the process and resolves when it is gone. */
  async end(): Promise<void> {
    this.ending = true;
    this.kill('CRASHED');
    await this.gone;
  }

  kill(reason: Death): void {
    this.reason = reason;
    this.process.kill('SIGKILL');
  }

  private hear(message: unknown): void {
    const parsed = cadMessageSchema.safeParse(message);
    if (!parsed.success) {
      this.options.log.warn({ message }, 'a CAD child said something unknown');
      return;
    }
    if (parsed.data.type === 'ready') {
      this.warm = true;
      this.settle();
    } else if (parsed.data.jobId === this.job?.jobId) this.hearOfJob(parsed.data, this.job);
  }

  private hearOfJob(message: Exclude<CadMessage, { type: 'ready' }>, job: RunningJob): void {
    if (message.type === 'converted') {
      job.onConverted();
      return;
    }
    this.noteErrors();
    if (message.type === 'measured') this.finish(job, { outcome: 'measured', measurement: message.measurement });
    else this.finish(job, { outcome: 'failed', code: message.code, message: message.message });
  }

  private finish(job: RunningJob, outcome: MeasureOutcome): void {
    clearTimeout(job.backstop);
    this.job = null;
    job.resolve(outcome);
  }

  private bury(code: number | null, signal: NodeJS.Signals | null): void {
    this.unwatch();
    if (this.reason === 'CRASHED' && /out of memory|allocation failed|bad_alloc/i.test(this.errors)) this.reason = 'OUT_OF_MEMORY';
    if (!this.ending) this.options.log.warn({ code, signal, reason: this.reason, errors: this.errors }, 'a CAD child ended');
    this.settle();
    const { job } = this;
    // Its successor must stand before the job's end lets the next one ask for a child.
    this.options.onExit();
    if (job !== null) this.finish(job, { outcome: 'failed', code: this.reason, message: CAD_FAILURE_WORDS[this.reason] });
  }

  private noteErrors(): void {
    if (this.errors !== '') this.options.log.info({ errors: this.errors }, 'a CAD child reported');
    this.errors = '';
  }
}
