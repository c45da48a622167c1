import { useState } from 'react';
import { changeRole } from '#contract/api/team/change-role.ts';
import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import { inviteColleague } from '#contract/api/team/invite-colleague.ts';
import { leaveProvider } from '#contract/api/team/leave-provider.ts';
import { removeColleague } from '#contract/api/team/remove-colleague.ts';
import { withdrawInvitation } from '#contract/api/team/withdraw-invitation.ts';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import type { InputOf } from '../../api/calls/call-api.ts';
import { type CallFailure, isFailure } from '../../api/calls/call-failure.ts';
import { explainFailure } from '../../api/calls/explain-failure.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { texts } from './texts.ts';

export type Team = ResponseOf<typeof getColleagues>;

/** How the last change ended. */
export interface Outcome {
  readonly isDone: boolean;
  readonly words: string;
}

/** Who works for the user's shop, asked for at each visit and after each change, and the ways to change it. */
export function useTeam(hasShop: boolean) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const query = useApiQuery(getColleagues, {}, { enabled: hasShop, staleTime: 0, refetchOnWindowFocus: true });
  const ways = {
    change: useChange(changeRole, setOutcome),
    remove: useChange(removeColleague, setOutcome),
    leave: useChange(leaveProvider, setOutcome),
    invite: useChange(inviteColleague, setOutcome),
    withdraw: useChange(withdrawInvitation, setOutcome),
  };
  const isBusy = Object.values(ways).some(({ isPending }) => isPending);
  return { query, outcome, ways, isBusy, dismiss: () => setOutcome(null) };
}

export type Ways = ReturnType<typeof useTeam>['ways'];

/** A change as an action that tells how it ended; `done` says that it was made. */
function useChange<C extends Call>(call: C, tell: (outcome: Outcome | null) => void) {
  const answers = useAnswers();
  const { run, isPending } = useAction(call, {
    asksAgain: [getColleagues],
    // What was refused may have been overtaken by another owner's change.
    onRefused: () => answers.askAgain(getColleagues),
  });
  const change = async (input: InputOf<C>, done: string): Promise<{ readonly failure: CallFailure | null } | null> => {
    tell(null);
    const answer = await run(input);
    if (answer === null) return null;
    const failure = isFailure(answer) ? answer : null;
    tell(failure === null ? { isDone: true, words: done } : { isDone: false, words: explainFailure(failure, texts.failures) });
    return { failure };
  };
  return { run: change, isPending };
}
