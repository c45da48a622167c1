import type { getNameAndWebsite as call } from '#contract/calls/get-name-and-website.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Call 13. */
export async function getNameAndWebsite(
  ports: Pick<Ports, 'records'>,
  request: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, UNKNOWN_PROVIDER);
  return { success: true, manufacturingServiceProviderName: provider.name, mspWebsite: provider.website };
}
