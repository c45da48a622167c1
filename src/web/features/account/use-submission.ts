import { useState } from 'react';
import type { AccountResult } from '../../api/identity/account-result.ts';
import { usePending } from '../../api/use-pending.ts';

/** A form's call and what the last one has come to; `initial` before there is any. */
export function useSubmission(initial: AccountResult | null = null) {
  const [outcome, setOutcome] = useState(initial);
  const { run: submit, isPending } = usePending(async (call: () => Promise<AccountResult>): Promise<AccountResult> => {
    setOutcome(null);
    const answer = await call();
    setOutcome(answer);
    return answer;
  });
  return { isPending, outcome, setOutcome, submit };
}
