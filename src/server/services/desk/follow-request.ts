import type { followRequest as call } from '#contract/calls/follow-request.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import { describeForCustomer } from './describe-request.ts';
import { findFollowed } from './find-request.ts';

/** A request as whoever has its link sees it. */
export async function followRequest(
  ports: Pick<Ports, 'records' | 'clock'>,
  { key }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const found = await findFollowed(ports, key);
  if (!found.success) return found;
  return { success: true, request: await describeForCustomer(ports, found.present, found.provider) };
}
