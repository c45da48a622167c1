import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { answerQuote, type CustomerAct } from '#contract/calls/answer-quote.ts';
import { callApi } from '../../api/call-api.ts';
import { logProblem } from '../../api/log-problem.ts';
import { fetchFollowed } from './fetch-followed.ts';
import { texts } from './texts.ts';

/** The shop may answer while the page is open. */
const LOOK_EVERY_MS = 30_000;

/** Answers null when the act was done, otherwise why it was not. Never rejects. */
export type Answer = (act: CustomerAct) => Promise<string | null>;

/** A request by its key, looked at again and again, and what its customer can do to it. `data` is null where the key opens nothing. */
export function useFollowedRequest(key: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['followRequest', key],
    queryFn: ({ signal }) => fetchFollowed(key, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: LOOK_EVERY_MS,
  });
  const answer: Answer = useCallback(
    async (act) => {
      const queryKey = ['followRequest', key];
      await client.cancelQueries({ queryKey });
      const done = await callApi(answerQuote, { key, act });
      if (done.success) {
        client.setQueryData(queryKey, done.request);
        return null;
      }
      logProblem(done.error, done.serverMessage);
      // What keeps it from being done may have happened since the page was loaded.
      void client.invalidateQueries({ queryKey });
      return done.serverMessage ?? texts.notSent;
    },
    [client, key],
  );
  return { query, answer };
}
