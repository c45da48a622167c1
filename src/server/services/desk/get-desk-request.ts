import type { getDeskRequest as call } from '#contract/api/desk/get-desk-request.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest } from './find-request.ts';

/** One of the provider's requests, whole. */
export const getDeskRequest: Handler<typeof call> = async ({ ports, member }, { requestID }) => {
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const { settings } = await ports.records.desk.findSettings(member.provider.id);
  const { timeZone } = member.provider.rateCard.calendar;
  const today = dayAt(ports.clock.now(), timeZone);
  return { request: await describeForShop(ports, found), settings, today, timeZone };
};
