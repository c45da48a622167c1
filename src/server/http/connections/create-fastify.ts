import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Failure } from '#contract/schemas/failure.ts';
import type { Config } from '../../config/config.ts';
import { cutOff } from '../answers/cut-off.ts';
import { describeError } from '../answers/describe-error.ts';
import type { LogStream } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { answerInTurn } from './answer-in-turn.ts';

/** A server without routes, with the limits that hold for all of them. It logs to the standard output where there is no `logTo`. */
export function createFastify(config: Config, logTo?: LogStream): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel, serializers: { err: describeError }, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies ?? false,
    // What a JSON call may carry; files and forms have limits of their own.
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 300 },
    // A slow upload of 50 MB is fine, one that only trickles is not (see watchBodies).
    requestTimeout: 2 * 3_600_000,
    connectionTimeout: 0,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: answerClientError,
    // A stop lets running uploads finish; the event streams end by themselves.
    forceCloseConnections: 'idle',
    // A proxy would hand on a refusal; what a call needs is closed after the last of them.
    return503OnClosing: false,
  });
  // Without free descriptors no connection can be accepted, which must not end the process; /ready tells of it.
  app.server.once('listening', () => app.server.on('error', () => {}));
  endSilentConnections(app);
  answerInTurn(app);
  nameRequests(app);
  watchBodies(app);
  return app;
}

/**
 * Tells each answer's request id in `X-Request-Id`, which all log lines about the request carry, so that what a customer met can be
 * found. What was refused or failed has a line of its own; what went well has one where LOG_LEVEL is `debug`. Lines name routes,
 * never the address asked for, since many an address entitles to what lies there.
 */
function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Not Fastify's own header: answers that are taken over carry it, too.
    reply.raw.setHeader('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, { log, statusCode, elapsedTime }) => {
    const details = { method: request.method, route: request.routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime) };
    if (statusCode < 400) log.debug(details, 'A request was answered.');
    else log.info(details, 'A request was refused.');
  });
}

const ANSWERS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
};
const BROKEN = ['400 Bad Request', 'The request could not be understood.'] as const;

/** Answers what never became a request, in the wire's envelope, and ends the connection. */
function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  const [status, message] = ANSWERS[error.code ?? ''] ?? BROKEN;
  if (socket.writable && error.code !== 'ECONNRESET') {
    const body = JSON.stringify({ success: false, error: message } satisfies Failure);
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/** How long a connection that is open has to say what it wants once the server closes. */
const SILENT_MS = 1000;

/**
 * Ends connections that say nothing when the server closes. Browsers open some in advance, and a server that closes would wait for each
 * until its headers are late. One that a proxy has just opened brings a call that it would not make a second time.
 */
function endSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, SILENT_MS);
  });
}

/** A body has to come at this rate, averaged over the time between two looks; the first look comes after as long a grace. */
const LEAST_BYTES_PER_SECOND = 1024;
const LOOK_EVERY_MS = 30_000;
const TOO_SLOW = 'Your connection sent too little for half a minute, so the request was stopped. Please try again when it is better.';

/**
 * Ends requests whose bodies only trickle: they would hold connections, and what was begun for them, for as long as their sender
 * likes. Whoever reads the body meets the problem as the body's error and cleans up; the answer is 408, and the line is cut.
 */
function watchBodies(app: FastifyInstance): void {
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
