import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sendQuote } from '#contract/calls/send-quote.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { callApi } from '../../../../api/call-api.ts';
import { logProblem } from '../../../../api/log-problem.ts';
import { useSessionStore } from '../../../../stores/session-store.ts';
import { explainFailure } from '../explain-failure.ts';
import { askRequestAgain, noteRequest } from '../request-query.ts';
import { listProblems } from './read-offer.ts';

const NONE: ReadonlyMap<string, string> = new Map();

export interface QuoteSending {
  /** Answers whether it was sent; otherwise `failure` says why not. Never rejects. */
  readonly send: (offer: Offer) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** What the server found wrong with it, by the path of the field. */
  readonly problems: ReadonlyMap<string, string>;
  /** What was found no longer holds: something was typed. */
  readonly dismissProblems: () => void;
}

/** Sends a quote for a request as it is shown; where that has changed meanwhile it is shown anew and nothing is sent. */
export function useSendQuote({ requestID, life: { version } }: WireDeskRequest): QuoteSending {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState(NONE);
  const send = async (offer: Offer): Promise<boolean> => {
    setIsBusy(true);
    const { accessToken } = useSessionStore.getState();
    const answer = await callApi(sendQuote, { requestID, version, offer }, { accessToken });
    setIsBusy(false);
    if (answer.success) {
      setFailure(null);
      setProblems(NONE);
      noteRequest(client, answer.request);
      return true;
    }
    logProblem(answer.error, answer.serverMessage);
    setFailure(explainFailure(answer));
    setProblems(listProblems(answer.problems ?? []));
    if (answer.isStale === true) await askRequestAgain(client, requestID);
    return false;
  };
  const dismissProblems = useCallback(() => setProblems(NONE), []);
  return { send, isBusy, failure, problems, dismissProblems };
}
