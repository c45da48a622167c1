/** The jobs there are, and what each carries. */
export interface JobPayloads {
  /** Measure one uploaded part. */
  'measure-part': { readonly partId: string };
  /** Send what is due in the outbox. */
  'send-mail': { readonly messageId: string };
  /** Delete what was kept for its time. */
  'delete-expired': Readonly<Record<string, never>>;
}
export type JobName = keyof JobPayloads;

/**
 * At-least-once delivery: a handler may run twice for one job, so its effects carry a unique key.
 * A job whose worker died is run again; one whose handler throws is retried with growing pauses.
 */
export interface JobQueue {
  /** Durable when it resolves. While a job with the same `key` waits or runs, a second one is not added. */
  send<N extends JobName>(name: N, payload: JobPayloads[N], key: string): Promise<void>;
  /** Starts taking jobs, at most `concurrency` at a time in this process. */
  work<N extends JobName>(name: N, concurrency: number, handle: (payload: JobPayloads[N]) => Promise<void>): Promise<void>;
  /** Takes no more jobs and waits for the running ones, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** The queue refused or is away. */
export class JobQueueError extends Error {
  readonly code = 'QUEUE_UNAVAILABLE';
}
