import { Button } from '@mantine/core';
import { useSignOut } from '../../api/identity/use-sign-out.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** A page that only signed-in users see. */
export function ConfidentialPage() {
  const userID = useSessionStore((store) => store.userID);
  const signOut = useSignOut();
  return (
    <Page
      title="Confidential"
      lead={`You are signed in as ${userID}. Only signed-in users see this page.`}
      actions={
        <>
          <LinkButton to="/msp/home">Go to your portal</LinkButton>
          <Button variant="default" onClick={signOut}>
            Sign out
          </Button>
        </>
      }
    />
  );
}
