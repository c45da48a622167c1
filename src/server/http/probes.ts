import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { HttpContext } from './http-context.ts';

/** /health: the process listens. /ready: it can do its work. /metrics: figures for Prometheus. */
export function registerProbes(app: FastifyInstance, context: HttpContext): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/ready', async (_request, reply) => {
    const missing = await context.missing();
    reply.header('cache-control', 'no-store').status(missing === null ? 200 : 503);
    return reply.send(missing === null ? { status: 'ready' } : { status: 'starting', missing });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
