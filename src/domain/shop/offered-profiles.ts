import type { WorkProfile } from '../estimate/part-work.ts';
import { hashProfile, profileOf } from '../rates/profile.ts';
import type { ProcessRates } from '../rates/rate-card.ts';
import { listMaterials } from './card-catalogue.ts';
import type { Provider } from './provider.ts';

/** The profiles of all machines of the processes that a provider offers a material of, by their hashes. */
export function offeredProfiles({ offer, rateCard }: Pick<Provider, 'offer' | 'rateCard'>): ReadonlyMap<string, WorkProfile> {
  const profiles = new Map<string, WorkProfile>();
  for (const process of new Set(listMaterials(rateCard, offer).map((material) => material.process))) {
    const { machines }: ProcessRates = rateCard.processes[process];
    for (const machine of machines) profiles.set(hashProfile(process, machine), profileOf(process, machine));
  }
  return profiles;
}
