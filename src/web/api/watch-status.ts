import type * as z from 'zod/mini';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import { MOST_FOLLOWED_FILES } from '#contract/schemas/fields.ts';
import { callAddress } from './calls/call-address.ts';

/** The metadata that a stream's last message about a file brings. */
type DoneMetadata<C extends Call> =
  ResponseOf<C> extends infer Message ? (Message extends { status: 'done'; jsonMetadata: infer Metadata } ? Metadata : never) : never;

export type WatchResult<C extends Call> =
  | { readonly outcome: 'done'; readonly metadata: DoneMetadata<C> }
  /** The server's words for the customer. */
  | { readonly outcome: 'failed'; readonly message: string }
  /** The stream could not be reached for a minute, or was given up. */
  | { readonly outcome: 'lost' };

/** A file that is followed, and who waits for its end. */
interface Follower<C extends Call> {
  readonly internalFilename: string;
  readonly input: object;
  readonly end: (result: WatchResult<C>) => void;
  readonly onPercent: (percent: number) => void;
}

/** One stream and all that follow a file over it. */
interface Line<C extends Call> {
  join(follower: Follower<C>): void;
  leave(follower: Follower<C>): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const PATIENCE_MS = 60_000;
/** Files that join within this time share a new stream. */
const GATHER_MS = 100;

const lines = new Map<string, unknown>();

/**
 * Follows a file until its status stream says done or error; all files that are followed at once share a stream. A dropped one is
 * opened again, also where the browser itself gives up (an answer that is not OK), until it has been out of reach for a minute.
 * `onPercent` is told at times how much of the work on the file is done. Never rejects.
 */
export function watchStatus<C extends Call>(
  call: C,
  input: z.input<C['request']> & { readonly internalFilename: string; readonly mspID?: string },
  signal: AbortSignal,
  onPercent: (percent: number) => void = () => {},
): Promise<WatchResult<C>> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ outcome: 'lost' });
      return;
    }
    const line = findLine(call, input.mspID ?? '');
    const end = (result: WatchResult<C>) => {
      signal.removeEventListener('abort', giveUp);
      line.leave(follower);
      resolve(result);
    };
    const giveUp = () => end({ outcome: 'lost' });
    const follower = { internalFilename: input.internalFilename, input, end, onPercent };
    signal.addEventListener('abort', giveUp);
    line.join(follower);
  });
}

function findLine<C extends Call>(call: C, mspID: string): Line<C> {
  const key = `${call.name} ${mspID}`;
  const line = lines.get(key) ?? openLine(call, () => lines.delete(key));
  lines.set(key, line);
  return line as Line<C>;
}

function openLine<C extends Call>(call: C, onEnd: () => void): Line<C> {
  const followers = new Set<Follower<C>>();
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lostSince: number | null = null;
  let pause = FIRST_PAUSE_MS;

  const connect = () => {
    source?.close();
    clearTimeout(timer);
    timer = undefined;
    source = new EventSource(composeAddress(call, followers));
    source.onopen = () => {
      lostSince = null;
    };
    source.onmessage = (event) => {
      pause = FIRST_PAUSE_MS;
      const message = readMessage(call, event.data);
      if (message === null) return;
      // Over a line of its own a file needs no name.
      const concerned = [...followers].filter((it) => followers.size === 1 || it.internalFilename === message.internalFilename);
      for (const { end, onPercent } of concerned) {
        if ('percent' in message) onPercent(message.percent);
        else end(message.result);
      }
    };
    source.onerror = () => {
      source?.close();
      lostSince ??= Date.now();
      if (Date.now() - lostSince > PATIENCE_MS) {
        for (const { end } of [...followers]) end({ outcome: 'lost' });
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(connect, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  };
  return {
    join(follower) {
      followers.add(follower);
      if (source === null) connect();
      else timer ??= setTimeout(connect, GATHER_MS);
    },
    leave(follower) {
      const hadToWait = followers.size > MOST_FOLLOWED_FILES;
      followers.delete(follower);
      if (followers.size === 0) {
        clearTimeout(timer);
        source?.close();
        onEnd();
      } else if (hadToWait) timer ??= setTimeout(connect, GATHER_MS);
    },
  };
}

/** What is known of the first file stands in the address; the others join by their names. */
function composeAddress<C extends Call>(call: Call, followers: ReadonlySet<Follower<C>>): string {
  const [first, ...others] = [...followers].slice(0, MOST_FOLLOWED_FILES);
  const names = others.map(({ internalFilename }) => `&internalFilename=${encodeURIComponent(internalFilename)}`);
  return callAddress(call, first?.input) + names.join('');
}

type Message<C extends Call> = { readonly internalFilename: string | undefined } & (
  | { readonly result: WatchResult<C> }
  | { readonly percent: number }
);

/** Null for a message that says no more than "still at it", and for one that makes no sense. */
function readMessage<C extends Call>(call: C, data: string): Message<C> | null {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  const parsed = call.response.safeParse(json);
  if (!parsed.success) return null;
  const message = parsed.data as {
    status: string;
    jsonMetadata: DoneMetadata<C> & { internalFilename?: string; percent?: unknown };
    error?: { message: string };
  };
  const { internalFilename, percent } = message.jsonMetadata;
  if (message.status === 'done') {
    return { internalFilename, result: { outcome: 'done', metadata: message.jsonMetadata } };
  }
  if (message.status === 'error') return { internalFilename, result: { outcome: 'failed', message: message.error?.message ?? '' } };
  return typeof percent === 'number' ? { internalFilename, percent } : null;
}
