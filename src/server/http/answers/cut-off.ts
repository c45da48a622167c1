import type { IncomingMessage } from 'node:http';

/** How long a client may go on sending what is no longer read before it is cut off; it needs some time to read the answer. */
const CUT_AFTER_MS = 2000;

/** Lets the rest of a request run into nothing, and ends the connection if it goes on. */
export function cutOff(raw: IncomingMessage): void {
  raw.resume();
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, CUT_AFTER_MS);
  timer.unref();
}
