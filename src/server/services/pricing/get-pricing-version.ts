import type { getPricingVersion as call } from '#contract/api/pricing/get-pricing-version.ts';
import type { Handler } from '../shared/context.ts';
import { nameAccount } from '../shared/name-account.ts';
import { refuse } from '../shared/refusal.ts';

/** One published card of the caller's provider. */
export const getPricingVersion: Handler<typeof call> = async ({ ports, member: { caller, provider } }, { number }) => {
  const version = await ports.records.rateCards.findVersion(provider.id, number);
  if (version === null) return refuse(404, 'unknown-version', 'There is no version with this number.');
  const { author, note, at, card } = version;
  return { number, by: await nameAccount(ports, caller, author), note, at: at.toISOString(), card };
};
