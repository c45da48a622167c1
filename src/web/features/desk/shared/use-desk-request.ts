import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { getFloorOrder } from '#contract/api/floor/get-floor-order.ts';
import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import type { Colleague } from '#contract/schemas/colleagues.ts';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import type { InputOf } from '../../../api/calls/call-api.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { texts } from '../../../product/desk/texts.ts';

export type RequestAnswer = ResponseOf<typeof getDeskRequest>;
export type FloorAnswer = ResponseOf<typeof getFloorOrder>;

/** A request, asked for anew at each visit, and when somebody else has changed it (use-company.ts). */
export function useDeskRequest(requestID: string) {
  return useFresh(getDeskRequest, { requestID });
}

/** An order without its prices, asked for anew at each visit. */
export function useFloorOrder(requestID: string) {
  return useFresh(getFloorOrder, { requestID });
}

/** `failed` says why it did not load, where it did not. */
function useFresh<C extends Call>(call: C, input: InputOf<C>) {
  const query = useApiQuery(call, input, { staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  return { ...query, failed: query.error?.failure.serverMessage ?? texts.loadFailed };
}

/** Who works for the shop; nobody until that is known. */
export function useMembers(): readonly Colleague[] {
  return useApiQuery(getColleagues, {}).data?.colleagues ?? [];
}
