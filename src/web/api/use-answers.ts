import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import { answerKey, apiQuery } from './calls/api-query.ts';
import type { InputOf } from './calls/call-api.ts';

/** What is known of the server's answers, for whoever changes what they tell. */
export function useAnswers() {
  const client = useQueryClient();
  return useMemo(() => answersOf(client), [client]);
}

function answersOf(client: QueryClient) {
  return {
    /** The last answer to a call, as of this moment. */
    known: <C extends Call>(call: C, input: InputOf<C>) => client.getQueryData<ResponseOf<C>>(answerKey(call, input)),
    /** The answer to a call, the last one where that is fresh enough. Rejects with a `CallError`, which is logged. */
    ask: <C extends Call>(call: C, input: InputOf<C>): Promise<ResponseOf<C>> => client.fetchQuery(apiQuery(call, input)),
    /** Notes what has changed in an answer, if there is one, until it is asked for again. */
    note: <C extends Call>(call: C, input: InputOf<C>, change: (known: ResponseOf<C>) => ResponseOf<C>): void => {
      client.setQueryData<ResponseOf<C>>(answerKey(call, input), (known) => (known === undefined ? known : change(known)));
    },
    /** Asks a call again: with this input, or whatever it was asked for. What no page shows is asked for when one does. Never rejects. */
    askAgain: <C extends Call>(call: C, ...input: readonly InputOf<C>[]): Promise<void> =>
      client.invalidateQueries({ queryKey: answerKey(call, ...input) }),
    /** Asks again what the page shows and did not get. Never rejects. */
    askFailedAgain: (): Promise<void> => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    /** The answers to a call count no more at the next visit; to this one they do. */
    expire: (call: Call): Promise<void> => client.invalidateQueries({ queryKey: answerKey(call), refetchType: 'none' }),
    /** An answer that is on its way would be older than what is about to be noted. Never rejects. */
    callOff: <C extends Call>(call: C, input: InputOf<C>): Promise<void> => client.cancelQueries({ queryKey: answerKey(call, input) }),
    forget: (call: Call): void => client.removeQueries({ queryKey: answerKey(call) }),
    forgetAll: (): void => client.clear(),
  };
}
