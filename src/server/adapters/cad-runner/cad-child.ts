import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { CAD_FAILURE_WORDS } from '#contract/jobs/cad-failure-words.ts';
import { type CadMessage, type CadRequest, cadMessageSchema, type OutputName } from '#contract/jobs/measure-model.ts';
import { createLineReader, writeLine } from '#contract/jobs/message-lines.ts';
import type { PartEstimate } from '#domain/estimate/part-work.ts';
import type { Measurement } from '#domain/part/part.ts';
import type { CadStage, MeasureOutcome, MeasureRequest } from '#server/ports/cad-runner.ts';
import type { Log } from '#server/ports/log.ts';
import { cutStream, sendModel, takeOutput } from './exchange-files.ts';
import { BYTES, MESSAGES, type Sandbox } from './find-sandbox.ts';
import { watchMemory } from './watch-memory.ts';

/** Started by its path: the server's code and the engine's never share a process. */
const CHILD_MAIN = fileURLToPath(new URL('../../../cad/main.ts', import.meta.url));
/** What the child gets after its own deadline to stop the job and say so; a thread that can't be stopped dies with it. */
const GRACE_MS = 5_000;
/** Warming up takes seconds; on a machine that has much else to do, longer. */
const WARM_WITHIN_MS = 180_000;
/** 128 and the number of SIGKILL. */
const KILLED_CODE = 137;
const KEPT_ERROR_BYTES = 4_000;
/** Of one job, in all its messages. The longest honest ones list findings. */
const MOST_TOLD_CHARS = 1_000_000;

type Death = keyof typeof CAD_FAILURE_WORDS;

export interface CadChildOptions {
  readonly sandbox: Sandbox;
  readonly memoryLimitMb: number;
  readonly jobDeadlineMs: number;
  readonly log: Log;
  readonly onExit: () => void;
}

/** Who hears of a job on its way. */
interface JobListener {
  onConverted: () => void;
  readonly onProgress: (percent: number) => void;
}

interface RunningJob extends JobListener {
  readonly jobId: string;
  readonly part: string;
  readonly outputFolder: string;
  readonly resolve: (outcome: MeasureOutcome) => void;
  readonly reject: (error: unknown) => void;
  backstop: NodeJS.Timeout | undefined;
  /** Once the figures stand. */
  measurement?: Measurement;
  readonly stages: CadStage[];
  /** By each of the profiles asked for. */
  estimates: readonly (PartEstimate | null)[];
  readonly announced: Set<OutputName>;
  /** Of each output that was read: its name once it is saved, null where it can't be. */
  readonly outputs: Promise<OutputName | null>[];
  /** Outputs come one after the other. */
  reading: Promise<void>;
  /** Null, or why the job says nothing about its model. */
  trouble: unknown;
}

/** What a message of the child says that it has done. */
const STAGES = {
  converted: 'read',
  measured: 'measure',
  worked: 'estimate',
  drawn: 'draw',
  progress: null,
  output: null,
  failed: null,
} as const;

/** One child process: runs one job at a time until it ends, which ends the job with it. */
export class CadChild {
  /** Resolves when the child takes jobs, or has ended. */
  readonly settled: Promise<void>;
  warm = false;
  private readonly gone: Promise<unknown>;
  private readonly process: ChildProcess;
  private readonly messages: Duplex;
  private readonly bytes: Duplex;
  private readonly cutOutput: (sizeBytes: number) => AsyncGenerator<Buffer, void>;
  private readonly options: CadChildOptions;
  private readonly settle: () => void;
  private readonly unwatch: () => void;
  private job: RunningJob | null = null;
  private reason: Death = 'CRASHED';
  private isOurs = false;
  private errors = '';
  private toldChars = 0;
  private ending = false;
  private distrusted = false;

