import type { Failure } from '#contract/failure.ts';

/** A request that is turned down in words; `failure` goes out as it is, with `status`. */
export interface Refusal {
  readonly success: false;
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507;
  /** When asking again makes sense, where that is known. */
  readonly retryAfterSeconds?: number;
  readonly failure: Failure;
}

/** `more` adds what a failure may carry beside its text. */
export function refuse(status: Refusal['status'], error: Failure['error'], more: Omit<Failure, 'success' | 'error'> = {}): Refusal {
  return { success: false, status, failure: { success: false, error, ...more } };
}
