import type { Resource, ResponseOf } from '#contract/schemas/define-call.ts';
import { encodeCall } from './calls/call-address.ts';
import type { InputOf } from './calls/call-api.ts';
import { BadResponse, fetchSound } from './calls/fetch-sound.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows a call that streams, as whoever is signed in, and opens it again when it ends or is dropped, until `signal` says enough or the
 * server refuses. It goes by `fetch`, since an EventSource says nobody's name. Never rejects.
 */
export async function followStream<C extends Resource>(
  call: C,
  input: InputOf<C>,
  signal: AbortSignal,
  onNews: (answer: ResponseOf<C>) => void,
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      const { address, ...request } = encodeCall(call, input as object);
      const { body } = await fetchSound(address, { ...request, signal });
      await readMessages(body, (text) => {
        pause = FIRST_PAUSE_MS;
        const answer = call.response.safeParse(JSON.parse(text));
        if (answer.success && !signal.aborted) onNews(answer.data as ResponseOf<C>);
      });
    } catch (error) {
      if (error instanceof BadResponse && error.response.status < 500 && error.response.status !== 429) return;
    }
    await wait(pause, signal);
  }
}

/** Reads an event stream whose messages are a line each. */
async function readMessages(body: ReadableStream<Uint8Array<ArrayBuffer>> | null, onMessage: (text: string) => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read()) {
    const lines = (pending + chunk.value).split('\n');
    pending = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) onMessage(line.slice('data: '.length));
  }
}

/** Ends early when there is no more to wait for. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise.finally(() => clearTimeout(timer));
}
