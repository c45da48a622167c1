import type { FastifyInstance } from 'fastify';
import { answerFailure, answerProblems } from './answers/answer-problem.ts';
import type { HttpContext } from './answers/http-context.ts';
import { createFastify } from './connections/create-fastify.ts';
import { serveMeshes } from './files/serve-files.ts';
import { createLimits } from './limits/limit-requests.ts';
import { admitWebApp } from './pages/admit-web-app.ts';

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
