import { Button } from '@mantine/core';
import { resendCode } from '../../api/identity/account-calls.ts';
import { Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import { texts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';
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
