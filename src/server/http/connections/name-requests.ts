import type { FastifyInstance } from 'fastify';

/**
 * Tells each answer's request id in `X-Request-Id`, which all log lines about the request carry, so that what a customer met can be
 * found. What was refused or failed has a line of its own; what went well has one where LOG_LEVEL is `debug`. Lines name routes,
 * never the address asked for, since many an address entitles to what lies there.
 */
export function nameRequests(app: FastifyInstance): void {
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
