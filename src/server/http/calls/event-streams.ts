import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpContext } from '../answers/http-context.ts';
import type { Limits } from '../limits/limit-requests.ts';

/** The answers of one server that stay open. */
export interface EventStreams {
  /**
   * Makes a stream of an answer and closes it when `work` has ended; where that breaks off, whoever asked may ask again. Throws
   * RequestProblem 429 where too many are open. Resolves once it is closed.
   */
  serve(
    request: FastifyRequest,
    reply: FastifyReply,
    providerId: string | undefined,
    work: (stream: EventStream) => Promise<void>,
  ): Promise<void>;
}

/** Streams that are counted, limited, and closed before the server is. */
export function createEventStreams(app: FastifyInstance, context: HttpContext, limits: Limits): EventStreams {
  const open = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.close();
  });
  return {
    async serve(request, reply, providerId, work) {
      const release = limits.hold('streams', request, providerId);
      const stream = openEventStream(reply);
      const uncount = context.metrics.countStream();
      open.add(stream);
      try {
        await work(stream);
      } catch (error) {
        request.log.error({ err: error }, 'An event stream broke off.');
      } finally {
        stream.close();
        open.delete(stream);
        uncount();
        release();
      }
    },
  };
}

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
function openEventStream(reply: FastifyReply): EventStream {
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
