import type { followRequest as call } from '#contract/api/customer/follow-request.ts';
import { describeForCustomer } from '../desk/describe-request.ts';
import { findFollowed } from '../desk/find-request.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';

/** A request as whoever has its link sees it. */
export const followRequest: Handler<typeof call> = async ({ ports }, { key }) => {
  const found = await findFollowed(ports, key);
  if (isRefused(found)) return found;
  return { request: await describeForCustomer(ports, found.present, found.provider) };
};
