import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import type { InputOf } from './call-api.ts';
import { type CallError, type FetchOptions, fetchAnswer } from './fetch-answer.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

export interface Asked<R> extends Omit<FetchOptions<R>, 'signal'> {
  /** What the answer hangs on beside the input: with another, it is asked for anew. */
  readonly basis?: readonly unknown[] | undefined;
}

/** Under which answers to a call are kept, for each account its own; the rest may be left out to mean all that begin so. */
export function answerKey(call: Call, ...rest: readonly unknown[]): readonly unknown[] {
  return rest.length === 0 ? [call.name] : [call.name, call.needs === null ? null : useSessionStore.getState().userID, ...rest];
}

/** A call as a query, for where `useApiQuery` can't be; a failure is logged. */
export function apiQuery<C extends Call, R = never>(call: C, input: InputOf<C>, { basis = [], ...options }: Asked<R> = {}) {
  return {
    queryKey: answerKey(call, input, ...basis),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ResponseOf<C> | R> => fetchAnswer(call, input, { ...options, signal }),
  };
}
