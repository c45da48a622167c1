import type { FastifyInstance } from 'fastify';
import { admitWebApp } from './admit-web-app.ts';
import { answerFailure, answerProblems } from './answer-problem.ts';
import { createFastify } from './create-fastify.ts';
import type { HttpContext } from './http-context.ts';
import { createLimits } from './limit-requests.ts';
import { serveMeshes } from './serve-files.ts';

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
