import type { Provider } from '#domain/shop/provider.ts';
import type { DeskRequest } from '../../ports/records/desk-records.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** The same words for a request that never was, is gone, or is another provider's. */
export const UNKNOWN_REQUEST = 'There is no such request.';
/** The same words for a link that never was and one whose request is gone. */
export const UNKNOWN_LINK = 'This link leads to no request. It may have been deleted, or the link is not complete.';

/** One of the caller's provider's own requests. */
export async function findRequest(
  { records }: Pick<Ports, 'records'>,
  { provider }: Member,
  requestId: string,
): Promise<DeskRequest | Refusal> {
  const found = await records.desk.find(requestId);
  return found === null || found.request.providerId !== provider.id ? refuse(404, 'unknown-request', UNKNOWN_REQUEST) : found;
}

/** The request that a key opens, and whom it was sent to. */
export async function findFollowed(
  { records }: Pick<Ports, 'records'>,
  key: string,
): Promise<{ readonly present: DeskRequest; readonly provider: Provider } | Refusal> {
  const present = await records.desk.findByKey(key);
  const provider = present === null ? null : await records.providers.find(present.request.providerId);
  return present === null || provider === null ? refuse(404, 'unknown-request', UNKNOWN_LINK) : { present, provider };
}
