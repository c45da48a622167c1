import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';

/** A server without routes, with the limits that hold for all of them. */
export function createFastify(config: Config): FastifyInstance {
  return fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies ?? false,
    // What a JSON call may carry; files and forms have limits of their own.
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 300 },
    // A slow upload of 50 MB is fine, a line that says nothing is not.
    requestTimeout: 15 * 60_000,
    connectionTimeout: 0,
    // A stop lets running uploads finish; the event streams end by themselves.
    forceCloseConnections: 'idle',
  });
}
