import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { resetPassword, sendResetCode } from '../../api/identity/account-calls.ts';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { AccountForm, type ReadField } from './account-form.tsx';
import { CodeField, PasswordField, TextField, tidyCode } from './fields.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import { advanceReset, type ResetEvent, type ResetState, startReset } from './reset-flow.ts';
import { texts } from './texts.ts';

interface ResetDialogProps {
  /** The address to begin with; null while the dialog is closed. */
  readonly email: string | null;
  readonly onClose: () => void;
  /** Signs in with the new password; never rejects. */
  readonly signIn: (email: string, password: string) => Promise<AccountResult>;
  readonly onSignedIn: () => void;
}

/** Sets a new password with a code that is sent by mail, and signs in with it. */
export function ResetDialog({ email, onClose, ...rest }: ResetDialogProps) {
  return (
    <Dialog opened={email !== null} onClose={onClose} title={texts.reset.title} isStatic>
      {email === null ? null : <ResetSteps email={email} {...rest} />}
    </Dialog>
  );
}

function ResetSteps({ email, signIn, onSignedIn }: Omit<ResetDialogProps, 'email' | 'onClose'> & { email: string }) {
  const [state, advance] = useReducer(advanceReset, startReset(email));
  const isClosed = useIsClosed();

  const sendCode = async (read: ReadField) => {
    const account = read('email');
    advance({ type: 'call-started' });
    advance({ type: 'code-answered', email: account, answer: await sendResetCode(account) });
  };
  const reset = async (read: ReadField) => {
    const password = read('newPassword');
    if (password !== read('confirmPassword')) {
      advance({ type: 'passwords-differ' });
      return;
    }
    advance({ type: 'call-started' });
    advance({ type: 'reset-answered', answer: await resetPassword(state.email, tidyCode(read('code')), password) });
    // Who has closed the dialog meanwhile does not want to be taken anywhere.
    if (isClosed.current) return;
    const answer = await signIn(state.email, password);
    advance({ type: 'sign-in-answered', answer });
    if (answer.success) onSignedIn();
  };

  return state.isCodeSent ? (
    <PasswordStep state={state} advance={advance} onSubmit={(read) => void reset(read)} />
  ) : (
    <EmailStep state={state} advance={advance} onSubmit={(read) => void sendCode(read)} />
  );
}

interface StepProps {
  readonly state: ResetState;
  readonly advance: Dispatch<ResetEvent>;
  readonly onSubmit: (read: ReadField) => void;
}

function EmailStep({ state, advance, onSubmit }: StepProps) {
  const input = useFocusedInput();
  return (
    <AccountForm submitLabel={texts.reset.sendCode} isBusy={state.isBusy} onSubmit={onSubmit} outcome={<Outcome {...{ state, advance }} />}>
      <Hint>{texts.reset.emailLead}</Hint>
      <TextField
        ref={input}
        name="email"
        type="email"
        label={texts.reset.accountEmail}
        autoComplete="username"
        defaultValue={state.email}
      />
    </AccountForm>
  );
}

function PasswordStep({ state, advance, onSubmit }: StepProps) {
  const input = useFocusedInput();
  return (
    <AccountForm submitLabel={texts.reset.submit} isBusy={state.isBusy} onSubmit={onSubmit} outcome={<Outcome {...{ state, advance }} />}>
      <Hint>{texts.reset.codeLead(state.email)}</Hint>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="email" autoComplete="username" value={state.email} readOnly hidden />
      <CodeField ref={input} />
      <PasswordField name="newPassword" label={texts.newPassword} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" />
    </AccountForm>
  );
}

function Outcome({ state, advance }: Omit<StepProps, 'onSubmit'>) {
  return <OutcomeAlert outcome={state.outcome} onClose={() => advance({ type: 'outcome-dismissed' })} />;
}

/** A step begins where its first answer is typed. */
function useFocusedInput() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A dialog that is about to open looks for the attribute, one that is open takes the focus.
    input.current?.setAttribute('autofocus', '');
    input.current?.focus();
  }, []);
  return input;
}

function useIsClosed() {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}