  constructor(options: CadChildOptions) {
    const { sandbox, memoryLimitMb, jobDeadlineMs } = options;
    this.options = options;
    // First, since it may throw: nothing of this may be left to run then.
    this.process = sandbox.start([CHILD_MAIN, String(jobDeadlineMs)], memoryLimitMb);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.settled = promise;
    const giveUp = setTimeout(() => this.kill('CRASHED'), WARM_WITHIN_MS);
    this.settle = () => {
      clearTimeout(giveUp);
      resolve();
    };
    this.messages = this.process.stdio[MESSAGES] as Duplex;
    this.bytes = this.process.stdio[BYTES] as Duplex;
    this.cutOutput = cutStream(this.bytes);
    // The process's own end tells more.
    for (const socket of [this.messages, this.bytes]) socket.on('error', () => {});
    const cut = createLineReader();
    this.messages.setEncoding('utf8').on('data', (text: string) => this.hear(text, cut));
    // Bytes that nobody will read would keep the process from ever counting as ended, and its seat from being taken again.
    this.messages.once('close', () => void (this.job?.reading ?? Promise.resolve()).then(() => this.bytes.destroy()));
    const { pid } = this.process;
    this.unwatch = pid === undefined ? () => {} : watchMemory(pid, memoryLimitMb, () => this.kill('OUT_OF_MEMORY'));
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-KEPT_ERROR_BYTES);
    });
    this.process.on('error', (error) => options.log.warn({ ...this.about(), err: error }, 'a CAD child could not be reached'));
    this.gone = new Promise((resolve) => this.process.once('close', resolve));
    this.process.once('close', (code, signal) => this.bury(code, signal));
  }

  get busy(): boolean {
    return this.job !== null;
  }

  run(request: MeasureRequest, listener: JobListener, stop: AbortSignal | undefined): Promise<MeasureOutcome> {
    const { modelPath, outputFolder, part, ...asked } = request;
    const { jobId } = asked;
    const askToStop = () => this.ask({ stopJobId: jobId });
    return new Promise((resolve, reject) => {
      const job: RunningJob = {
        ...{ ...listener, jobId, part, outputFolder, resolve, reject },
        estimates: asked.profiles.map(() => null),
        stages: [],
        backstop: undefined,
        announced: new Set(),
        outputs: [],
        reading: Promise.resolve(),
        trouble: null,
      };
      this.job = job;
      this.toldChars = 0;
      // What a cold child still has to do first says nothing about the model.
      void this.settled.then(() => this.limitTime(job));
      // Where sending fails the process is ending, and its end answers the job.
      this.ask(asked);
      // A child that got half of a model waits for the rest for ever.
      sendModel(modelPath, asked.sizeBytes, this.bytes).catch((error: unknown) => this.giveUp(job, error));
      if (stop?.aborted) askToStop();
      else stop?.addEventListener('abort', askToStop, { once: true });
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
    this.isOurs = true;
    this.process.kill('SIGKILL');
  }

  private ask(request: CadRequest): void {
    this.messages.write(writeLine(request));
  }

  /** What a child says is believed as little as the model that it reads: one that speaks out of turn is ended. */
  private hear(text: string, cut: (text: string) => unknown[]): void {
    // A pipe that were closed instead would let the child die of that first, and say so.
    if (this.distrusted) return;
    this.toldChars += text.length;
    try {
      if (this.toldChars > MOST_TOLD_CHARS) throw new Error('It says too much.');
      for (const message of cut(text)) this.hearMessage(cadMessageSchema.parse(message));
    } catch (error) {
      this.options.log.warn({ ...this.about(), err: error }, 'a CAD child said something unknown');
      this.distrusted = true;
      this.kill('CRASHED');
    }
  }

  private hearMessage(message: CadMessage): void {
    if (message.type === 'ready') {
      this.warm = true;
      this.settle();
    } else if (message.jobId === this.job?.jobId) this.hearOfJob(message, this.job);
  }

  private hearOfJob(message: Exclude<CadMessage, { type: 'ready' }>, job: RunningJob): void {
    const stage = STAGES[message.type];
    if (stage !== null) job.stages.push({ name: stage, endedMs: Date.now() });
    if (message.type === 'converted') {
      job.onConverted();
      job.onConverted = () => {};
    } else if (message.type === 'progress') job.onProgress(message.percent);
    else if (message.type === 'measured') job.measurement = message.measurement;
    else if (message.type === 'worked') hearEstimates(message.estimates, job);
    else if (message.type === 'output') this.hearOutput(message, job);
    else this.hearEnd(message, job);
  }

  private hearOutput({ name, sizeBytes }: Extract<CadMessage, { type: 'output' }>, job: RunningJob): void {
    if (job.announced.has(name)) throw new Error(`It sends ${name} twice.`);
    job.announced.add(name);
    const take = async () => {
      const { saved } = await takeOutput(name, this.cutOutput(sizeBytes), job.outputFolder);
      const output = saved.then((isSaved) => (isSaved ? name : null));
      // Who gets the outcome awaits it; until then a failure must not count as unhandled.
      output.catch(() => {});
      job.outputs.push(output);
    };
    job.reading = job.reading.then(take).catch((error: unknown) => {
      job.trouble ??= error;
    });
  }

  private hearEnd(message: Extract<CadMessage, { type: 'drawn' | 'failed' }>, job: RunningJob): void {
    const { measurement, estimates, stages } = job;
    this.noteErrors();
    // Reading never rejects.
    void job.reading.then(() => {
      if (message.type === 'failed') this.finish(job, { outcome: 'failed', code: message.code, message: message.message });
      else if (measurement !== undefined)
        this.finish(job, { outcome: 'measured', measurement, estimates, stages, outputs: listSaved(job.outputs) });
    });
  }

  private limitTime(job: RunningJob): void {
    if (this.job === job) job.backstop = setTimeout(() => this.kill('TIMED_OUT'), this.options.jobDeadlineMs + GRACE_MS);
  }

  private giveUp(job: RunningJob, error: unknown): void {
    if (this.job !== job) return;
    job.trouble = error;
    this.kill('CRASHED');
  }

  private finish(job: RunningJob, outcome: MeasureOutcome): void {
    if (this.job !== job) return;
    clearTimeout(job.backstop);
    this.job = null;
    if (job.trouble === null) job.resolve(outcome);
    else job.reject(job.trouble);
  }

  private bury(code: number | null, signal: NodeJS.Signals | null): void {
    this.unwatch();
    // By the system that runs short of memory, or by hand; a shell tells of it by a number.
    if (!this.isOurs && (signal === 'SIGKILL' || code === KILLED_CODE)) this.reason = 'KILLED';
    if (this.reason === 'CRASHED' && /out of memory|allocation failed|bad_alloc/i.test(this.errors)) this.reason = 'OUT_OF_MEMORY';
    if (!this.ending)
      this.options.log.warn({ ...this.about(), code, signal, reason: this.reason, errors: this.errors }, 'a CAD child ended');
    this.settle();
    const { job } = this;
    // Its successor must stand before the job's end lets the next one ask for a child.
    this.options.onExit();
    if (job === null) return;
    const { measurement, estimates } = job;
    if (measurement === undefined) this.finish(job, { outcome: 'failed', code: this.reason, message: CAD_FAILURE_WORDS[this.reason] });
    else this.finish(job, { outcome: 'undrawn', code: this.reason, measurement, estimates });
  }

  /** What log lines carry while a job runs. */
  private about(): object {
    return this.job === null ? {} : { jobId: this.job.jobId, part: this.job.part };
  }

  private noteErrors(): void {
    if (this.errors !== '') this.options.log.info({ ...this.about(), errors: this.errors }, 'a CAD child reported');
    this.errors = '';
  }
}

function listSaved(outputs: readonly Promise<OutputName | null>[]): Promise<readonly OutputName[]> {
  const saved = Promise.all(outputs).then((names) => names.filter((name) => name !== null));
  saved.catch(() => {});
  return saved;
}

function hearEstimates(estimates: readonly (PartEstimate | null)[], job: RunningJob): void {
  if (estimates.length !== job.estimates.length) throw new Error('It speaks of other machines than it was asked for.');
  job.estimates = estimates;
}
