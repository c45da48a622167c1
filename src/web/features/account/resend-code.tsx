import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { resendCode } from '../../api/identity/account-calls.ts';
import { Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import { texts } from './texts.ts';
import { useSubmission } from './use-submission.ts';

const WAIT_SECONDS = 30;

interface ResendCodeProps {
  readonly email: string;
  /** Whether something else is going on. */
  readonly isBlocked: boolean;
}

/** Sends another code, but not more often than every 30 seconds. */
export function ResendCode({ email, isBlocked }: ResendCodeProps) {
  const [secondsLeft, startCountdown] = useCountdown(WAIT_SECONDS);
  const { isPending, outcome, setOutcome, submit } = useSubmission();
  const resend = () => {
    startCountdown();
    void submit(() => resendCode(email));
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
      <OutcomeAlert outcome={outcome} onClose={() => setOutcome(null)} describeFailure={texts.confirm.resendFailed} />
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
