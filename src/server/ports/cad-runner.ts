import type { CadFailureCode, MeasureModelJob } from '#contract/jobs/measure-model.ts';
import type { Measurement } from '#domain/part.ts';

export type MeasureRequest = Omit<MeasureModelJob, 'jobId'>;
export type MeasureOutcome =
  | { readonly outcome: 'measured'; readonly measurement: Measurement }
  /** `message` is for the customer. */
  | { readonly outcome: 'failed'; readonly code: CadFailureCode; readonly message: string };

/**
 * Measures models in processes of their own. A hang, crash or memory overrun ends that one job with a failed outcome
 * and is repaired before the next; it never throws for what a file does.
 */
export interface CadRunner {
  /** `onConverted` is called once, before it resolves, when the file was read. */
  measure(request: MeasureRequest, onConverted: () => void): Promise<MeasureOutcome>;
  /** How many jobs run at once. */
  readonly size: number;
  /** Resolves when every child has warmed up. */
  warm(): Promise<void>;
  close(): Promise<void>;
}
