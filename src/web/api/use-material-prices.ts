import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getMaterialPrices } from '#contract/calls/get-material-prices.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { fetchAnswer } from './fetch-answer.ts';

/** How soon prices that are being worked out are asked for again. */
const PENDING_MS = 2000;

/** What parts cost in every material, and again while some of it is being worked out. The last answer stays until the next is there. */
export function useMaterialPrices(input: RequestOf<typeof getMaterialPrices>, options: { readonly enabled: boolean }) {
  return useQuery<ResponseOf<typeof getMaterialPrices>>({
    queryKey: [getMaterialPrices.name, input],
    enabled: options.enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.materialPrices.some(({ isPending }) => isPending) ? PENDING_MS : false),
    queryFn: ({ signal }) => fetchAnswer(getMaterialPrices, input, signal),
  });
}
