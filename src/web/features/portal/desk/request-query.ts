import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getDeskRequest } from '#contract/calls/get-desk-request.ts';
import { getRequestList } from '#contract/calls/get-request-list.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { texts } from './texts.ts';

export type RequestAnswer = ResponseOf<typeof getDeskRequest>;

const keyOf = (userID: string, requestID: string) => [getDeskRequest.name, userID, requestID];

/**
 * A request, asked for anew at each visit and only then: what a colleague does meanwhile is told when somebody acts, so that nothing
 * changes under the eyes of whoever writes a quote. A failure is logged.
 */
export function useDeskRequest(requestID: string) {
  const { userID, accessToken } = useSessionStore();
  return useQuery({
    queryKey: keyOf(userID, requestID),
    enabled: accessToken !== '',
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<RequestAnswer> => {
      const answer = await callApi(getDeskRequest, { requestID }, { signal, accessToken });
      if (answer.success) return answer;
      if (!signal.aborted) logProblem(texts.loadFailed, answer.serverMessage ?? answer.error);
      throw new Error(answer.serverMessage ?? texts.loadFailed);
    },
  });
}

/** Notes what a call has made of a request; lists that hold it are asked for again. */
export function noteRequest(client: QueryClient, request: WireDeskRequest): void {
  const { userID } = useSessionStore.getState();
  client.setQueryData<RequestAnswer>(keyOf(userID, request.requestID), (known) => (known === undefined ? known : { ...known, request }));
  void client.invalidateQueries({ queryKey: [getRequestList.name] });
}

/** Asks for a request again. Never rejects. */
export async function askRequestAgain(client: QueryClient, requestID: string): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(useSessionStore.getState().userID, requestID) });
}
