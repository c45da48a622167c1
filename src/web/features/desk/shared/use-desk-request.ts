import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import type { Colleague } from '#contract/schemas/colleagues.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { texts } from '../../../product/desk/texts.ts';

export type RequestAnswer = ResponseOf<typeof getDeskRequest>;

/**
 * A request, asked for anew at each visit, and when somebody else has changed it (use-company.ts). `problem` is why it did not load.
 */
export function useDeskRequest(requestID: string) {
  const { error, ...query } = useApiQuery(getDeskRequest, { requestID }, { staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  return { ...query, problem: error === null ? null : (error.failure.serverMessage ?? texts.loadFailed) };
}

/** Who works for the shop; nobody until that is known. */
export function useMembers(): readonly Colleague[] {
  return useApiQuery(getColleagues, {}).data?.colleagues ?? [];
}
