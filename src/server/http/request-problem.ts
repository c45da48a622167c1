/** A request that can't be answered, told to the client as it is. */
export class RequestProblem extends Error {
  readonly code = 'REQUEST_PROBLEM';
  readonly status: number;
  /** When asking again makes sense; null where that isn't known. */
  readonly retryAfterSeconds: number | null;
  constructor(
    status: number,
    message: string,
    { retryAfterSeconds, ...options }: ErrorOptions & { readonly retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}
