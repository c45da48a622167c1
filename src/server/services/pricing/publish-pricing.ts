import type { publishPricing as call } from '#contract/api/pricing/publish-pricing.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { checkCard } from './check-card.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Makes the draft what customers of the caller's provider pay by. */
export async function publishPricing(
  { ports, member }: ContextOf<typeof call>,
  { revision, note }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const { caller, provider } = member;
  const { rateCards } = ports.records;
  const draft = await rateCards.findDraft(provider.id);
  // It may have been saved when less was asked of a card.
  const check = draft.card === null || draft.revision !== revision ? null : checkCard(draft.card);
  if (isRefused(check)) return check;
  const outcome = await rateCards.publishDraft(provider.id, revision, { author: caller.sub, note, at: ports.clock.now() });
  if (outcome.outcome === 'conflict') return refuseConflict(ports, member, outcome);
  return outcome.outcome === 'published' ? { number: outcome.number } : refuse(409, 'no-draft', 'There is no draft to publish.');
}
