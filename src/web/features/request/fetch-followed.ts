import { followRequest } from '#contract/calls/follow-request.ts';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { buildFormData, callAddress } from '../../api/call-address.ts';
import { readAnswer } from '../../api/call-api.ts';
import { BadResponse, fetchSound, readJson } from '../../api/fetch-sound.ts';
import { logProblem } from '../../api/log-problem.ts';

const PATIENCE_MS = 60_000;

/** The request that a key opens; null where it opens none. Rejects, with the reason logged, where that could not be found out. */
export async function fetchFollowed(key: string, signal: AbortSignal): Promise<FollowedRequest | null> {
  const body = buildFormData(followRequest, { key });
  try {
    const response = await fetchSound(callAddress(followRequest), { method: 'POST', body, signal, patienceMs: PATIENCE_MS });
    return readAnswer(followRequest, await readJson(response)).request;
  } catch (error) {
    if (error instanceof BadResponse && error.response.status === 404) return null;
    if (!signal.aborted) logProblem('A request could not be loaded.', error);
    throw error;
  }
}
