import { Anchor } from '@mantine/core';
import { useRef, useState } from 'react';
import { type Credentials, signIn } from '../../api/identity/account-calls.ts';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { useSessionNotice } from '../../stores/session-notice.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { AccountForm, type ReadField } from './account-form.tsx';
import type { PendingAccount } from './confirm-page.tsx';
import { CheckField, PasswordField, TextField } from './fields.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { texts } from './texts.ts';
import { usePreloadedClient } from './use-preloaded-client.ts';
import { useSubmission } from './use-submission.ts';

interface SignInFormProps {
  /** What led here, to be said first. */
  readonly notice: AccountResult | null;
  readonly onSignedIn: () => void;
  /** Called by a person who has a code but no confirmed account yet. */
  readonly onConfirm: (account: PendingAccount) => void;
}

/** E-mail and password, and what to do without them. */
export function SignInForm({ notice, onSignedIn, onConfirm }: SignInFormProps) {
  const fields = useRef<ReadField>(null);
  const { isPending, outcome, setOutcome, submit } = useSubmission(notice);
  const endOfSession = useSessionNotice((store) => store.message);
  /** What did not open the door; the account behind it may wait for its code. */
  const [refused, setRefused] = useState<Credentials | null>(null);
  const [resetEmail, setResetEmail] = useState<string | null>(null);
  usePreloadedClient();

  const readField = (name: string) => fields.current?.(name) ?? '';
  const readCredentials = () => ({
    email: readField('email'),
    password: readField('password'),
    rememberMe: readField('rememberMe') !== '',
  });
  const forgetEndOfSession = () => useSessionNotice.setState({ message: '' });
  const enter = async () => {
    forgetEndOfSession();
    const credentials = readCredentials();
    const answer = await submit(() => signIn(credentials));
    if (answer?.success === true) onSignedIn();
    else if (answer !== null) setRefused(credentials);
  };

  return (
    <>
      <AccountForm
        fields={fields}
        submitLabel={texts.signIn.submit}
        isBusy={isPending}
        onSubmit={() => void enter()}
        outcome={
          <>
            {endOfSession === '' ? null : <Alert type="warning" text={texts.signIn.ended(endOfSession)} onClose={forgetEndOfSession} />}
            <OutcomeAlert outcome={outcome} onClose={() => setOutcome(null)} describeFailure={texts.signIn.failed} />
          </>
        }
      >
        <TextField name="email" type="email" label={texts.email} autoComplete="username" />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <Row gap="md" justify="between">
          <CheckField name="rememberMe" label={texts.signIn.rememberMe} />
          <Anchor component="button" type="button" onClick={() => setResetEmail(readField('email'))}>
            {texts.signIn.forgot}
          </Anchor>
        </Row>
      </AccountForm>
      <Stack gap="xs" mt="xl" tone="dim" rule>
        <Text>
          {texts.signIn.toJoin}{' '}
          <AnchorLink to="/join" underline="always">
            {texts.signIn.join}
          </AnchorLink>
        </Text>
        {refused === null ? null : (
          <Text>
            {texts.signIn.unconfirmed}{' '}
            <Anchor
              component="button"
              type="button"
              underline="always"
              inherit
              onClick={() => onConfirm({ ...refused, name: '', notice: null })}
            >
              {texts.signIn.enterCode}
            </Anchor>
          </Text>
        )}
      </Stack>
      <ResetDialog
        email={resetEmail}
        onClose={() => setResetEmail(null)}
        signIn={(email, password) => signIn({ ...readCredentials(), email, password })}
        onSignedIn={() => {
          setResetEmail(null);
          onSignedIn();
        }}
      />
    </>
  );
}
