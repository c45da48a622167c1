import type * as z from 'zod/mini';
import type { Call, ResponseOf } from '#contract/define-call.ts';
import { callAddress } from './call-address.ts';

/** The metadata that a stream's last message brings. */
type DoneMetadata<C extends Call> =
  ResponseOf<C> extends infer Message ? (Message extends { status: 'done'; jsonMetadata: infer Metadata } ? Metadata : never) : never;

export type WatchResult<C extends Call> =
  | { readonly outcome: 'done'; readonly metadata: DoneMetadata<C> }
  /** The server's words for the customer. */
  | { readonly outcome: 'failed'; readonly message: string }
  /** The stream could not be reached for a minute, or was given up. */
  | { readonly outcome: 'lost' };

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const PATIENCE_MS = 60_000;

/**
 * Follows a status stream until it says done or error. A dropped stream is opened again, also where the browser itself
 * gives up (an answer that is not OK), until it has been out of reach for a minute. Never rejects.
 */
export function watchStatus<C extends Call>(call: C, input: z.input<C['request']>, signal: AbortSignal): Promise<WatchResult<C>> {
  return new Promise((resolve) => {
    const address = callAddress(call, input as object);
    let source: EventSource | null = null;
    let lostSince: number | null = null;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;

    const end = (result: WatchResult<C>) => {
      clearTimeout(timer);
      source?.close();
      signal.removeEventListener('abort', giveUp);
      resolve(result);
    };
    const giveUp = () => end({ outcome: 'lost' });
    const connect = () => {
      source = new EventSource(address);
      source.onopen = () => {
        lostSince = null;
      };
      source.onmessage = (event) => {
        pause = FIRST_PAUSE_MS;
        const result = readMessage(call, event.data);
        if (result !== null) {
          end(result);
        }
      };
      source.onerror = () => {
        source?.close();
        lostSince ??= Date.now();
        if (Date.now() - lostSince > PATIENCE_MS) {
          giveUp();
          return;
        }
        timer = setTimeout(connect, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      };
    };
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) {
      giveUp();
    } else {
      connect();
    }
  });
}

/** Null for a message that says "still at it", and for one that makes no sense. */
function readMessage<C extends Call>(call: C, data: string): WatchResult<C> | null {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  const parsed = call.response.safeParse(json);
  if (!parsed.success) {
    return null;
  }
  const message = parsed.data as { status: string; jsonMetadata: DoneMetadata<C>; error?: { message: string } };
  if (message.status === 'done') {
    return { outcome: 'done', metadata: message.jsonMetadata };
  }
  return message.status === 'error' ? { outcome: 'failed', message: message.error?.message ?? '' } : null;
}
