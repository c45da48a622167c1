import { type ReactNode, useState } from 'react';
import { type AccountResult, UNKNOWN_ERROR } from '../../api/identity/account-result.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { Hint, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface Options {
  /** What led here, to be said first. */
  readonly initial?: AccountResult | null;
  /** Puts a refusal into the screen's words. */
  readonly describeFailure?: (message: string) => string;
}

/** What a screen's last call has come to: `outcome` says it, green when it succeeded, red when it did not, until it is dismissed. */
export function useOutcome({ initial = null, describeFailure = (message) => message }: Options = {}) {
  const [result, tell] = useState(initial);
  /** Forgets what was said before, and says what comes of a call. */
  const follow = async <R extends AccountResult>(call: () => Promise<R>): Promise<R> => {
    tell(null);
    const answer = await call();
    tell(answer);
    return answer;
  };
  const outcome: ReactNode =
    result === null ? null : (
      <Stack gap="xs">
        <Alert
          type={result.success ? 'success' : 'danger'}
          text={result.success ? result.message : describeFailure(result.message)}
          onClose={() => tell(null)}
        />
        {result.message === UNKNOWN_ERROR ? <Hint>{texts.unreachable}</Hint> : null}
      </Stack>
    );
  return { outcome, tell, follow };
}
