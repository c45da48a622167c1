import type { Handlers } from '../shared/context.ts';
import { answerQuote } from './answer-quote.ts';
import { followRequest } from './follow-request.ts';
import { priceMore } from './price-more.ts';
import { uploadRequestFile } from './upload-request-file.ts';

export const customerHandlers = {
  answerQuote,
  followRequest,
  priceMore,
  uploadRequestFile,
} satisfies Partial<Handlers>;
