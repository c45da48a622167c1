import type { Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** After so many requests a connection is closed, and the client opens another. */
const MOST_REQUESTS = 1000;
/** With so many waiting their turn no more are read. Browsers send the next request after the answer. */
const MOST_WAITING = 16;

/** Who waits on one connection. */
interface Line {
  requestCount: number;
  isBusy: boolean;
  isFull: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Has requests that came over one connection at once wait for the answer to the one before, as their answers go out in that order
 * anyway. Between two of them the other connections get their turn, so that whoever sends thousands keeps nobody waiting.
 */
export function answerInTurn(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { socket } = raw;
    const line = lines.get(socket) ?? openLine(socket);
    lines.set(socket, line);
    line.requestCount += 1;
    if (line.requestCount >= MOST_REQUESTS) reply.header('connection', 'close');
    reply.raw.once('close', () => {
      const next = line.waiting.shift();
      line.isBusy = next !== undefined;
      next?.();
      if (line.isFull && line.waiting.length < MOST_WAITING) {
        line.isFull = false;
        socket.resume();
      }
    });
    if (!line.isBusy) {
      line.isBusy = true;
      return;
    }
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve);
      if (line.waiting.length < MOST_WAITING) return;
      line.isFull = true;
      socket.pause();
    });
    await nextRound();
  });
}

function openLine(socket: Socket): Line {
  const line: Line = { requestCount: 0, isBusy: false, isFull: false, waiting: [] };
  // Nobody is left to be answered.
  socket.once('close', () => line.waiting.splice(0));
  return line;
}
