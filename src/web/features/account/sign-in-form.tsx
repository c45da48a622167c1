import { useState } from 'react';
import * as z from 'zod/mini';
import { type Credentials, signIn, usePreloadedClient } from '../../api/identity/account-calls.ts';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { useSessionNotice } from '../../stores/session-store.ts';
import { AnchorLink, TextButton } from '../../ui/controls/anchor-link.tsx';
import { Check } from '../../ui/forms/form.tsx';
import { useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { AccountForm, emailAddress, filledIn, PasswordField, TextField } from './account-form.tsx';
import type { PendingAccount } from './confirm-page.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { texts } from './texts.ts';
import { useOutcome } from './use-outcome.tsx';

interface SignInFormProps {
  /** What led here, to be said first. */
  readonly notice: AccountResult | null;
  readonly onSignedIn: () => void;
  /** Called by a person who has a code but no confirmed account yet. */
  readonly onConfirm: (account: PendingAccount) => void;
}

const signInSchema = z.object({ email: emailAddress(), password: filledIn(texts.password), rememberMe: z.boolean() });

/** E-mail and password, and what to do without them. */
export function SignInForm({ notice, onSignedIn, onConfirm }: SignInFormProps) {
  const { outcome, follow } = useOutcome({ initial: notice, describeFailure: texts.signIn.failed });
  const endOfSession = useSessionNotice((store) => store.message);
  /** What did not open the door; the account behind it may wait for its code. */
  const [refused, setRefused] = useState<Credentials | null>(null);
  const [resetEmail, setResetEmail] = useState<string | null>(null);
  usePreloadedClient();

  const forgetEndOfSession = () => useSessionNotice.setState({ message: '' });
  const form = useSchemaForm({
    schema: signInSchema,
    initial: { email: '', password: '', rememberMe: false },
    send: async (credentials) => {
      forgetEndOfSession();
      const { success } = await follow(() => signIn(credentials));
      if (success) onSignedIn();
      else setRefused(credentials);
      return null;
    },
  });

  return (
    <>
      <AccountForm
        form={form}
        send={texts.signIn.title}
        outcome={
          <>
            {endOfSession === '' ? null : <Alert type="warning" text={texts.signIn.ended(endOfSession)} onClose={forgetEndOfSession} />}
            {outcome}
          </>
        }
      >
        <TextField type="email" label={texts.email} autoComplete="username" {...form.field('email')} />
        <PasswordField label={texts.password} autoComplete="current-password" {...form.field('password')} />
        <Row gap="md" justify="between">
          <Check label={texts.signIn.rememberMe} {...form.check('rememberMe')} />
          <TextButton onClick={() => setResetEmail(form.values.email)}>{texts.signIn.forgot}</TextButton>
        </Row>
      </AccountForm>
      <Stack gap="xs" mt="xl" tone="dim" rule>
        <Text>
          {texts.signIn.toJoin}{' '}
          <AnchorLink to="/join" underline="always">
            {texts.join.title}
          </AnchorLink>
        </Text>
        {refused === null ? null : (
          <Text>
            {texts.signIn.unconfirmed}{' '}
            <TextButton underline="always" inherit onClick={() => onConfirm({ ...refused, name: '', notice: null })}>
              {texts.signIn.enterCode}
            </TextButton>
          </Text>
        )}
      </Stack>
      <ResetDialog
        email={resetEmail}
        onClose={() => setResetEmail(null)}
        signIn={(email, password) => signIn({ ...form.values, email, password })}
        onSignedIn={() => {
          setResetEmail(null);
          onSignedIn();
        }}
      />
    </>
  );
}
