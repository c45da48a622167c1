import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerFailure } from './answer-problem.ts';
import type { HttpContext } from './http-context.ts';

const NOT_BUILT = 'The web app is not built. Run "npm run build", or "npm start", which builds it when needed.\n';

/** The web app under /app/: hashed files for ever, its page for every other address, and its configuration. */
export async function serveWeb(app: FastifyInstance, { config, webFolder }: HttpContext): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect('/app/'));
  app.get('/app', (_request, reply) => reply.redirect('/app/'));
  app.get('/app/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(config.web));
  await app.register(fastifyStatic, {
    root: webFolder,
    prefix: '/app/',
    index: false,
    preCompressed: true,
    // The page is only built later where the server was started first.
    suppressWarning: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(webFolder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply) =>
    existsSync(join(webFolder, 'index.html'))
      ? reply.sendFile('index.html')
      : reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  app.get('/app/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && path.startsWith('/app/');
    if (wantsPage && !path.startsWith('/app/assets/')) return sendPage(reply);
    return answerFailure(request, reply, 404, 'There is nothing at this address.');
  });
}
