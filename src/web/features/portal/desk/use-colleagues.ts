import { useQuery } from '@tanstack/react-query';
import { getColleagues } from '#contract/calls/get-colleagues.ts';
import type { Colleague } from '#contract/colleagues.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';

/** Who works for the shop; nobody until that is known. A failure is logged. */
export function useColleagues(): readonly Colleague[] {
  const { userID, accessToken } = useSessionStore();
  const { data } = useQuery({
    queryKey: [getColleagues.name, userID],
    enabled: accessToken !== '',
    queryFn: async ({ signal }) => {
      const answer = await callApi(getColleagues, {}, { signal, accessToken });
      if (answer.success) return answer.colleagues;
      if (!signal.aborted) logProblem(answer.error, answer.serverMessage);
      throw new Error(answer.serverMessage ?? answer.error);
    },
  });
  return data ?? [];
}
