import type { discardPricingDraft as call } from '#contract/api/pricing/discard-pricing-draft.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import type { Refusal } from '../shared/refusal.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Drops the draft of the caller's provider. */
export async function discardPricingDraft(
  { ports, member }: ContextOf<typeof call>,
  { revision }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const { caller, provider } = member;
  const change = await ports.records.rateCards.discardDraft(provider.id, revision, caller.sub, ports.clock.now());
  return change.outcome === 'saved' ? { revision: change.revision } : refuseConflict(ports, member, change);
}
