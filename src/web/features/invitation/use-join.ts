import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { acceptInvitation } from '#contract/calls/accept-invitation.ts';
import { callApi } from '../../api/call-api.ts';
import { logProblem } from '../../api/log-problem.ts';
import { forgetProvider } from '../../stores/forget-provider.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { waitingInvitation } from '../../stores/waiting-secret.ts';
import { texts } from './texts.ts';

/** Accepting an invitation: the portal of the provider that was joined takes the page's place; `failure` is why it does not. */
export function useJoin(secret: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const join = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    const { userID, accessToken } = useSessionStore.getState();
    const answer = await callApi(acceptInvitation, { secret }, { accessToken });
    setIsBusy(false);
    if (answer.success) {
      waitingInvitation.forget();
      // What was typed or asked for before belongs to no shop, or to another.
      forgetProvider(userID, answer.mspID);
      client.clear();
      await navigate({ to: '/msp/home', replace: true });
      return;
    }
    logProblem(answer.error, answer.serverMessage);
    if (answer.needsSignIn === true) useSessionStore.getState().clearSession();
    setFailure(answer.needsSignIn === true ? texts.expired : (answer.serverMessage ?? texts.notJoined));
  };

  return { isBusy, failure, join };
}
