import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { actOnRequest, type MemberAct } from '#contract/calls/act-on-request.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { explainFailure } from './explain-failure.ts';
import { askRequestAgain, noteRequest } from './request-query.ts';

export interface Acting {
  /** Answers whether it was done; otherwise `failure` says why not. Never rejects. */
  readonly act: (act: MemberAct) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Why the last one was not done; null when it was. */
  readonly failure: string | null;
  readonly dismiss: () => void;
}

/** What the shop does to a request as it is shown; where it has changed meanwhile it is shown anew, and nothing is done. */
export function useAct({ requestID, life: { version } }: Pick<WireDeskRequest, 'requestID' | 'life'>): Acting {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const act = useCallback(
    async (wanted: MemberAct): Promise<boolean> => {
      setIsBusy(true);
      const { accessToken } = useSessionStore.getState();
      const answer = await callApi(actOnRequest, { requestID, version, act: wanted }, { accessToken });
      setIsBusy(false);
      if (answer.success) {
        setFailure(null);
        noteRequest(client, answer.request);
        return true;
      }
      logProblem(answer.error, answer.serverMessage);
      setFailure(explainFailure(answer));
      if (answer.isStale === true) await askRequestAgain(client, requestID);
      return false;
    },
    [client, requestID, version],
  );
  const dismiss = useCallback(() => setFailure(null), []);
  return { act, isBusy, failure, dismiss };
}
