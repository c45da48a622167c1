import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { ManufacturingParams } from '#contract/entities.ts';
import { callApi } from '../../api/call-api.ts';
import { logProblem } from '../../api/log-problem.ts';
import { createLineId } from './cart-item-from-line.ts';
import { type PartToQuote, type Quotes, readQuotes } from './read-quotes.ts';

interface QuoteRequest {
  readonly mspID: string;
  readonly partList: readonly PartToQuote[];
  readonly manufacturingParams: ManufacturingParams;
}

/** How soon a price that is being worked out is asked for again. */
const PENDING_MS = 2000;

/** The quotes for a request, fetched on every entry, and again while prices are being worked out; a failure is logged. */
export function useQuotes(request: QuoteRequest, options: { enabled: boolean }) {
  return useQuery<Quotes>({
    queryKey: [getQuoteList.name, request],
    enabled: options.enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.lines.some((line) => line.isPending) ? PENDING_MS : false),
    queryFn: async ({ signal }) => {
      const { mspID, partList, manufacturingParams } = request;
      const answer = await callApi(getQuoteList, { mspID, partList: [...partList], manufacturingParams }, { signal });
      const quotes = readQuotes(answer, partList);
      if (quotes.success) {
        for (const id of quotes.unquotedIds) {
          logProblem(`The part ${id} is not known to the server any more.`);
        }
        return quotes;
      }
      if (!signal.aborted) {
        logProblem(quotes.error, quotes.serverMessage);
      }
      throw new Error(quotes.serverMessage ?? quotes.error);
    },
  });
}

/** A cart item id for every line, made once for each load. */
export function useLineIds<Line>(lines: readonly Line[] | undefined): ReadonlyMap<Line, string> {
  return useMemo(() => new Map((lines ?? []).map((line) => [line, createLineId((bytes) => crypto.getRandomValues(bytes))])), [lines]);
}
