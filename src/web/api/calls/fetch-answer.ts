import type { Call } from '#contract/schemas/define-call.ts';
import { callApi, type InputOf, type Success } from './call-api.ts';
import { type CallFailure, isFailure } from './call-failure.ts';
import { logProblem } from './log-problem.ts';

/** A call that did not succeed, for those who are told by an exception. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.error);
    this.failure = failure;
  }
}

/** What a refusal comes to where it is an answer, too; undefined where it is none. */
export type ReadRefusal<R> = (failure: CallFailure) => R | undefined;

export interface FetchOptions<R> {
  readonly signal?: AbortSignal | undefined;
  readonly refusal?: ReadRefusal<R> | undefined;
  /** What the log says of a failure, where the usual words do not fit. */
  readonly logged?: string | undefined;
}

/** The answer to a call. Rejects with a `CallError`, which is logged unless `signal` has called it off. */
export async function fetchAnswer<C extends Call, R = never>(
  call: C,
  input: InputOf<C>,
  { signal, refusal, logged }: FetchOptions<R> = {},
): Promise<Success<C> | R> {
  const result = await callApi(call, input, signal === undefined ? {} : { signal });
  if (!isFailure(result)) return result;
  const told = refusal?.(result);
  if (told !== undefined) return told;
  if (signal?.aborted !== true) {
    if (logged === undefined) logProblem(result.error, result.serverMessage);
    else logProblem(logged, result.serverMessage ?? result.error);
  }
  throw new CallError(result);
}
