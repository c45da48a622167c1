import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

/** An answer that stays open and carries events. */
export interface EventStream {
  send(message: object): void;
  /** Resolves when either side has closed it. */
  readonly closed: Promise<void>;
  readonly isOpen: () => boolean;
  close(): void;
}

/** Takes the answer over: headers go out at once, and a comment every 15 s keeps proxies from closing the line. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write(': open\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const closed = new Promise<void>((resolve) => raw.once('close', resolve)).finally(() => clearInterval(heartbeat));
  // A line that breaks is closed as well, and that is all there is to know.
  raw.on('error', () => {});
  return {
    send: (message) => raw.write(`data: ${JSON.stringify(message)}\n\n`),
    closed,
    isOpen: () => !raw.writableEnded && !raw.destroyed,
    close: () => raw.end(),
  };
}
