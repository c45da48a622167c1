import { useRef, useState } from 'react';
import type { AccountResult } from '../../api/identity/account-result.ts';

/** One call at a time and what the last one has come to; `initial` before there is any. */
export function useSubmission(initial: AccountResult | null = null) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState(initial);
  const isRunning = useRef(false);

  /** Runs a call unless one is running; answers what it has come to, or null when it was not run. */
  const submit = async (call: () => Promise<AccountResult>): Promise<AccountResult | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBusy(true);
    setOutcome(null);
    const answer = await call();
    isRunning.current = false;
    setIsBusy(false);
    setOutcome(answer);
    return answer;
  };

  return { isBusy, outcome, setOutcome, submit };
}
