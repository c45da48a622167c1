import { useState } from 'react';
import { readConfig } from '../../api/calls/load-config.ts';
import { signIn } from '../../api/identity/account-calls.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { invitedEmail, waitingInvitation, waitingSetUp } from '../../stores/waiting-secret.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { AccountPage } from './account-page.tsx';
import { ConfirmPage, type PendingAccount } from './confirm-page.tsx';
import { findLanding } from './find-landing.ts';
import { JoinForm } from './join-form.tsx';
import { texts } from './texts.ts';

/** /join: an account is asked for, then confirmed; by invitation alone where not everybody may have one. */
export function JoinPage() {
  const navigate = useNavigate();
  const [account, setAccount] = useState<PendingAccount | null>(null);
  const [landing] = useState(() => findLanding());
  const [admission] = useState(readAdmission);
  // Whether signing in has worked or not: the page's guard knows where to send whom.
  const leave = () => void navigate({ ...landing, replace: true });
  if (account !== null) return <ConfirmPage account={account} onConfirmed={leave} />;
  if (admission === null && readConfig().signUp === 'invited') {
    return (
      <AccountPage title={texts.join.title}>
        <Alert type="info" text={texts.join.closed} />
        <LinkButton to="/signin" variant="default" mt="lg">
          {texts.signIn.title}
        </LinkButton>
      </AccountPage>
    );
  }
  const onSignedUp = async (signedUp: PendingAccount, isConfirmed: boolean) => {
    if (!isConfirmed) return setAccount(signedUp);
    await signIn(signedUp);
    leave();
  };
  return (
    <AccountPage title={texts.join.title} {...(admission === null ? {} : { lead: texts.join[admission.lead] })}>
      <JoinForm
        admission={admission?.secrets ?? null}
        email={admission?.email ?? null}
        onSignedUp={(signedUp, isConfirmed) => void onSignedUp(signedUp, isConfirmed)}
      />
    </AccountPage>
  );
}

/** What the link brought along by which somebody has come here; null without one. */
function readAdmission() {
  const setUp = waitingSetUp.read();
  if (setUp !== null) return { lead: 'owner', secrets: { setUp }, email: null } as const;
  const [invitation, email] = [waitingInvitation.read(), invitedEmail.read()];
  return invitation === null || email === null ? null : ({ lead: 'invited', secrets: { invitation }, email } as const);
}
