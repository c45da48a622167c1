import type * as z from 'zod/mini';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import { encodeCall } from './call-address.ts';
import { type CallFailure, describeFailure } from './call-failure.ts';
import { BadResponse, fetchSound, readJson } from './fetch-sound.ts';

/** What a caller passes: the request before the server's defaults are filled in. */
export type InputOf<C extends Call> = z.input<C['request']>;
export type CallResult<C extends Call> = Success<C> | CallFailure;
export type Success<C extends Call> = ResponseOf<C> & { readonly success: true };

interface CallOptions {
  readonly signal?: AbortSignal;
}

const PATIENCE_MS = 60_000;

/**
 * Calls the server, as whoever is signed in where the call needs somebody. Never rejects: a network failure, an answer that is not OK and one that does not have the
 * agreed form all come back as a failure whose `error` is 'Error while fetching data from the server:' and the reason.
 */
export async function callApi<C extends Call>(call: C, input: InputOf<C>, options: CallOptions = {}): Promise<CallResult<C>> {
  let body: unknown;
  try {
    const { address, ...request } = encodeCall(call, input as object);
    const response = await fetchSound(address, { ...request, signal: options.signal ?? null, patienceMs: PATIENCE_MS });
    body = await readJson(response);
    return readAnswer(call, body);
  } catch (error) {
    const refused = error instanceof BadResponse ? error.response : null;
    if (refused !== null) body = await readJson(refused);
    const failure = describeFailure(error instanceof Error ? error.message : String(error), body);
    if (refused?.status === 401) return { ...failure, needsSignIn: true };
    if (refused?.status === 404) return { ...failure, isUnknown: true };
    return refused?.status === 409 || refused?.status === 412 ? { ...failure, isStale: true } : failure;
  }
}

/** The answer in the call's own type; throws when it has another form. */
export function readAnswer<C extends Call>(call: C, body: unknown): Success<C> {
  const parsed = call.response.safeParse(body);
  if (!parsed.success) throw new Error('Bad response from server');
  return { success: true, ...(parsed.data as object) } as Success<C>;
}
