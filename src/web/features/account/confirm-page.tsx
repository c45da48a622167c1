import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { confirmSignUp, resendCode, signIn } from '../../api/identity/account-calls.ts';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { usePending } from '../../api/use-pending.ts';
import { useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { AccountForm, CodeField, mailedCode } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { texts } from './texts.ts';
import { useOutcome } from './use-outcome.tsx';

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

const confirmSchema = z.object({ code: mailedCode });

/** Asks for the code from the mail, and signs the person in with the password that was just given. */
export function ConfirmPage({ account, onConfirmed }: ConfirmPageProps) {
  const { email, password, rememberMe, name, notice } = account;
  const { outcome, tell, follow } = useOutcome({ initial: notice });
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => codeField.current?.focus(), []);
  const form = useSchemaForm({
    schema: confirmSchema,
    initial: { code: '' },
    send: async ({ code }) => {
      const answer = await follow(() => confirmSignUp(email, code));
      if (!answer.success) return null;
      tell({ success: true, message: texts.confirm.confirmed });
      onConfirmed(await signIn({ email, password, rememberMe }));
      return null;
    },
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
      <AccountForm form={form} send={texts.confirm.submit} outcome={outcome}>
        <CodeField ref={codeField} {...form.field('code')} />
      </AccountForm>
      <ResendCode email={email} isBlocked={form.isPending} />
    </AccountPage>
  );
}

const WAIT_SECONDS = 30;

interface ResendCodeProps {
  readonly email: string;
  /** Whether something else is going on. */
  readonly isBlocked: boolean;
}

/** Sends another code, but not more often than every 30 seconds. */
function ResendCode({ email, isBlocked }: ResendCodeProps) {
  const [secondsLeft, startCountdown] = useCountdown(WAIT_SECONDS);
  const { outcome, follow } = useOutcome({ describeFailure: texts.confirm.resendFailed });
  const { run, isPending } = usePending(() => follow(() => resendCode(email)));
  const resend = () => {
    startCountdown();
    void run();
  };
  return (
    <Stack gap="sm" align="start" mt="xl" rule>
      <Hint>{texts.confirm.notReceived}</Hint>
      <Row gap="md" justify="between">
        <Button variant="default" disabled={isBlocked || isPending || secondsLeft > 0} onClick={resend}>
          {texts.confirm.resend}
        </Button>
        {secondsLeft > 0 ? <Hint as="span">{texts.confirm.wait(secondsLeft)}</Hint> : null}
      </Row>
      {outcome}
    </Stack>
  );
}

/** Seconds left of a countdown, 0 when none is running, and how to start it anew. Goes by the clock, so a tab that slept does not lag. */
function useCountdown(seconds: number): readonly [number, () => void] {
  const [endMs, setEndMs] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endMs === 0) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(interval);
    };
    const interval = setInterval(tick, 1000);
    return () => clearInterval(interval);
  }, [endMs]);
  const start = () => {
    setEndMs(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  };
  return [secondsLeft, start];
}
