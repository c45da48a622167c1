import { Anchor, VisuallyHidden } from '@mantine/core';
import * as z from 'zod/mini';
import { readConfig } from '../../api/calls/load-config.ts';
import { signUp, usePreloadedClient } from '../../api/identity/account-calls.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Check } from '../../ui/forms/form.tsx';
import { useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { Grid, Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { AccountForm, emailAddress, filledIn, PasswordField, TextField } from './account-form.tsx';
import type { PendingAccount } from './confirm-page.tsx';
import { texts } from './texts.ts';
import { useOutcome } from './use-outcome.tsx';

interface JoinFormProps {
  /** What a set-up link or an invitation brought along; null for whoever comes without. */
  readonly admission: Readonly<Record<string, string>> | null;
  /** The invited address, which can't be another one. */
  readonly email: string | null;
  readonly onSignedUp: (account: PendingAccount, isConfirmed: boolean) => void;
}

const joinSchema = z.object({
  firstName: filledIn(texts.firstName),
  lastName: filledIn(texts.lastName),
  email: emailAddress(),
  password: filledIn(texts.password),
  confirmPassword: filledIn(texts.confirmPassword, texts.repeatPassword),
  subscribe: z.boolean(),
});
const EMPTY = { firstName: '', lastName: '', password: '', confirmPassword: '', subscribe: false };

/** Who the person is and which password it shall be. */
export function JoinForm({ admission, email: invited, onSignedUp }: JoinFormProps) {
  const { appName, links } = readConfig();
  const { outcome, tell, follow } = useOutcome();
  usePreloadedClient();
  const form = useSchemaForm({
    schema: joinSchema,
    initial: { ...EMPTY, email: invited ?? '' },
    send: async ({ firstName, lastName, email, password, confirmPassword }) => {
      if (password !== confirmPassword) {
        tell({ success: false, message: texts.mismatch });
        return null;
      }
      const answer = await follow(() => signUp(email, password, { firstName, lastName }, admission));
      if (answer.success) {
        const name = `${firstName} ${lastName}`.trim();
        onSignedUp({ email, password, rememberMe: false, name, notice: answer }, answer.isConfirmed === true);
      }
      return null;
    },
  });
  return (
    <>
      <AccountForm form={form} send={texts.join.submit} outcome={outcome}>
        <Grid least="12rem">
          <TextField label={texts.firstName} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={texts.lastName} autoComplete="family-name" {...form.field('lastName')} />
        </Grid>
        <TextField type="email" label={texts.email} autoComplete="username" readOnly={invited !== null} {...form.field('email')} />
        <PasswordField label={texts.password} autoComplete="new-password" {...form.field('password')} />
        <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...form.field('confirmPassword')} />
        <Check label={texts.join.subscribe(appName)} {...form.check('subscribe')} />
        <Hint>
          {texts.join.legal} <LegalLink href={links.terms}>{texts.join.terms}</LegalLink> {texts.join.and}{' '}
          <LegalLink href={links.privacy}>{texts.join.privacy}</LegalLink>.
        </Hint>
      </AccountForm>
      <Stack gap="xs" mt="xl" tone="dim" rule>
        <Text>
          {texts.join.toSignIn}{' '}
          <AnchorLink to="/signin" underline="always">
            {texts.signIn.title}
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
