import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../answers/from-this-machine.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { createReadiness, type DependencyState } from './readiness.ts';

/** /health: the process listens. /ready: it can do its work. /metrics: figures for Prometheus, to whoever has the token or sits at this machine; they alone read in /ready what each thing it needs says. */
export function registerProbes(app: FastifyInstance, context: HttpContext): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  const readiness = createReadiness(context.dependencies);
  let wasReady = false;
  app.get('/ready', async (request, reply) => {
    const dependencies = await readiness();
    const missing = dependencies.find(({ needed, ok }) => needed && !ok);
    wasReady ||= missing === undefined;
    const status = missing === undefined ? 'ready' : wasReady ? 'failing' : 'starting';
    reply.header('cache-control', 'no-store').status(missing === undefined ? 200 : 503);
    if (!mayKnow(request, context)) return reply.send({ status, dependencies: dependencies.filter(isShortage).map(withoutDetail) });
    return reply.send({ status, missing: missing?.detail, dependencies, sandbox: context.guards() });
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    context.metrics.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayKnow(request, context)) throw new RequestProblem(401, 'This page needs the token that METRICS_TOKEN holds.');
    return reply
      .header('cache-control', 'no-store')
      .type(context.metrics.contentType)
      .send(await context.metrics.render());
  });
}

function mayKnow(request: FastifyRequest, { config }: HttpContext): boolean {
  return hasToken(request, config.metricsToken) || isFromThisMachine(request);
}

/** What the portal warns of, and whoever uploads is told anyhow. */
function isShortage({ name }: DependencyState): boolean {
  return name === 'storage' || name === 'descriptors';
}

function withoutDetail({ name, ok, needed }: DependencyState): DependencyState {
  return { name, ok, needed };
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return token !== null && timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
