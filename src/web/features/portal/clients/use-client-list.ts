import { useInfiniteQuery } from '@tanstack/react-query';
import { getClientList } from '#contract/calls/get-client-list.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { texts } from './texts.ts';

type Page = ResponseOf<typeof getClientList>;

/** Which clients are listed. */
export interface ClientsFilter {
  readonly by: 'person' | 'organization';
  readonly words?: string;
  readonly organization?: string;
}

/** The shop's clients that fit, page by page, asked for anew at each visit. A failure is logged. */
export function useClientList(filter: ClientsFilter, isEnabled: boolean) {
  const { userID, accessToken } = useSessionStore();
  return useInfiniteQuery({
    queryKey: [getClientList.name, userID, filter.by, filter],
    enabled: isEnabled && accessToken !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    // People are no organizations: their rows lead elsewhere.
    placeholderData: (previous, query) => (query?.queryKey[2] === filter.by ? previous : undefined),
    initialPageParam: null as Page['end'],
    getNextPageParam: ({ end }: Page) => end,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await callApi(getClientList, { ...filter, end: pageParam }, { signal, accessToken });
      if (answer.success) return answer;
      if (!signal.aborted) logProblem(texts.failed, answer.serverMessage ?? answer.error);
      throw new Error(answer.serverMessage ?? texts.failed);
    },
  });
}
