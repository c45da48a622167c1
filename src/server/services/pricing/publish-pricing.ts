import type { publishPricing as call } from '#contract/api/pricing/publish-pricing.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { checkCard } from './check-card.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Makes the draft what customers of the caller's provider pay by. */
export const publishPricing: Handler<typeof call> = async ({ ports, member }, { revision, note }) => {
  const { caller, provider } = member;
  const { rateCards } = ports.records;
  const draft = await rateCards.findDraft(provider.id);
  // It may have been saved when less was asked of a card.
  const check = draft.card === null || draft.revision !== revision ? null : checkCard(draft.card);
  if (isRefused(check)) return check;
  const outcome = await rateCards.publishDraft(provider.id, revision, { author: caller.sub, note, at: ports.clock.now() });
  if (outcome.outcome === 'conflict') return refuseConflict(ports, member, outcome);
  return outcome.outcome === 'published' ? { number: outcome.number } : refuse(409, 'no-draft', 'There is no draft to publish.');
};
