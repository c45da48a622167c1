import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getPricing } from '#contract/calls/get-pricing.ts';
import { callApi } from '../../../../api/call-api.ts';
import { logProblem } from '../../../../api/log-problem.ts';
import { useSessionStore } from '../../../../stores/session-store.ts';
import { texts } from '../texts.ts';
import type { Pricing } from './pricing.ts';

const keyOf = (userID: string) => [getPricing.name, userID];

/** The provider's prices, asked for anew at each visit once there is one. A failure is logged and leaves them not loaded. */
export function usePricingQuery(hasProvider: boolean) {
  const { userID, accessToken } = useSessionStore();
  return useQuery({
    queryKey: keyOf(userID),
    enabled: hasProvider && accessToken !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<Pricing> => {
      const answer = await callApi(getPricing, {}, { signal, accessToken });
      if (answer.success) return answer;
      if (!signal.aborted) logProblem(texts.notLoaded, answer.serverMessage ?? answer.error);
      throw new Error(answer.serverMessage ?? texts.notLoaded);
    },
  });
}

/** What is known of the server at this moment. */
export function readPricing(client: QueryClient): Pricing | undefined {
  return client.getQueryData<Pricing>(keyOf(useSessionStore.getState().userID));
}

/** Notes what a call has changed at the server, until it is asked again. */
export function notePricing(client: QueryClient, change: (pricing: Pricing) => Pricing): void {
  client.setQueryData<Pricing>(keyOf(useSessionStore.getState().userID), (pricing) => (pricing === undefined ? pricing : change(pricing)));
}

/** Asks the server again. Never rejects. */
export async function askAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(useSessionStore.getState().userID) });
}
