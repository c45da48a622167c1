import { getColleagues } from '#contract/calls/get-colleagues.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';

export type Colleagues = ResponseOf<typeof getColleagues>;

/** The query of who works for a user's provider, the same wherever it is shown. A failure is logged. */
export function colleaguesQuery(userID: string, accessToken: string) {
  return {
    queryKey: [getColleagues.name, userID],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Colleagues> => {
      const answer = await callApi(getColleagues, {}, { signal, accessToken });
      if (answer.success) return answer;
      if (!signal.aborted) logProblem(answer.error, answer.serverMessage);
      throw new Error(answer.serverMessage ?? answer.error);
    },
  };
}
