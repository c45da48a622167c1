import type { getPricingVersion as call } from '#contract/api/pricing/get-pricing-version.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { nameAccount } from '../shared/name-account.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** One published card of the caller's provider. */
export async function getPricingVersion(
  { ports, member: { caller, provider } }: ContextOf<typeof call>,
  { number }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const version = await ports.records.rateCards.findVersion(provider.id, number);
  if (version === null) return refuse(404, 'unknown-version', 'There is no version with this number.');
  const { author, note, at, card } = version;
  return { number, by: await nameAccount(ports, caller, author), note, at: at.toISOString(), card };
}
