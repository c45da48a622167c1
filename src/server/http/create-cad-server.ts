import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { answerFailure, answerProblems } from './answers/answer-problem.ts';
import type { HttpContext } from './answers/http-context.ts';
import { RequestProblem } from './answers/request-problem.ts';
import { createFastify } from './connections/create-fastify.ts';
import { serveMeshes } from './files/serve-files.ts';
import { createLimits } from './limits/limit-requests.ts';
import { isLoopback } from './pages/guard-browsers.ts';

/** The CAD server where it stands alone: meshes and nothing else, on a port of its own. */
export async function createCadServer(context: HttpContext): Promise<FastifyInstance> {
  const { config } = context;
  const app = createFastify(config, context.logTo);
  answerProblems(app);
  admitWebApp(app, config, context.publicUrl);
  const limits = createLimits(config.limitsRates);
  serveMeshes(app, context, limits);
  app.setNotFoundHandler((request, reply) => answerFailure(request, reply, 404, 'There is nothing at this address.'));
  return app;
}

/**
 * On a port of its own a server meets the web app as another origin. The pages at the public address may read it, in
 * development any page of this machine, and no page else; programs, which name no origin, are not concerned.
 */
function admitWebApp(app: FastifyInstance, config: Config, publicUrl: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    // A page elsewhere can't embed what it may not read either.
    reply.header('vary', 'origin').header('cross-origin-resource-policy', 'same-origin');
    if (origin === undefined) return;
    const isWebApp = origin === new URL(publicUrl()).origin || (config.web.buildMode === 'development' && isLoopback(origin));
    if (!isWebApp) throw new RequestProblem(403, 'Requests from other sites are refused.');
    reply.header('access-control-allow-origin', origin);
  });
}
