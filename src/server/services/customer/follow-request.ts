import type { followRequest as call } from '#contract/api/customer/follow-request.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { describeForCustomer } from '../desk/describe-request.ts';
import { findFollowed } from '../desk/find-request.ts';
import type { ContextOf } from '../shared/context.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';

/** A request as whoever has its link sees it. */
export async function followRequest(
  { ports }: ContextOf<typeof call>,
  { key }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const found = await findFollowed(ports, key);
  if (isRefused(found)) return found;
  return { request: await describeForCustomer(ports, found.present, found.provider) };
}
