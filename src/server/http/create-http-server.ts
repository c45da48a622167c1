import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#domain/upload-limit.ts';
import { answerProblems } from './answer-problem.ts';
import { createCallHandlers } from './call-handlers.ts';
import { compressAnswers, packAnswer, sendPacked } from './compress-answers.ts';
import { createFastify } from './create-fastify.ts';
import { describeApi } from './describe-api.ts';
import { guardBrowsers } from './guard-browsers.ts';
import type { HttpContext } from './http-context.ts';
import { createLimits } from './limit-requests.ts';
import { registerProbes } from './probes.ts';
import { MAX_FIELD_BYTES } from './read-form.ts';
import { registerCalls } from './register-calls.ts';
import { registerStreams } from './register-streams.ts';
import { serveArchives } from './serve-archives.ts';
import { serveDocuments } from './serve-documents.ts';
import { serveFiles, serveMeshes } from './serve-files.ts';
import { serveMails } from './serve-mails.ts';
import { serveResumableUploads } from './serve-resumable-uploads.ts';
import { serveUserPool } from './serve-user-pool.ts';
import { serveWeb } from './serve-web.ts';

/** The server of one application, with every route but listening to nothing yet. A worker only answers its probes. */
export async function createHttpServer(context: HttpContext): Promise<FastifyInstance> {
  const { config } = context;
  const app = createFastify(config, context.logTo);
  answerProblems(app);
  guardBrowsers(app, config, context.publicUrl);
  registerProbes(app, context);
  if (config.role === 'worker') return app;
  compressAnswers(app);
  const limits = createLimits(config.limitsRates);
  await app.register(multipart, {
    // The size that is refused must arrive to be counted; one byte more never does.
    limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 20, parts: 20, fieldSize: MAX_FIELD_BYTES, headerPairs: 50 },
    throwFileSizeLimit: false,
  });
  registerCalls(app, context, limits, createCallHandlers(context));
  await serveResumableUploads(app, context, limits);
  registerStreams(app, context, limits);
  serveFiles(app, context, limits);
  serveMeshes(app, context, limits);
  serveDocuments(app, context, limits);
  serveArchives(app, context, limits);
  await serveUserPool(app, context, limits);
  serveMails(app, context);
  app.get('/.well-known/quickquote.json', async (request) => {
    limits.count('pages', request);
    return { receiptKey: (await context.ports()).voucher.voucherKey };
  });
  const description = await packAnswer(JSON.stringify(describeApi(config.web.appName)));
  app.get('/openapi.json', (request, reply) => {
    limits.count('pages', request);
    return sendPacked(request, reply.type('application/json; charset=utf-8'), description);
  });
  await serveWeb(app, context, limits);
  return app;
}
