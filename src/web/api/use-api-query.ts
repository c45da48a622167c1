import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import { useSessionStore } from '../stores/session-store.ts';
import { type Asked, apiQuery } from './calls/api-query.ts';
import type { InputOf } from './calls/call-api.ts';
import type { CallError } from './calls/fetch-answer.ts';

interface Options<A, R, T> extends Asked<R> {
  readonly enabled?: boolean;
  readonly select?: (answer: A | R) => T;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchOnWindowFocus?: boolean | 'always';
  readonly refetchOnReconnect?: boolean;
  /** In how many milliseconds to ask again, which may hang on what was answered; false: not by itself. */
  readonly refetchInterval?: number | false | ((known: A | R | undefined) => number | false);
  /** The answer for the input before stands until the next is there. */
  readonly keepsPrevious?: boolean;
}

/**
 * Asks the server: `data` is the answer to a call, as whoever is signed in is given it; `error.failure` is why there is none, which is
 * logged. Where the call needs somebody and nobody is signed in, nothing is asked, nor with `enabled: false`.
 */
export function useApiQuery<C extends Call, R = never, T = ResponseOf<C> | R>(
  call: C,
  input: InputOf<C>,
  options: Options<ResponseOf<C>, R, T> = {},
) {
  return useQuery(queryOf(call, input, options, useIsAllowed(call)));
}

/** The same for several inputs at once, in their order; inputs and options are to stay the same objects while they say the same. */
export function useApiQueries<C extends Call>(
  call: C,
  inputs: readonly InputOf<C>[],
  options: Options<ResponseOf<C>, never, ResponseOf<C>>,
) {
  const isAllowed = useIsAllowed(call);
  const queries = useMemo(() => inputs.map((input) => queryOf(call, input, options, isAllowed)), [call, inputs, options, isAllowed]);
  return useQueries({ queries });
}

function queryOf<C extends Call, R, T>(
  call: C,
  input: InputOf<C>,
  { basis, refusal, logged, enabled = true, select, refetchInterval = false, keepsPrevious = false, ...rest }: Options<ResponseOf<C>, R, T>,
  isAllowed: boolean,
): UseQueryOptions<ResponseOf<C> | R, CallError, T, readonly unknown[]> {
  return {
    ...apiQuery(call, input, { basis, refusal, logged }),
    ...rest,
    enabled: enabled && isAllowed,
    refetchInterval: typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state.data) : refetchInterval,
    ...(select === undefined ? {} : { select }),
    ...(keepsPrevious ? { placeholderData: (previous) => previous } : {}),
  };
}

/** Whether somebody is signed in where a call needs that. Whoever uses it is drawn anew when somebody else is. */
export function useIsAllowed(call: Call): boolean {
  const userID = useSessionStore((store) => (store.accessToken === '' ? null : store.userID));
  return call.needs === null || userID !== null;
}
