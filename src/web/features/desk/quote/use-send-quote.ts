import { useCallback, useState } from 'react';
import { sendQuote } from '#contract/api/desk/send-quote.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { useAction } from '../../../api/use-action.ts';
import { useRequestChange } from '../shared/use-act.ts';
import { listProblems } from './read-offer.ts';

const NONE: ReadonlyMap<string, string> = new Map();

export interface QuoteSending {
  /** Answers whether it was sent; otherwise `problem` says why not. Never rejects. */
  readonly send: (offer: Offer) => Promise<boolean>;
  readonly isPending: boolean;
  readonly problem: string | null;
  /** What the server found wrong with it, by the path of the field. */
  readonly problems: ReadonlyMap<string, string>;
  /** What was found no longer holds: something was typed. */
  readonly dismissProblems: () => void;
}

/** Sends a quote for a request as it is shown; where that has changed meanwhile it is shown anew and nothing is sent. */
export function useSendQuote({ requestID, life: { version } }: WireDeskRequest): QuoteSending {
  const { run, isPending, problem } = useAction(sendQuote, useRequestChange(requestID));
  const [problems, setProblems] = useState(NONE);
  const send = async (offer: Offer): Promise<boolean> => {
    const answer = await run({ requestID, version, offer });
    if (answer === null) return false;
    setProblems(answer.success ? NONE : listProblems(answer.problems ?? []));
    return answer.success;
  };
  const dismissProblems = useCallback(() => setProblems(NONE), []);
  return { send, isPending, problem, problems, dismissProblems };
}
