import { ERRORS } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { RESUMABLE_UPLOAD_PATH } from '#contract/resumable-upload.ts';
import { isRefused } from '../../services/shared/refusal.ts';
import { composeFailure } from '../answers/compose-failure.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { createUnfinishedShares } from '../limits/unfinished-shares.ts';
import { openResumableUploads, type ResumableUploads } from './resumable-uploads.ts';

type ForUpload = FastifyRequest<{ Params: { id: string } }>;

const PATH = `/api/${RESUMABLE_UPLOAD_PATH}`;
const SWEEP_EVERY_MS = 3_600_000;

/** Uploads that go on after a dropped connection; nothing is at their address where there is no place for what has not come whole. */
export async function serveResumableUploads(app: FastifyInstance, context: HttpContext, limits: Limits): Promise<void> {
  if (!context.config.web.uploadsResume) return;
  const shares = context.config.limitsRates ? createUnfinishedShares() : null;
  let opening: Promise<ResumableUploads> | null = null;
  const open = async () => {
    opening ??= context.ports().then((ports) => openResumableUploads(PATH, ports, shares));
    return opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
  };
  sweepHourly(app, open);

  const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
    const uploads = await open();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader('cache-control', 'no-store');
    await uploads.handle(request, reply.raw);
  };
  /** For requests that bring bytes. */
  const receive = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.once('close', limits.hold('uploads', request));
    await handOver(request, reply);
  };
  const missUpload = (request: FastifyRequest) => {
    limits.count('misses', request);
    return new RequestProblem(404, 'There is no such upload.');
  };

  await app.register(async (routes) => {
    // The protocol's library reads the bodies.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', (_request, _body, done) => done(null));
    routes.post(PATH, async (request, reply) => {
      limits.count('calls', request);
      limits.count('uploads', request);
      await receive(request, reply);
    });
    routes.route({
      url: `${PATH}/:id`,
      method: ['HEAD', 'PATCH', 'DELETE'],
      handler: async (request: ForUpload, reply) => {
        limits.count('calls', request);
        if (!(await (await open()).exists(request.params.id))) throw missUpload(request);
        await (request.method === 'PATCH' ? receive : handOver)(request, reply);
      },
    });
    routes.get(`${PATH}/:id`, { exposeHeadRoute: false }, async (request: ForUpload, reply) => {
      limits.count('calls', request);
      const answer = await (await open()).finish(request.params.id, request).catch((error: unknown) => {
        if (error !== ERRORS.FILE_NOT_FOUND) throw error;
        throw missUpload(request);
      });
      reply.header('cache-control', 'no-store');
      return isRefused(answer)
        ? reply.status(answer.status).send(composeFailure(answer, true))
        : reply.status(uploadModel.successStatus).send(answer);
    });
  });
}

function sweepHourly(app: FastifyInstance, open: () => Promise<ResumableUploads>): void {
  const timer = setInterval(() => {
    const sweep = open().then((uploads) => uploads.sweep());
    sweep.catch((error: unknown) => app.log.error({ err: error }, 'Unfinished uploads could not be removed.'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
