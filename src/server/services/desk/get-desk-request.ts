import type { getDeskRequest as call } from '#contract/api/desk/get-desk-request.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { ContextOf } from '../shared/context.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest } from './find-request.ts';

/** One of the provider's requests, whole. */
export async function getDeskRequest(
  { ports, member }: ContextOf<typeof call>,
  { requestID }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const { settings } = await ports.records.desk.findSettings(member.provider.id);
  const { timeZone } = member.provider.rateCard.calendar;
  const today = dayAt(ports.clock.now(), timeZone);
  return { request: await describeForShop(ports, found), settings, today, timeZone };
}
