import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tryGoldenParts } from '#contract/calls/try-golden-parts.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { callApi } from '../../../../api/call-api.ts';
import { logProblem } from '../../../../api/log-problem.ts';
import { useSessionStore } from '../../../../stores/session-store.ts';
import type { Pricing } from '../draft/pricing.ts';
import { isPending } from './compare-receipts.ts';

type Trials = ResponseOf<typeof tryGoldenParts>['trials'];

const ASK_AGAIN_MS = 1500;

/** The golden parts' prices by the published card and by the draft, asked for again while some are worked out. */
export function useTrials({ number, revision, goldenPartsRevision, goldenParts }: Pricing) {
  const { userID, accessToken } = useSessionStore();
  return useQuery<Trials>({
    queryKey: [tryGoldenParts.name, userID, number, revision, goldenPartsRevision],
    enabled: goldenParts.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data ?? []).some(({ published, draft }) => isPending(published) || isPending(draft)) ? ASK_AGAIN_MS : false,
    queryFn: async ({ signal }) => {
      const answer = await callApi(tryGoldenParts, {}, { signal, accessToken });
      if (answer.success) return answer.trials;
      if (!signal.aborted) logProblem(answer.error, answer.serverMessage);
      throw new Error(answer.serverMessage ?? answer.error);
    },
  });
}
