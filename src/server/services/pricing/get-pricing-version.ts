import type { getPricingVersion as call } from '#contract/calls/get-pricing-version.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { nameAccount } from './name-account.ts';

/** One published card of the caller's provider. */
export async function getPricingVersion(
  ports: Pick<Ports, 'records'>,
  { caller, provider }: Insider,
  { number }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const version = await ports.records.rateCards.findVersion(provider.id, number);
  if (version === null) return refuse(404, 'There is no version with this number.');
  const { author, note, at, card } = version;
  return { success: true, number, by: await nameAccount(ports, caller, author), note, at: at.toISOString(), card };
}
