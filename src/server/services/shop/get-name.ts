import type { getName as call } from '#contract/calls/get-name.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';

/** Call 12. */
export const getName: Handler<typeof call> = async ({ ports }, request) => {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  return { manufacturingServiceProviderName: provider.name };
};
