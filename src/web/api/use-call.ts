import { useQuery } from '@tanstack/react-query';
import type { Call, ResponseOf } from '#contract/define-call.ts';
import { callApi, type InputOf } from './call-api.ts';
import type { CallFailure } from './call-failure.ts';
import { logProblem } from './log-problem.ts';

/**
 * A call as a query: `data` is the successful answer; a failure is logged and leaves `isError` and `refetch`.
 * With `enabled: false` nothing is fetched.
 */
export function useCall<C extends Call>(call: C, input: InputOf<C>, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [call.name, input],
    enabled: options.enabled ?? true,
    queryFn: async ({ signal }): Promise<ResponseOf<C>> => {
      const result: unknown = await callApi(call, input, { signal });
      if ((result as { success?: unknown }).success === true) {
        return result as ResponseOf<C>;
      }
      const failure = result as CallFailure;
      if (!signal.aborted) {
        logProblem(failure.error, failure.serverMessage);
      }
      throw new Error(failure.error);
    },
  });
}
