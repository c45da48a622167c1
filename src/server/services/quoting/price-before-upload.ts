import type { EstimatesByProfile, WorkProfile } from '#domain/estimate/part-work.ts';
import { rate } from '#domain/money/rate.ts';
import { quoteChosen, quoteUnchosen } from '#domain/pricing/default-choice.ts';
import { offeredProfiles } from '#domain/shop/offered-profiles.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Handlers } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { findUsualTax } from './find-trade.ts';
import { describeChosen, wantedOf } from './get-part-prices.ts';

/** The machines that a shop lets browsers work parts out for. */
export const getWorkProfiles: Handlers['getWorkProfiles'] = async ({ ports }, { mspID }) => {
  const provider = await ports.records.providers.find(mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const { settings } = await ports.records.desk.findSettings(mspID);
  const { filesStay } = settings;
  if (provider.rateCard.receipts !== 'full' && !settings.pricesInBrowser && !filesStay) return { profiles: [], filesStay };
  return { filesStay, profiles: [...offeredProfiles(provider)].map(([hash, profile]) => ({ hash, profile: strip(profile) })) };
};

/** The price of what a browser says that it has measured; it is stored nowhere, and no request can be sent by it. */
export const getProvisionalPrice: Handlers['getProvisionalPrice'] = async (
  { ports },
  { mspID, measurement, estimates, quantity, choice },
) => {
  const provider = await ports.records.providers.find(mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const subject = { measurement: { ...measurement, sha256: '' }, estimates: keepFitting(estimates, provider), quantity, provider };
  const found = (choice && quoteChosen(subject, wantedOf(choice))) ?? quoteUnchosen(subject);
  const tax = await findUsualTax(ports, provider);
  return { ...describeChosen(found, provider, ports.clock.now()), currency: provider.rateCard.currency, tax };
};

/** The work on each machine of a shop. What is left out, or is work on a machine of another process, could not be worked out. */
export function keepFitting(estimates: EstimatesByProfile, provider: Provider): EstimatesByProfile {
  const keep = ([hash, { process }]: [string, WorkProfile]) => {
    const found = estimates[hash];
    return [hash, found?.every(({ work }) => work.process === process) ? found : null];
  };
  return Object.fromEntries([...offeredProfiles(provider)].map(keep));
}

/** What the machine is called and how its shop corrects what it predicts is nothing that the work on a part depends on. */
function strip(profile: WorkProfile): WorkProfile {
  const corrections = { hoursFactor: rate(1, 'x'), gramsFactor: rate(1, 'x') };
  return { ...profile, machine: { ...profile.machine, ...corrections, name: '' } } as WorkProfile;
}
