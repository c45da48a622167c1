import type { CadFailureCode, MeasureModelJob, OutputName } from '#contract/jobs/measure-model.ts';
import type { PartEstimate } from '#domain/estimate/part-work.ts';
import type { Measurement } from '#domain/part/part.ts';

export interface MeasureRequest extends MeasureModelJob {
  /** How log lines call the part. */
  readonly part: string;
  /** Absolute path of the uploaded bytes; only read. */
  readonly modelPath: string;
  /** Absolute path of an existing empty folder; receives `thumbnail.webp`, `mesh.glb` and `mesh.stl`. */
  readonly outputFolder: string;
}
/** The work on the part by each of the profiles asked for, in their order; null where it could not be worked out. */
type Estimates = readonly (PartEstimate | null)[];

/** A stage of a job and when it ended, milliseconds since 1970. */
export interface CadStage {
  readonly name: 'read' | 'measure' | 'estimate' | 'draw';
  readonly endedMs: number;
}

export type MeasureOutcome =
  /**
   * The process is free for the next job while pictures are still compressed: `outputs` resolves when they lie in the output folder;
   * of a file that is hard to draw, not all or none.
   */
  | {
      readonly outcome: 'measured';
      readonly measurement: Measurement;
      readonly estimates: Estimates;
      /** In the order in which they ended. */
      readonly stages: readonly CadStage[];
      readonly outputs: Promise<readonly OutputName[]>;
    }
  /** The process ended while it was drawing. */
  | { readonly outcome: 'undrawn'; readonly code: CadFailureCode; readonly measurement: Measurement; readonly estimates: Estimates }
  /** `message` is for the customer. */
  | { readonly outcome: 'failed'; readonly code: CadFailureCode; readonly message: string };

/** One thing that keeps whatever runs in a CAD process from doing harm; `holds`: this platform enforces it. */
export interface Guard {
  readonly guard: 'environment' | 'files' | 'network' | 'programs' | 'limits' | 'privileges';
  readonly holds: boolean;
}

/**
 * Measures models in processes of their own. A hang, crash or memory overrun ends that one job with a failed outcome
 * and is repaired before the next; it never throws for what a file does, but CadRunnerError for what a disk does.
 */
export interface CadRunner {
  /**
   * `onConverted` is called once, before it resolves, when the file was read. A job that `stop` reaches before its end fails soon
   * with the code 'STOPPED', and its place is free again. `onProgress` is told at times how much of the job is done, %, each time more.
   */
  measure(
    request: MeasureRequest,
    onConverted: () => void,
    stop?: AbortSignal,
    onProgress?: (percent: number) => void,
  ): Promise<MeasureOutcome>;
  /** How many jobs run at once. */
  readonly size: number;
  readonly guards: readonly Guard[];
  /** How many of its processes take a job at once when they get one. */
  countWarm(): number;
  /** How many of its processes have ended and were replaced. */
  countRestarts(): number;
  /** Resolves when every child takes jobs; each warms on between them. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** The model could not be read, or what was made of it not be written: it says nothing about the model. */
export class CadRunnerError extends Error {
  readonly code = 'CAD_FILES_UNAVAILABLE';
}

/** No CAD process may be started on this machine as things are; the message says what to do. */
export class SandboxError extends Error {}
