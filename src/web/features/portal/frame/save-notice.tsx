import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSessionStore } from '../../../stores/session-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { faultyFields } from '../provider/check-profile.ts';
import { takeRegistered } from '../provider/enter-portal.ts';
import { profileOf, saveStateOf, useLocalProvider } from '../provider/local-provider.ts';
import { dismissOutcome, usePortalStore } from '../provider/portal-store.ts';
import { texts as providerTexts } from '../provider/texts.ts';
import { shareAddress } from '../share-address.ts';
import styles from './save-notice.module.css';
import { texts } from './texts.ts';

/** How the last Save ended, and what to do next. */
export function SaveNotice() {
  const outcome = usePortalStore((store) => store.outcome);
  const local = useLocalProvider();
  if (outcome === null) return null;
  switch (outcome.kind) {
    case 'saved': {
      // What was changed since then is not saved.
      if (saveStateOf(local) !== 'saved') return null;
      const address = shareAddress(local.account.mspID);
      return (
        <Alert type="success" onClose={dismissOutcome}>
          {texts.saved} <a href={address}>{address}</a>
        </Alert>
      );
    }
    case 'incomplete': {
      const fields = faultyFields(profileOf(local));
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
      if (saveStateOf(local) === 'saved') return null;
      return (
        <Alert type="warning" text={texts.changed} onClose={dismissOutcome}>
          <div className={styles['more']}>
            <Button size="xs" variant="default" onClick={() => void takeRegistered()}>
              {texts.showSaved}
            </Button>
          </div>
        </Alert>
      );
    case 'failed':
      return <Alert type="danger" text={outcome.reason === null ? texts.failed : texts.reason(outcome.reason)} onClose={dismissOutcome} />;
  }
}

/** Without a session the page's own guard leads to the sign-in, and from there back here. */
function SignInAgain() {
  const router = useRouter();
  const signIn = () => {
    dismissOutcome();
    useSessionStore.getState().clearSession();
    void router.invalidate();
  };
  return (
    <div className={styles['more']}>
      <Button size="xs" onClick={signIn}>
        {texts.signIn}
      </Button>
    </div>
  );
}
