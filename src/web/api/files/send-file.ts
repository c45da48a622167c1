import type { Call } from '#contract/schemas/define-call.ts';
import { encodeCall } from '../calls/call-address.ts';
import { readAnswer, type Success } from '../calls/call-api.ts';
import { type CallFailure, describeFailure } from '../calls/call-failure.ts';

export interface SendOptions {
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  readonly signal: AbortSignal;
}

/** A server that neither takes bytes nor answers for so long is given up. */
const SILENCE_MS = 120_000;

/**
 * Calls the server with a file, as whoever is signed in where the call needs somebody, and reports how much has been sent (XMLHttpRequest: `fetch` can't tell).
 * Never rejects: a refusal, an abort, a timeout and a broken connection come back as failures.
 */
export function sendFile<C extends Call>(call: C, input: object, options: SendOptions): Promise<Success<C> | CallFailure> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end(describeFailure('The upload timed out')), SILENCE_MS);
    };
    const abort = () => end(describeFailure('The upload was aborted'));
    const end = (result: Success<C> | CallFailure) => {
      clearTimeout(silence);
      options.signal.removeEventListener('abort', abort);
      resolve(result);
      request.abort();
    };
    request.upload.addEventListener('progress', (event) => {
      listen();
      options.onProgress(event.loaded, event.lengthComputable ? event.total : 0);
    });
    request.addEventListener('load', () => end(readResponse(call, request)));
    request.addEventListener('error', () => end(describeFailure('Failed to fetch')));
    const { address, method, headers, body } = encodeCall(call, input);
    request.open(method, address);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    options.signal.addEventListener('abort', abort);
    listen();
    request.send(body);
    if (options.signal.aborted) abort();
  });
}

function readResponse<C extends Call>(call: C, request: XMLHttpRequest): Success<C> | CallFailure {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
    if (request.status < 200 || request.status > 299) throw new Error('Bad response from server');
    return readAnswer(call, body);
  } catch {
    return describeFailure('Bad response from server', body);
  }
}
