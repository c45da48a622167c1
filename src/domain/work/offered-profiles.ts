import { findMaterial } from '../catalogue/catalogue.ts';
import type { Provider } from '../provider.ts';
import type { WorkProfile } from './part-work.ts';
import { hashProfile, profileOf } from './profile.ts';

/** The profiles of the processes that a provider offers a material of, by their hashes. */
export function offeredProfiles({ offer, rateCard }: Pick<Provider, 'offer' | 'rateCard'>): ReadonlyMap<string, WorkProfile> {
  const processes = new Set(offer.flatMap(({ materialId }) => findMaterial(materialId)?.process ?? []));
  return new Map([...processes].map((process) => [hashProfile(rateCard, process), profileOf(rateCard, process)]));
}
