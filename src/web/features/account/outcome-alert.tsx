import { type AccountResult, UNKNOWN_ERROR } from '../../api/identity/account-result.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { Hint, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface OutcomeAlertProps {
  readonly outcome: AccountResult | null;
  readonly onClose: () => void;
  /** Puts a refusal into the screen's words. */
  readonly describeFailure?: (message: string) => string;
}

/** What a call has come to: green when it succeeded, red when it did not, until it is dismissed. */
export function OutcomeAlert({ outcome, onClose, describeFailure = (message) => message }: OutcomeAlertProps) {
  if (outcome === null) return null;
  const { success, message } = outcome;
  return (
    <Stack gap="xs">
      <Alert type={success ? 'success' : 'danger'} text={success ? message : describeFailure(message)} onClose={onClose} />
      {message === UNKNOWN_ERROR ? <Hint>{texts.unreachable}</Hint> : null}
    </Stack>
  );
}
