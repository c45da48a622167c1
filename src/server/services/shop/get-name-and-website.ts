import type { getNameAndWebsite as call } from '#contract/calls/get-name-and-website.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { ContextOf } from '../shared/context.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** Call 13. */
export async function getNameAndWebsite(
  { ports }: ContextOf<typeof call>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  return { manufacturingServiceProviderName: provider.name, mspWebsite: provider.website };
}
