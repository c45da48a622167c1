import { useEffect, useRef } from 'react';
import { confirmSignUp, signIn } from '../../api/identity/account-calls.ts';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { AccountForm, type ReadField } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { CodeField, tidyCode } from './fields.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import { ResendCode } from './resend-code.tsx';
import { texts } from './texts.ts';
import { useSubmission } from './use-submission.ts';

/** An account that waits for its confirmation, with what signs the person in afterwards. */
export interface PendingAccount {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** First and last name; '' when nobody has asked. */
  readonly name: string;
  /** What led here, to be said first. */
  readonly notice: AccountResult | null;
}

interface ConfirmPageProps {
  readonly account: PendingAccount;
  /** Called once the account is confirmed, with what signing in has come to. */
  readonly onConfirmed: (signedIn: AccountResult) => void;
}

/** Asks for the code from the mail, and signs the person in with the password that was just given. */
export function ConfirmPage({ account, onConfirmed }: ConfirmPageProps) {
  const { email, password, rememberMe, name, notice } = account;
  const { isPending, outcome, setOutcome, submit } = useSubmission(notice);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);

  const confirm = (read: ReadField) =>
    submit(async () => {
      const answer = await confirmSignUp(email, tidyCode(read('code')));
      if (!answer.success) return answer;
      setOutcome({ success: true, message: texts.confirm.confirmed });
      onConfirmed(await signIn({ email, password, rememberMe }));
      return { success: true, message: texts.confirm.confirmed };
    });

  return (
    <AccountPage
      title={texts.confirm.title}
      heading={texts.confirm.heading(name)}
      lead={
        <>
          {texts.confirm.lead} <strong>{email}</strong>
        </>
      }
    >
      <AccountForm
        submitLabel={texts.confirm.submit}
        isBusy={isPending}
        onSubmit={(read) => void confirm(read)}
        outcome={<OutcomeAlert outcome={outcome} onClose={() => setOutcome(null)} />}
      >
        <CodeField ref={code} />
      </AccountForm>
      <ResendCode email={email} isBlocked={isPending} />
    </AccountPage>
  );
}
