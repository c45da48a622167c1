import { Button } from '@mantine/core';
import { resendCode } from '../../api/identity/account-calls.ts';
import styles from './account-form.module.css';
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
    <div className={styles['resend']}>
      <p className={styles['note']}>{texts.confirm.notReceived}</p>
      <div className={styles['between']}>
        <Button variant="default" disabled={isBlocked || isPending || secondsLeft > 0} onClick={resend}>
          {texts.confirm.resend}
        </Button>
        {secondsLeft > 0 ? <span className={styles['note']}>{texts.confirm.wait(secondsLeft)}</span> : null}
      </div>
      <OutcomeAlert outcome={outcome} onClose={() => setOutcome(null)} describeFailure={texts.confirm.resendFailed} />
    </div>
  );
}
