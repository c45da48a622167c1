import type { Call, ResponseOf } from '#contract/define-call.ts';
import { authorizationFor } from './authorization.ts';
import { buildFormData, callAddress } from './call-address.ts';
import { readAnswer } from './call-api.ts';
import { type CallFailure, describeFailure } from './call-failure.ts';

interface SendOptions {
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  readonly signal: AbortSignal;
}

/** A server that neither takes bytes nor answers for so long is given up. */
const SILENCE_MS = 120_000;

/**
 * Calls the server with a file, as whoever is signed in where the call needs somebody, and reports how much has been sent (XMLHttpRequest: `fetch` can't tell).
 * Never rejects: a refusal, an abort, a timeout and a broken connection come back as failures.
 */
export function sendFile<C extends Call>(call: C, input: object, options: SendOptions): Promise<ResponseOf<C> | CallFailure> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end(describeFailure('The upload timed out')), SILENCE_MS);
    };
    const abort = () => end(describeFailure('The upload was aborted'));
    const end = (result: ResponseOf<C> | CallFailure) => {
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
    request.open(call.method, callAddress(call));
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    for (const [name, value] of Object.entries(authorizationFor(call))) request.setRequestHeader(name, value);
    options.signal.addEventListener('abort', abort);
    listen();
    request.send(buildFormData(call, input));
    if (options.signal.aborted) {
      abort();
    }
  });
}

function readResponse<C extends Call>(call: C, request: XMLHttpRequest): ResponseOf<C> | CallFailure {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
    if (request.status < 200 || request.status > 299) {
      throw new Error('Bad response from server');
    }
    return readAnswer(call, body);
  } catch {
    return describeFailure('Bad response from server', body);
  }
}
