import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import type { InputOf } from './calls/call-api.ts';
import { useApiQuery } from './use-api-query.ts';

/** How soon prices that are being worked out are asked for again. */
const PENDING_MS = 2000;

/** What parts cost in every material, and again while some of it is being worked out. The last answer stays until the next is there. */
export function useMaterialPrices(input: InputOf<typeof getMaterialPrices>, { enabled }: { readonly enabled: boolean }) {
  return useApiQuery(getMaterialPrices, input, {
    enabled,
    keepsPrevious: true,
    refetchInterval: (known) => (known?.materialPrices.some(({ isPending }) => isPending) ? PENDING_MS : false),
  });
}
