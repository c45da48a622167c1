import type { getNameAndWebsite as call } from '#contract/calls/get-name-and-website.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';

/** Call 13. */
export const getNameAndWebsite: Handler<typeof call> = async ({ ports }, request) => {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  return { manufacturingServiceProviderName: provider.name, mspWebsite: provider.website };
};
