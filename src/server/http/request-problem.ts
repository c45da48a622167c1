/** A request that can't be answered, told to the client as it is. */
export class RequestProblem extends Error {
  readonly code = 'REQUEST_PROBLEM';
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
