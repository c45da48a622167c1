import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { answerClientError } from './answer-client-error.ts';
import { watchBodies } from './watch-bodies.ts';

/** A server without routes, with the limits that hold for all of them. */
export function createFastify(config: Config): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
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
  watchBodies(app);
  return app;
}
