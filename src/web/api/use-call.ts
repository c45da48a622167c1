import { useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/define-call.ts';
import type { InputOf } from './call-api.ts';
import { fetchAnswer } from './fetch-answer.ts';

/**
 * A call as a query: `data` is the successful answer; a failure is logged and leaves `isError` and `refetch`.
 * With `enabled: false` nothing is fetched.
 */
export function useCall<C extends Call>(call: C, input: InputOf<C>, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [call.name, input],
    enabled: options.enabled ?? true,
    queryFn: ({ signal }) => fetchAnswer(call, input, signal),
  });
}
