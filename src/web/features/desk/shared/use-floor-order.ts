import { useCallback } from 'react';
import type { FloorAct } from '#contract/api/desk/act-on-request.ts';
import { actOnFloorOrder } from '#contract/api/floor/act-on-floor-order.ts';
import { getFloorOrder } from '#contract/api/floor/get-floor-order.ts';
import { listFloorOrders } from '#contract/api/floor/list-floor-orders.ts';
import type { FloorOrder } from '#contract/desk/floor.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { texts } from '../../../product/desk/texts.ts';
import type { Acting } from './use-act.ts';

export type FloorAnswer = ResponseOf<typeof getFloorOrder>;

/** An order without its prices, asked for anew at each visit. `problem` is why it did not load. */
export function useFloorOrder(requestID: string) {
  const { error, ...query } = useApiQuery(getFloorOrder, { requestID }, { staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  return { ...query, problem: error === null ? null : (error.failure.serverMessage ?? texts.loadFailed) };
}

/** What is done to an order as it is shown; where it has changed meanwhile it is shown anew, and nothing is done. */
export function useFloorAct({ requestID, life: { version } }: Pick<FloorOrder, 'requestID' | 'life'>): Acting<FloorAct> {
  const answers = useAnswers();
  const { run, ...acting } = useAction(actOnFloorOrder, {
    asksAgain: [listFloorOrders],
    onDone: ({ order }) => answers.note(getFloorOrder, { requestID }, (known) => ({ ...known, order })),
    onRefused: async ({ isStale }) => {
      if (isStale === true) await answers.askAgain(getFloorOrder, { requestID });
    },
  });
  const act = useCallback(
    async (wanted: FloorAct) => (await run({ requestID, version, act: wanted }))?.success === true,
    [run, requestID, version],
  );
  return { ...acting, act };
}
