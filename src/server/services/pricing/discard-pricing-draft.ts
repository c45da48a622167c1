import type { discardPricingDraft as call } from '#contract/api/pricing/discard-pricing-draft.ts';
import type { Handler } from '../shared/context.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Drops the draft of the caller's provider. */
export const discardPricingDraft: Handler<typeof call> = async ({ ports, member }, { revision }) => {
  const { caller, provider } = member;
  const change = await ports.records.rateCards.discardDraft(provider.id, revision, caller.sub, ports.clock.now());
  return change.outcome === 'saved' ? { revision: change.revision } : refuseConflict(ports, member, change);
};
