import { useQuery } from '@tanstack/react-query';
import { getPartList } from '#contract/calls/get-part-list.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { texts } from './texts.ts';

/** The parts uploaded to a provider, asked for anew at each visit. A failure is logged and leaves them not loaded. */
export function usePartList(mspID: string, isEnabled: boolean) {
  const { userID, accessToken } = useSessionStore();
  return useQuery({
    queryKey: [getPartList.name, userID, mspID],
    enabled: isEnabled && accessToken !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const answer = await callApi(getPartList, { mspID }, { signal, accessToken });
      if (answer.success) return answer.partList;
      if (!signal.aborted) logProblem(texts.notLoaded, answer.serverMessage ?? answer.error);
      throw new Error(texts.notLoaded);
    },
  });
}
