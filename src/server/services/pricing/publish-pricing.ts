import type { publishPricing as call } from '#contract/calls/publish-pricing.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import { refuseFor } from '../guard-resources.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { checkCard } from './check-card.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Makes the draft what customers of the caller's provider pay by. */
export async function publishPricing(
  ports: Pick<Ports, 'records' | 'clock' | 'resources'>,
  insider: Insider,
  { revision, note }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const shortage = await ports.resources.findShortage();
  if (shortage !== null) return refuseFor(shortage);
  const { caller, provider } = insider;
  const { rateCards } = ports.records;
  const draft = await rateCards.findDraft(provider.id);
  // It may have been saved when less was asked of a card.
  const check = draft.card === null || draft.revision !== revision ? null : checkCard(draft.card);
  if (check?.success === false) return check;
  const outcome = await rateCards.publishDraft(provider.id, revision, { author: caller.sub, note, at: ports.clock.now() });
  if (outcome.outcome === 'conflict') return refuseConflict(ports, insider, outcome);
  return outcome.outcome === 'published' ? { success: true, number: outcome.number } : refuse(409, 'There is no draft to publish.');
}
