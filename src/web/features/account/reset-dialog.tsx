import type { TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { resetPassword, sendResetCode } from '../../api/identity/account-calls.ts';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { AccountForm, CodeField, emailAddress, filledIn, mailedCode, PasswordField, TextField } from './account-form.tsx';
import { texts } from './texts.ts';
import { useOutcome } from './use-outcome.tsx';

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

const emailSchema = z.object({
  email: emailAddress(texts.reset.accountEmail),
  code: z.string(),
  newPassword: z.string(),
  confirmPassword: z.string(),
});
const passwordSchema = z.object({
  email: z.string(),
  code: mailedCode,
  newPassword: filledIn(texts.newPassword),
  confirmPassword: filledIn(texts.confirmPassword, texts.repeatPassword),
});
type Values = z.infer<typeof passwordSchema>;

const untouched = (email: string): Values => ({ email, code: '', newPassword: '', confirmPassword: '' });

/** Step 1 asks for the address; step 2, once a code is on its way, for the code and a password. A reset that fails leads back to step 1. */
function ResetSteps({ email, signIn, onSignedIn }: Omit<ResetDialogProps, 'email' | 'onClose'> & { email: string }) {
  const [isCodeSent, setIsCodeSent] = useState(false);
  const { outcome, tell, follow } = useOutcome();
  const isClosed = useIsClosed();

  const sendCode = async (account: string) => {
    const { success } = await follow(() => sendResetCode(account));
    form.setValues(untouched(account));
    setIsCodeSent(success);
  };
  const reset = async (values: Values) => {
    const password = values.newPassword;
    if (password !== values.confirmPassword) return tell({ success: false, message: texts.mismatch });
    const answer = await follow(() => resetPassword(values.email, values.code, password));
    setIsCodeSent(answer.success);
    // Who has closed the dialog meanwhile does not want to be taken anywhere.
    if (isClosed.current) return;
    const signedIn = await signIn(values.email, password);
    // Why the reset failed says more than that the password it should have set is wrong.
    if (answer.success) tell(signedIn);
    if (signedIn.success) onSignedIn();
  };
  const form = useSchemaForm<Values, Values>({
    schema: isCodeSent ? passwordSchema : emailSchema,
    initial: untouched(email),
    send: async (values) => {
      await (isCodeSent ? reset(values) : sendCode(values.email));
      return null;
    },
  });

  return isCodeSent ? (
    <AccountForm form={form} send={texts.reset.submit} outcome={outcome}>
      <Hint>{texts.reset.codeLead(form.values.email)}</Hint>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="email" autoComplete="username" value={form.values.email} readOnly hidden />
      <FirstField as={CodeField} {...form.field('code')} />
      <PasswordField label={texts.newPassword} autoComplete="new-password" {...form.field('newPassword')} />
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...form.field('confirmPassword')} />
    </AccountForm>
  ) : (
    <AccountForm form={form} send={texts.reset.sendCode} outcome={outcome}>
      <Hint>{texts.reset.emailLead}</Hint>
      <FirstField as={TextField} type="email" label={texts.reset.accountEmail} autoComplete="username" {...form.field('email')} />
    </AccountForm>
  );
}

/** A step begins where its first answer is typed. */
function FirstField({ as: Field, ...props }: TextInputProps & { readonly as: typeof TextField }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A dialog that is about to open looks for the attribute, one that is open takes the focus.
    input.current?.setAttribute('autofocus', '');
    input.current?.focus();
  }, []);
  return <Field ref={input} {...props} />;
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
