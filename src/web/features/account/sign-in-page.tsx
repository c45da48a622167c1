import { useState } from 'react';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { AccountPage } from './account-page.tsx';
import { ConfirmPage, type PendingAccount } from './confirm-page.tsx';
import { findLanding } from './find-landing.ts';
import { SignInForm } from './sign-in-form.tsx';
import { texts } from './texts.ts';

/** /signin: the way in, with the way back for a forgotten password or an unfinished sign-up. */
export function SignInPage() {
  const { redirect } = useSearch('/signin');
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingAccount | null>(null);
  const [notice, setNotice] = useState<AccountResult | null>(null);
  const [landing] = useState(() => findLanding(redirect));
  const leave = () => void navigate({ ...landing, replace: true });

  if (pending !== null) {
    return (
      <ConfirmPage
        account={pending}
        onConfirmed={({ success }) => {
          if (success) return leave();
          setNotice({ success: true, message: texts.confirm.confirmed });
          setPending(null);
        }}
      />
    );
  }
  return (
    <AccountPage title={texts.signIn.title}>
      <SignInForm notice={notice} onSignedIn={leave} onConfirm={setPending} />
    </AccountPage>
  );
}
