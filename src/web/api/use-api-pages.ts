import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import { answerKey } from './calls/api-query.ts';
import type { InputOf } from './calls/call-api.ts';
import { type CallError, fetchAnswer } from './calls/fetch-answer.ts';
import { useIsAllowed } from './use-api-query.ts';

interface Options<C extends Call> {
  readonly enabled: boolean;
  /** Whether what was listed for the input before may stand until the new list is there. */
  readonly isAlike?: (before: InputOf<C>) => boolean;
}

/** A list that the server gives page by page, from each `nextCursor` on, asked for anew at each visit. A failure is logged. */
export function useApiPages<C extends Call>(call: C, input: InputOf<C>, { enabled, isAlike = () => true }: Options<C>) {
  type Page = ResponseOf<C> & { readonly nextCursor: unknown };
  const isAllowed = useIsAllowed(call);
  return useInfiniteQuery<Page, CallError, InfiniteData<Page>, readonly unknown[], unknown>({
    queryKey: answerKey(call, input),
    enabled: enabled && isAllowed,
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: (previous, query) => (query !== undefined && isAlike(query.queryKey[2] as InputOf<C>) ? previous : undefined),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    queryFn: ({ pageParam, signal }) =>
      fetchAnswer(call, { ...(input as object), cursor: pageParam } as InputOf<C>, { signal }) as Promise<Page>,
  });
}
