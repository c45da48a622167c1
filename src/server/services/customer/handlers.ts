import { describeForCustomer } from '../desk/describe-request.ts';
import { findFollowed } from '../desk/find-request.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { answerQuote } from './answer-quote.ts';
import { priceMore } from './price-more.ts';
import { uploadRequestFile } from './upload-request-file.ts';

/** A request as whoever has its link sees it. */
const followRequest: Handlers['followRequest'] = async ({ ports }, { key }) => {
  const found = await findFollowed(ports, key);
  if (isRefused(found)) return found;
  return { request: await describeForCustomer(ports, found.present, found.provider) };
};

export const customerHandlers = {
  answerQuote,
  followRequest,
  priceMore,
  uploadRequestFile,
} satisfies Partial<Handlers>;
