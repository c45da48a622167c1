import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../../config/config.ts';
import { answerClientError } from '../answers/answer-client-error.ts';
import { describeError } from '../answers/describe-error.ts';
import type { LogStream } from '../answers/http-context.ts';
import { answerInTurn } from './answer-in-turn.ts';
import { endSilentConnections } from './end-silent-connections.ts';
import { nameRequests } from './name-requests.ts';
import { watchBodies } from './watch-bodies.ts';

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
  });
  // Without free descriptors no connection can be accepted, which must not end the process; /ready tells of it.
  app.server.once('listening', () => app.server.on('error', () => {}));
  endSilentConnections(app);
  answerInTurn(app);
  nameRequests(app);
  watchBodies(app);
  return app;
}
