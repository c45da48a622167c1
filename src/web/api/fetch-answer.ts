import type { Call, ResponseOf } from '#contract/define-call.ts';
import { callApi, type InputOf } from './call-api.ts';
import type { CallFailure } from './call-failure.ts';
import { logProblem } from './log-problem.ts';

/** The successful answer to a call. Rejects with what kept it away, which is logged unless `signal` has called it off. */
export async function fetchAnswer<C extends Call>(
  call: C,
  input: InputOf<C>,
  signal: AbortSignal,
  account: { readonly accessToken?: string } = {},
): Promise<ResponseOf<C>> {
  const result: unknown = await callApi(call, input, { signal, ...account });
  if ((result as { success?: unknown }).success === true) {
    return result as ResponseOf<C>;
  }
  const failure = result as CallFailure;
  if (!signal.aborted) {
    logProblem(failure.error, failure.serverMessage);
  }
  throw new Error(failure.error);
}
