import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/define-call.ts';
import type { InputOf } from '../../../api/call-api.ts';
import { fetchAnswer } from '../../../api/fetch-answer.ts';
import { useSessionStore } from '../../../stores/session-store.ts';

/** What a call of the desk answers, asked for anew at each visit and whenever somebody comes back to the page. A failure is logged. */
export function useDeskCall<C extends Call>(call: C, input: InputOf<C>, isEnabled: boolean) {
  const { userID, accessToken } = useSessionStore();
  return useQuery({
    queryKey: [call.name, userID, input],
    enabled: isEnabled && accessToken !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchAnswer(call, input, signal, { accessToken }),
  });
}
