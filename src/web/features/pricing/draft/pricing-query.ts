import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';

/** The provider's prices, asked for anew at each visit once there is one. */
export function usePricingQuery(hasProvider: boolean) {
  return useApiQuery(getPricing, {}, { enabled: hasProvider, staleTime: 0, refetchOnWindowFocus: true });
}
