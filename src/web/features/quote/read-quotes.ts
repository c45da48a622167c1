import type { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { QuoteLine } from '#contract/quote-line.ts';
import type { CallResult } from '../../api/call-api.ts';
import type { CallFailure } from '../../api/call-failure.ts';

/** A part to be priced. */
export interface PartToQuote {
  readonly id: string;
  readonly quantity: number;
}

export interface Quotes {
  readonly success: true;
  readonly lines: readonly QuoteLine[];
  /** Ids of the parts the server does not know any more. */
  readonly unquotedIds: readonly string[];
}

/** The lines of an answer, and which of the asked parts got none. */
export function readQuotes(answer: CallResult<typeof getQuoteList>, parts: readonly PartToQuote[]): Quotes | CallFailure {
  if (!answer.success) {
    return answer;
  }
  const quoted = new Set(answer.quoteList.map(({ partID }) => partID));
  const unquotedIds = parts.map(({ id }) => id).filter((id) => !quoted.has(id));
  return { success: true, lines: answer.quoteList, unquotedIds };
}
