import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountPage } from './account-page.tsx';
import { ConfirmPage, type PendingAccount } from './confirm-page.tsx';
import { JoinForm } from './join-form.tsx';
import { texts } from './texts.ts';

/** /join: an account is asked for, then confirmed. */
export function JoinPage() {
  const { landing } = useRouteContext({ from: '/join' });
  const navigate = useNavigate();
  const [account, setAccount] = useState<PendingAccount | null>(null);
  if (account !== null) {
    // Whether signing in has worked or not: the page's guard knows where to send whom.
    return <ConfirmPage account={account} onConfirmed={() => void navigate({ ...landing, replace: true })} />;
  }
  return (
    <AccountPage title={texts.join.title}>
      <JoinForm onSignedUp={setAccount} />
    </AccountPage>
  );
}
