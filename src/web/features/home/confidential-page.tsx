import { Button } from '@mantine/core';
import { useSignOut } from '../../api/identity/use-sign-out.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { texts } from './confidential-texts.ts';

/** A page that only signed-in users see. */
export function ConfidentialPage() {
  const userID = useSessionStore((store) => store.userID);
  const signOut = useSignOut();
  return (
    <Page
      title={texts.title}
      lead={texts.lead(userID)}
      actions={
        <>
          <LinkButton to="/msp/home">{texts.portal}</LinkButton>
          <Button variant="default" onClick={signOut}>
            {texts.signOut}
          </Button>
        </>
      }
    />
  );
}
