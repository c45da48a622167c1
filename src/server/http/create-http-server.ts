import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#domain/part/upload-limit.ts';
import { NO_TRACING } from '../ports/tracing.ts';
import { serveUserPool } from './accounts/serve-user-pool.ts';
import { answerProblems } from './answers/answer-problem.ts';
import { compressAnswers, packAnswer, sendPacked } from './answers/compress-answers.ts';
import type { HttpContext } from './answers/http-context.ts';
import { createEventStreams } from './calls/event-streams.ts';
import { MAX_FIELD_BYTES } from './calls/read-form.ts';
import { registerCalls } from './calls/register-calls.ts';
import { registerResources } from './calls/register-resources.ts';
import { registerStreams } from './calls/register-streams.ts';
import { createFastify } from './connections/create-fastify.ts';
import { traceRequests } from './connections/trace-requests.ts';
import { describeApi } from './description/describe-api.ts';
import { serveArchives } from './files/serve-archives.ts';
import { serveDocuments } from './files/serve-documents.ts';
import { serveFiles, serveMeshes } from './files/serve-files.ts';
import { servePapers } from './files/serve-papers.ts';
import { shareLimits } from './limits/share-limits.ts';
import { guardBrowsers } from './pages/guard-browsers.ts';
import { serveMails } from './pages/serve-mails.ts';
import { serveWeb } from './pages/serve-web.ts';
import { registerProbes } from './probes/probes.ts';
import { serveResumableUploads } from './uploads/serve-resumable-uploads.ts';

/** The server of one application, with every route but listening to nothing yet. A worker only answers its probes. */
export async function createHttpServer(context: HttpContext): Promise<FastifyInstance> {
  const { config } = context;
  const app = createFastify(config, context.logTo);
  if (context.tracing !== NO_TRACING) traceRequests(app, context.tracing);
  answerProblems(app);
  guardBrowsers(app, config, context.publicUrl);
  registerProbes(app, context);
  if (config.role === 'worker') return app;
  compressAnswers(app);
  const limits = shareLimits(app, context);
  await app.register(multipart, {
    // The size that is refused must arrive to be counted; one byte more never does.
    limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 20, parts: 20, fieldSize: MAX_FIELD_BYTES, headerPairs: 50 },
    throwFileSizeLimit: false,
  });
  const streams = createEventStreams(app, context, limits);
  registerCalls(app, context, limits);
  registerResources(app, context, limits, streams);
  await serveResumableUploads(app, context, limits);
  registerStreams(app, context, limits, streams);
  serveFiles(app, context, limits);
  serveMeshes(app, context, limits);
  serveDocuments(app, context, limits);
  servePapers(app, context, limits);
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
