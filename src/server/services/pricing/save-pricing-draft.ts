import type { savePricingDraft as call } from '#contract/api/pricing/save-pricing-draft.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { checkCard } from './check-card.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Saves the card that the caller's provider is to publish next; customers go on paying by the published one. */
export const savePricingDraft: Handler<typeof call> = async ({ ports, member }, { card, revision }) => {
  const check = checkCard(card);
  if (isRefused(check)) return check;
  const { caller, provider } = member;
  const change = await ports.records.rateCards.saveDraft(provider.id, check.card, revision, caller.sub, ports.clock.now());
  return change.outcome === 'saved' ? { revision: change.revision } : refuseConflict(ports, member, change);
};
