import { Anchor, VisuallyHidden } from '@mantine/core';
import { readConfig } from '../../api/calls/load-config.ts';
import { signUp } from '../../api/identity/account-calls.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Grid, Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { AccountForm, type ReadField } from './account-form.tsx';
import type { PendingAccount } from './confirm-page.tsx';
import { CheckField, PasswordField, TextField } from './fields.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import { texts } from './texts.ts';
import { usePreloadedClient } from './use-preloaded-client.ts';
import { useSubmission } from './use-submission.ts';

interface JoinFormProps {
  /** What a set-up link or an invitation brought along; null for whoever comes without. */
  readonly admission: Readonly<Record<string, string>> | null;
  /** The invited address, which can't be another one. */
  readonly email: string | null;
  readonly onSignedUp: (account: PendingAccount, isConfirmed: boolean) => void;
}

/** Who the person is and which password it shall be. */
export function JoinForm({ admission, email: invited, onSignedUp }: JoinFormProps) {
  const { appName, links } = readConfig();
  const { isPending, outcome, setOutcome, submit } = useSubmission();
  usePreloadedClient();

  const join = async (read: ReadField) => {
    const [email, password] = [read('email'), read('password')];
    if (password !== read('confirmPassword')) {
      setOutcome({ success: false, message: texts.mismatch });
      return;
    }
    let isConfirmed = false;
    const answer = await submit(async () => {
      const signedUp = await signUp(email, password, admission);
      isConfirmed = signedUp.isConfirmed === true;
      return signedUp;
    });
    if (answer?.success === true) {
      const name = `${read('firstName')} ${read('lastName')}`.trim();
      onSignedUp({ email, password, rememberMe: false, name, notice: answer }, isConfirmed);
    }
  };

  return (
    <>
      <AccountForm
        submitLabel={texts.join.submit}
        isBusy={isPending}
        onSubmit={(read) => void join(read)}
        outcome={<OutcomeAlert outcome={outcome} onClose={() => setOutcome(null)} />}
      >
        <Grid least="12rem">
          <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
        </Grid>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          {...(invited === null ? {} : { defaultValue: invited, readOnly: true })}
        />
        <PasswordField name="password" label={texts.password} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" />
        <CheckField name="subscribe" label={texts.join.subscribe(appName)} />
        <Hint>
          {texts.join.legal} <LegalLink href={links.terms}>{texts.join.terms}</LegalLink> {texts.join.and}{' '}
          <LegalLink href={links.privacy}>{texts.join.privacy}</LegalLink>.
        </Hint>
      </AccountForm>
      <Stack gap="xs" mt="xl" tone="dim" rule>
        <Text>
          {texts.join.toSignIn}{' '}
          <AnchorLink to="/signin" underline="always">
            {texts.join.signIn}
          </AnchorLink>
        </Text>
      </Stack>
    </>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener" underline="always" inherit>
      {children}
      <VisuallyHidden> {texts.newTab}</VisuallyHidden>
    </Anchor>
  );
}
