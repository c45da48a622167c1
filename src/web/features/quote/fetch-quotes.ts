import type { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { QuoteLine } from '#contract/entities.ts';
import type { CallResult } from '../../api/call-api.ts';
import type { CallFailure } from '../../api/call-failure.ts';

/** A part to be priced. */
export interface PartToQuote {
  readonly id: string;
  readonly quantity: number;
}

/** A part the server would not price, and its words for it. */
export interface UnquotedPart {
  readonly partID: string;
  readonly reason: string;
}

export interface Quotes {
  readonly success: true;
  readonly lines: readonly QuoteLine[];
  readonly unquoted: readonly UnquotedPart[];
}

type QuoteParts = (parts: readonly PartToQuote[]) => Promise<CallResult<typeof getQuoteList>>;

/**
 * Quotes parts in one call. When the server turns the list down, its halves are asked for on their own,
 * so that one part it can't price does not hide the others. Fails when no part at all could be quoted.
 */
export async function fetchQuotes(quoteParts: QuoteParts, parts: readonly PartToQuote[]): Promise<Quotes | CallFailure> {
  const answer = await quoteParts(parts);
  if (answer.success) {
    return { success: true, lines: answer.quoteList, unquoted: [] };
  }
  if (answer.serverMessage === undefined || parts.length < 2) {
    return answer;
  }
  const middle = Math.ceil(parts.length / 2);
  const halves = [parts.slice(0, middle), parts.slice(middle)];
  const results = await Promise.all(halves.map(async (half) => ({ half, quotes: await fetchQuotes(quoteParts, half) })));
  if (results.every(({ quotes }) => !quotes.success)) {
    return answer;
  }
  return {
    success: true,
    lines: results.flatMap(({ quotes }) => (quotes.success ? quotes.lines : [])),
    unquoted: results.flatMap(({ half, quotes }) =>
      quotes.success ? quotes.unquoted : half.map(({ id }) => ({ partID: id, reason: quotes.serverMessage ?? '' })),
    ),
  };
}
