import type { savePricingDraft as call } from '#contract/calls/save-pricing-draft.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import { refuseFor } from '../guard-resources.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import { checkCard } from './check-card.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Saves the card that the caller's provider is to publish next; customers go on paying by the published one. */
export async function savePricingDraft(
  ports: Pick<Ports, 'records' | 'clock' | 'resources'>,
  insider: Insider,
  { card, revision }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const shortage = await ports.resources.findShortage();
  if (shortage !== null) return refuseFor(shortage);
  const check = checkCard(card);
  if (!check.success) return check;
  const { caller, provider } = insider;
  const change = await ports.records.rateCards.saveDraft(provider.id, check.card, revision, caller.sub, ports.clock.now());
  return change.outcome === 'saved' ? { success: true, revision: change.revision } : refuseConflict(ports, insider, change);
}
