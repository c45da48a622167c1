import { useState } from 'react';
import type { AccountResult } from '../../api/identity/account-result.ts';

/** A form's call and what the last one has come to; `initial` before there is any. */
export function useSubmission(initial: AccountResult | null = null) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState(initial);

  /** Runs a call, which never rejects, and answers what it has come to. While `isBusy` the form takes no other. */
  const submit = async (call: () => Promise<AccountResult>): Promise<AccountResult> => {
    setIsBusy(true);
    setOutcome(null);
    const answer = await call();
    setIsBusy(false);
    setOutcome(answer);
    return answer;
  };

  return { isBusy, outcome, setOutcome, submit };
}
