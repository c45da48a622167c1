import type { Call } from '#contract/schemas/define-call.ts';
import type { InputOf } from '../../api/calls/call-api.ts';
import { useApiQuery } from '../../api/use-api-query.ts';

/** What a call of the desk answers, asked for anew at each visit and whenever somebody comes back to the page. */
export function useDeskCall<C extends Call>(call: C, input: InputOf<C>, enabled: boolean) {
  return useApiQuery(call, input, { enabled, staleTime: 0, refetchOnWindowFocus: true, keepsPrevious: true });
}
