import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { claimShop } from '#contract/calls/claim-shop.ts';
import { callApi } from '../../api/call-api.ts';
import { logProblem } from '../../api/log-problem.ts';
import { forgetProvider } from '../../stores/forget-provider.ts';
import { isSignedIn, useSessionStore } from '../../stores/session-store.ts';
import { waitingSetUp } from '../../stores/waiting-secret.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Placeholder } from '../../ui/placeholder.tsx';
import { texts } from './texts.ts';

const words = texts.setUp;

/** /setup: whoever is signed in and came by the printed link becomes the shop's owner, and goes on to the portal. */
export function SetUpPage() {
  const [code] = useState(waitingSetUp.read);
  const isKnown = useSessionStore(isSignedIn);
  if (code !== null && isKnown) return <Claiming code={code} />;
  return (
    <Page title={words.title} lead={code === null ? words.none : words.expired}>
      <LinkButton to={code === null ? '/' : '/signin'} variant="default">
        {code === null ? words.home : words.signIn}
      </LinkButton>
    </Page>
  );
}

function Claiming({ code }: { code: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ readonly text: string; readonly isFinal: boolean } | null>(null);
  const hasBegun = useRef(false);

  const claim = useCallback(async () => {
    setFailure(null);
    const { userID } = useSessionStore.getState();
    const answer = await callApi(claimShop, { code });
    if (answer.success) {
      waitingSetUp.forget();
      // What was typed before belongs to no shop.
      forgetProvider(userID, answer.mspID);
      await navigate({ to: '/msp/home', replace: true });
      return;
    }
    logProblem(answer.error, answer.serverMessage);
    if (answer.needsSignIn === true) {
      useSessionStore.getState().clearSession();
      return;
    }
    // A link that is refused is not waited with any longer.
    if (answer.serverMessage !== undefined) waitingSetUp.forget();
    setFailure({ text: answer.serverMessage ?? words.failed, isFinal: answer.serverMessage !== undefined });
  }, [code, navigate]);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void claim();
  }, [claim]);

  return (
    <Page title={words.title}>
      {failure === null ? (
        <Placeholder label={words.claiming} rows={1} />
      ) : (
        <Alert type="danger" text={failure.text}>
          {failure.isFinal ? (
            <LinkButton to="/msp/home" variant="default" size="xs" mt="sm">
              {words.portal}
            </LinkButton>
          ) : (
            <Button size="xs" mt="sm" onClick={() => void claim()}>
              {words.again}
            </Button>
          )}
        </Alert>
      )}
    </Page>
  );
}
