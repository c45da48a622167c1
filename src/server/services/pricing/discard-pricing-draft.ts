import type { discardPricingDraft as call } from '#contract/calls/discard-pricing-draft.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import { refuseConflict } from './refuse-conflict.ts';

/** Drops the draft of the caller's provider. */
export async function discardPricingDraft(
  ports: Pick<Ports, 'records' | 'clock'>,
  insider: Insider,
  { revision }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { caller, provider } = insider;
  const change = await ports.records.rateCards.discardDraft(provider.id, revision, caller.sub, ports.clock.now());
  return change.outcome === 'saved' ? { success: true, revision: change.revision } : refuseConflict(ports, insider, change);
}
