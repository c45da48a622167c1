import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPricing } from '#contract/calls/get-pricing.ts';
import type { MaterialConfiguration } from '../../../stores/material-configurations-store.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { listOwnColors, listOwnFinishes, listOwnMaterials, loadOwnCard } from '../provider/own-offers.ts';

/** The provider's own materials as they are published, with all their colours and finishes; none until they are known. */
export function useOwnMaterials(mspID: string): readonly MaterialConfiguration[] {
  const userID = useSessionStore((store) => store.userID);
  const { data = null } = useQuery({
    queryKey: [getPricing.name, 'own', userID, mspID],
    staleTime: 0,
    queryFn: ({ signal }) => loadOwnCard(mspID, signal),
  });
  return useMemo(
    () =>
      listOwnMaterials(data).map((material) => ({
        material,
        colors: [...listOwnColors(data, material.materialID)],
        finishes: [...listOwnFinishes(data, material.materialID)],
      })),
    [data],
  );
}
