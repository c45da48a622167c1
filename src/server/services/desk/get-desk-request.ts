import type { getDeskRequest as call } from '#contract/calls/get-desk-request.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { dayAt } from '#domain/pricing/ship-date.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest } from './find-request.ts';

/** One of the provider's requests, whole. */
export async function getDeskRequest(
  ports: Pick<Ports, 'records' | 'clock'>,
  insider: Insider,
  { requestID }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const found = await findRequest(ports, insider, requestID);
  if ('failure' in found) return found;
  const { settings } = await ports.records.desk.findSettings(insider.provider.id);
  const { timeZone } = insider.provider.rateCard.calendar;
  const today = dayAt(ports.clock.now(), timeZone);
  return { success: true, request: await describeForShop(ports, found), settings, today, timeZone };
}
