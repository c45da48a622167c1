import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { isLoopback } from './guard-browsers.ts';

/**
 * On a port of its own a server meets the web app as another origin. The pages at the public address may read it, in
 * development any page of this machine, and no page else; programs, which name no origin, are not concerned.
 */
export function admitWebApp(app: FastifyInstance, config: Config, publicUrl: () => string): void {
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
