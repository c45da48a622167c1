import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation, useRouter } from '../../navigation/router-view.tsx';
import { faultyFields } from '../../product/shop/check-profile.ts';
import { takeRegistered } from '../../product/shop/enter-portal.ts';
import { dismissOutcome, usePortalStore } from '../../product/shop/portal-store.ts';
import { shareAddress } from '../../product/shop/share-link.tsx';
import { profileOf, saveStateOf, useShop } from '../../product/shop/shop.ts';
import { texts as providerTexts } from '../../product/shop/texts.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** How the last Save ended, and what to do next. */
export function SaveNotice() {
  const outcome = usePortalStore((store) => store.outcome);
  const shop = useShop();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on to another page has seen that it is saved.
  useEffect(() => forgetSaved, [pathname]);
  if (outcome === null) return null;
  switch (outcome.kind) {
    case 'saved': {
      // What was changed since then is not saved.
      if (saveStateOf(shop) !== 'saved') return null;
      const address = shareAddress(shop.mspID);
      return (
        <Alert type="success" onClose={dismissOutcome}>
          {texts.saved} <a href={address}>{address}</a>
        </Alert>
      );
    }
    case 'incomplete': {
      const fields = faultyFields(profileOf(shop));
      if (fields.length === 0) return null;
      return (
        <Alert type="warning" onClose={dismissOutcome}>
          {texts.incomplete} {fields.map((field) => providerTexts.fields[field]).join(', ')}.{' '}
          <AnchorLink to="/msp/profile">{texts.completeProfile}</AnchorLink>
        </Alert>
      );
    }
    case 'needs-sign-in':
      return (
        <Alert type="danger" onClose={dismissOutcome}>
          {texts.needsSignIn}
          <SignInAgain />
        </Alert>
      );
    case 'changed':
      if (saveStateOf(shop) === 'saved') return null;
      return (
        <Alert type="warning" text={texts.changed} onClose={dismissOutcome}>
          <Text as="div" mt="xs">
            <Button size="xs" variant="default" onClick={() => void takeRegistered()}>
              {texts.showSaved}
            </Button>
          </Text>
        </Alert>
      );
    case 'failed':
      return <Alert type="danger" text={outcome.reason === null ? texts.failed : texts.reason(outcome.reason)} onClose={dismissOutcome} />;
  }
}

function forgetSaved(): void {
  if (usePortalStore.getState().outcome?.kind === 'saved') dismissOutcome();
}

/** Without a session the page's own guard leads to the sign-in, and from there back here. */
function SignInAgain() {
  const router = useRouter();
  const signIn = () => {
    dismissOutcome();
    useSessionStore.getState().clearSession();
    void router.load();
  };
  return (
    <Text as="div" mt="xs">
      <Button size="xs" onClick={signIn}>
        {texts.signIn}
      </Button>
    </Text>
  );
}
