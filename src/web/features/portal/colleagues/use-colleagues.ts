import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallFailure } from '../../../api/call-failure.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { colleaguesQuery } from './colleagues-query.ts';
import { texts } from './texts.ts';

/** How the last change ended. */
export interface Outcome {
  readonly isDone: boolean;
  readonly words: string;
}

interface SignedIn {
  readonly accessToken: string;
}
/** Makes the call of a change, and answers null when it was made, otherwise why not; `done` says that it was. Never rejects. */
export type Change = (
  make: (signedIn: SignedIn) => Promise<{ readonly success: true } | CallFailure>,
  done: string,
) => Promise<CallFailure | null>;

/** Who works for the user's provider, asked for at each visit and after each change. */
export function useColleagues(hasProvider: boolean) {
  const client = useQueryClient();
  const { userID, accessToken } = useSessionStore();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const who = colleaguesQuery(userID, accessToken);
  const query = useQuery({ ...who, enabled: hasProvider && accessToken !== '', staleTime: 0, refetchOnWindowFocus: true });

  const change: Change = async (make, done) => {
    setIsBusy(true);
    setOutcome(null);
    const answer = await make({ accessToken });
    if (!answer.success) logProblem(answer.error, answer.serverMessage);
    // What was refused may have been overtaken by another owner's change.
    await client.invalidateQueries({ queryKey: who.queryKey });
    setIsBusy(false);
    setOutcome(answer.success ? { isDone: true, words: done } : { isDone: false, words: describeFailure(answer) });
    return answer.success ? null : answer;
  };

  return { query, outcome, isBusy, change, dismiss: () => setOutcome(null) };
}

function describeFailure({ needsSignIn, serverMessage }: CallFailure): string {
  return needsSignIn === true ? texts.needsSignIn : (serverMessage ?? texts.notDone);
}
