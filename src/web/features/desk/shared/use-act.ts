import { useCallback } from 'react';
import { actOnRequest, type FloorAct, type MemberAct } from '#contract/api/desk/act-on-request.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { actOnFloorOrder } from '#contract/api/floor/act-on-floor-order.ts';
import { getFloorOrder } from '#contract/api/floor/get-floor-order.ts';
import { listFloorOrders } from '#contract/api/floor/list-floor-orders.ts';
import type { FloorOrder } from '#contract/desk/floor.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswers } from '../../../api/use-answers.ts';

export interface Acting<Act = MemberAct> {
  /** Answers whether it was done; otherwise `problem` says why not. Never rejects. */
  readonly act: (act: Act) => Promise<boolean>;
  readonly isPending: boolean;
  /** Why the last one was not done; null when it was. */
  readonly problem: string | null;
  readonly dismiss: () => void;
}

/** What the shop does to a request as it is shown; where it has changed meanwhile it is shown anew, and nothing is done. */
export function useAct({ requestID, life: { version } }: Pick<WireDeskRequest, 'requestID' | 'life'>): Acting {
  return useActing(useAction(actOnRequest, useRequestChange(requestID)), requestID, version);
}

/** The same of an order without its prices. */
export function useFloorAct({ requestID, life: { version } }: Pick<FloorOrder, 'requestID' | 'life'>): Acting<FloorAct> {
  const answers = useAnswers();
  const action = useAction(actOnFloorOrder, {
    asksAgain: [listFloorOrders],
    onDone: ({ order }) => answers.note(getFloorOrder, { requestID }, (known) => ({ ...known, order })),
    onRefused: async ({ isStale }) => {
      if (isStale === true) await answers.askAgain(getFloorOrder, { requestID });
    },
  });
  return useActing(action, requestID, version);
}

interface ActionOn<Act> extends Omit<Acting<Act>, 'act'> {
  readonly run: (input: { requestID: string; version: number; act: Act }) => Promise<{ readonly success: boolean } | null>;
}

function useActing<Act>({ run, ...acting }: ActionOn<Act>, requestID: string, version: number): Acting<Act> {
  const act = useCallback(
    async (wanted: Act) => (await run({ requestID, version, act: wanted }))?.success === true,
    [run, requestID, version],
  );
  return { ...acting, act };
}

/** What follows where somebody has changed a request, or could not because it has changed meanwhile. */
export function useRequestChange(requestID: string) {
  const answers = useAnswers();
  return {
    asksAgain: [listRequests],
    onDone: ({ request }: { readonly request: WireDeskRequest }) =>
      answers.note(getDeskRequest, { requestID }, (known) => ({ ...known, request })),
    onRefused: async ({ isStale }: { readonly isStale?: true }) => {
      if (isStale === true) await answers.askAgain(getDeskRequest, { requestID });
    },
  };
}
