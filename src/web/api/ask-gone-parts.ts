import { checkParts, MOST_CHECKED_PARTS } from '#contract/api/parts/check-parts.ts';
import { callApi } from './calls/call-api.ts';
import { logProblem } from './calls/log-problem.ts';

/** Of the parts with these ids those that the server has no more; none, and a line in the log, when it can't be asked. Never rejects. */
export async function askGoneParts(ids: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const answer = await callApi(checkParts, { partIDs: [...new Set(ids)].slice(0, MOST_CHECKED_PARTS) }, { signal });
  if (answer.success) return answer.goneIDs;
  if (!signal.aborted) logProblem(answer.error, answer.serverMessage);
  return [];
}
