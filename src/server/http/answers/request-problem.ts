import type { ProblemCode } from '#contract/schemas/problem.ts';

interface Options extends ErrorOptions {
  readonly code?: ProblemCode;
  readonly retryAfterSeconds?: number;
}

/** A request that can't be answered, told to the client as it is. */
export class RequestProblem extends Error {
  readonly code = 'REQUEST_PROBLEM';
  readonly status: number;
  /** Null where the status says it all. */
  readonly problemCode: ProblemCode | null;
  /** When asking again makes sense; null where that isn't known. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, { code, retryAfterSeconds, ...options }: Options = {}) {
    super(message, options);
    this.status = status;
    this.problemCode = code ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}
