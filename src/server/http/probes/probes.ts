import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../answers/from-this-machine.ts';
import type { Dependency, HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';

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

interface DependencyState {
  readonly name: string;
  readonly ok: boolean;
  readonly needed: boolean;
  readonly detail?: string;
}

const HOLDS_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
const SILENT = 'It does not answer.';

/** Looks after dependencies: however often it is asked, each is checked once at a time, and not again while its answer holds. */
export function createReadiness(dependencies: readonly Dependency[]): () => Promise<readonly DependencyState[]> {
  const asks = dependencies.map(holdAnswer);
  return () => Promise.all(asks.map((ask) => ask()));
}

function holdAnswer({ name, needed, holdsMs = HOLDS_MS, check }: Dependency): () => Promise<DependencyState> {
  let running: Promise<string | null> | null = null;
  let held: { readonly detail: string | null; readonly untilMs: number } | null = null;
  let hasWorked = false;
  const start = () => {
    const answer = check().catch(() => SILENT);
    running = answer;
    void answer.then((detail) => {
      running = null;
      hasWorked ||= detail === null;
      // Whoever waits for a start is told at once when it is over.
      held = { detail, untilMs: needed && !hasWorked ? 0 : performance.now() + holdsMs };
    });
    return answer;
  };
  return async () => {
    const isFresh = running === null && held !== null && performance.now() < held.untilMs;
    const detail = isFresh ? (held?.detail ?? null) : await withinTime(running ?? start());
    return { name, ok: detail === null, needed, ...(detail === null ? {} : { detail }) };
  };
}

async function withinTime(answer: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(SILENT), ANSWER_WITHIN_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
