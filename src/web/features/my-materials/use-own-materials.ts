import { useMemo } from 'react';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { listOwnColors, listOwnFinishes, listOwnMaterials } from '../../product/shop/own-offers.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';

/** The provider's own materials as they are published, with all their colours and finishes; none until they are known. */
export function useOwnMaterials(mspID: string): readonly MaterialConfiguration[] {
  const { data } = useApiQuery(getPricing, {}, { enabled: mspID !== NO_SELECTION, staleTime: 0 });
  const card = data?.card ?? null;
  return useMemo(
    () =>
      listOwnMaterials(card).map((material) => ({
        material,
        colors: [...listOwnColors(card, material.materialID)],
        finishes: [...listOwnFinishes(card, material.materialID)],
      })),
    [card],
  );
}
