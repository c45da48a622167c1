import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { claimShop } from '#contract/api/shop/claim-shop.ts';
import { useAction } from '../../api/use-action.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { isSignedIn, localName, useSessionStore } from '../../stores/session-store.ts';
import { forgetShopDraft } from '../../stores/shop-draft-store.ts';
import { waitingSetUp } from '../../stores/waiting-secret.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
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
        {code === null ? words.home : texts.signIn.title}
      </LinkButton>
    </Page>
  );
}

function Claiming({ code }: { code: string }) {
  const navigate = useNavigate();
  const { run, failure, problem } = useAction(claimShop, {
    words: { noAnswer: words.failed },
    onDone: async () => {
      waitingSetUp.forget();
      // What was typed before belongs to no shop.
      forgetShopDraft(localName(useSessionStore.getState().userID));
      await navigate({ to: '/msp/home', replace: true });
    },
    onRefused: ({ needsSignIn, serverMessage }) => {
      if (needsSignIn === true) useSessionStore.getState().clearSession();
      // A link that is refused is not waited with any longer.
      else if (serverMessage !== undefined) waitingSetUp.forget();
    },
  });
  useEffect(() => void run({ code }), [run, code]);
  return (
    <Page title={words.title}>
      {failure === null || problem === null ? (
        <Placeholder label={words.claiming} rows={1} />
      ) : (
        <Alert type="danger" text={problem}>
          {failure.serverMessage !== undefined ? (
            <LinkButton to="/msp/home" variant="default" size="xs" mt="sm">
              {words.portal}
            </LinkButton>
          ) : (
            <Button size="xs" mt="sm" onClick={() => void run({ code })}>
              {uiTexts.tryAgain}
            </Button>
          )}
        </Alert>
      )}
    </Page>
  );
}
