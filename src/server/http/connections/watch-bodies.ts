import type { FastifyInstance } from 'fastify';
import { cutOff } from '../answers/cut-off.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** A body has to come at this rate, averaged over the time between two looks; the first look comes after as long a grace. */
const LEAST_BYTES_PER_SECOND = 1024;
const LOOK_EVERY_MS = 30_000;
const TOO_SLOW = 'Your connection sent too little for half a minute, so the request was stopped. Please try again when it is better.';

/**
 * Ends requests whose bodies only trickle: they would hold connections, and what was begun for them, for as long as their sender
 * likes. Whoever reads the body meets the problem as the body's error and cleans up; the answer is 408, and the line is cut.
 */
export function watchBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.complete || (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined)) return;
    let seenBytes = raw.socket.bytesRead;
    const look = () => {
      const cameBytes = raw.socket.bytesRead - seenBytes;
      seenBytes = raw.socket.bytesRead;
      // What waits to be read is ours to be slow with.
      if (cameBytes * 1000 >= LEAST_BYTES_PER_SECOND * LOOK_EVERY_MS || raw.readableLength > 0) return;
      stop();
      cutOff(raw);
      if (raw.listenerCount('error') > 0) raw.emit('error', new RequestProblem(408, TOO_SLOW));
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    timer.unref();
    const stop = () => clearInterval(timer);
    raw.once('end', stop);
    raw.once('close', stop);
  });
}
