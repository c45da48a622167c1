import type * as z from 'zod/mini';
import type { Call, ResponseOf } from '#contract/define-call.ts';
import { buildFormData, callAddress, listFields } from './call-address.ts';
import { type CallFailure, describeFailure } from './call-failure.ts';

/** What a caller passes: the request before the server's defaults are filled in. */
export type InputOf<C extends Call> = z.input<C['request']>;
export type CallResult<C extends Call> = ResponseOf<C> | CallFailure;

const PATIENCE_MS = 60_000;

/**
 * Calls the server. Never rejects: a network failure, an answer that is not OK and one that does not have the
 * agreed form all come back as a failure whose `error` is 'Error while fetching data from the server:' and the reason.
 */
export async function callApi<C extends Call>(call: C, input: InputOf<C>, options: { signal?: AbortSignal } = {}): Promise<CallResult<C>> {
  let body: unknown;
  try {
    const signals = [AbortSignal.timeout(PATIENCE_MS), ...(options.signal === undefined ? [] : [options.signal])];
    const response = await fetch(callAddress(call), {
      method: call.method,
      signal: AbortSignal.any(signals),
      ...encode(call, input as object),
    });
    body = await response.json().catch(() => undefined);
    if (!response.ok) {
      throw new Error('Bad response from server');
    }
    return readAnswer(call, body);
  } catch (error) {
    return describeFailure(error instanceof Error ? error.message : String(error), body);
  }
}

/** The answer in the call's own type; throws when it has another form. */
export function readAnswer<C extends Call>(call: C, body: unknown): ResponseOf<C> {
  const parsed = call.response.safeParse(body);
  if (!parsed.success) {
    throw new Error('Bad response from server');
  }
  return parsed.data as ResponseOf<C>;
}

function encode(call: Call, input: object): RequestInit {
  if (call.encoding === 'json') {
    return {
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(listFields(call, input))),
    };
  }
  return { body: buildFormData(call, input) };
}
