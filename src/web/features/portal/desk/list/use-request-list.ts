import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRequestList } from '#contract/calls/get-request-list.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { callApi } from '../../../../api/call-api.ts';
import { logProblem } from '../../../../api/log-problem.ts';
import { useSessionStore } from '../../../../stores/session-store.ts';
import type { OrdersFilter } from './orders-filter.ts';
import { texts } from './texts.ts';

type PageEnd = ResponseOf<typeof getRequestList>['end'];

/** The shop's requests that fit, page by page, asked for anew at each visit. A failure is logged. */
export function useRequestList(filter: OrdersFilter, isEnabled: boolean) {
  const { userID, accessToken } = useSessionStore();
  return useInfiniteQuery({
    queryKey: [getRequestList.name, userID, filter],
    enabled: isEnabled && accessToken !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    initialPageParam: null as PageEnd,
    getNextPageParam: ({ end }: ResponseOf<typeof getRequestList>) => end,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await callApi(getRequestList, { filter, end: pageParam }, { signal, accessToken });
      if (answer.success) return answer;
      if (!signal.aborted) logProblem(texts.failed, answer.serverMessage ?? answer.error);
      throw new Error(answer.serverMessage ?? texts.failed);
    },
  });
}
