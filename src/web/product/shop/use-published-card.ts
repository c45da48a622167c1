import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { useApiQuery } from '../../api/use-api-query.ts';

/** The shop's rate card as it is published; null where there is no shop yet, or it could not be loaded: the catalogue is there without it. */
export function usePublishedCard(mspID: string): { readonly card: RateCard | null; readonly isLoading: boolean } {
  const { data, isLoading } = useApiQuery(getPricing, {}, { enabled: mspID !== NO_SELECTION, staleTime: 0 });
  return { card: data?.card ?? null, isLoading };
}
