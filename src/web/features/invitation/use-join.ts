import { useNavigate } from '@tanstack/react-router';
import { acceptInvitation } from '#contract/api/team/accept-invitation.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { localName, useSessionStore } from '../../stores/session-store.ts';
import { forgetShopDraft } from '../../stores/shop-draft-store.ts';
import { waitingInvitation } from '../../stores/waiting-secret.ts';
import { texts } from './texts.ts';

/** Accepting an invitation: the portal of the provider that was joined takes the page's place; `problem` is why it does not. */
export function useJoin(secret: string) {
  const answers = useAnswers();
  const navigate = useNavigate();
  const { run, ...joining } = useAction(acceptInvitation, {
    words: texts.failures,
    onRefused: ({ needsSignIn }) => {
      if (needsSignIn === true) useSessionStore.getState().clearSession();
    },
  });
  const join = async (): Promise<void> => {
    const { userID } = useSessionStore.getState();
    const answer = await run({ secret });
    if (answer?.success !== true) return;
    waitingInvitation.forget();
    // What was typed or asked for before belongs to no shop, or to another.
    forgetShopDraft(localName(userID));
    answers.forgetAll();
    await navigate({ to: '/msp/home', replace: true });
  };
  return { ...joining, join };
}
