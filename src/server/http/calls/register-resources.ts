import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '#contract/schemas/define-call.ts';
import { RESOURCES } from '#contract/wire.ts';
import type { Access } from '../../services/shared/find-access.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { isRefused, type Refusal } from '../../services/shared/refusal.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { composeProblem, sendProblem } from '../answers/send-problem.ts';
import { countArrival, readAt } from '../limits/count-costs.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { admitCaller, refuseUnread } from './admit-caller.ts';
import { answerOnce, nameWrite, readIdempotencyKey } from './answer-once.ts';
import { checkRequest } from './check-request.ts';
import { discardFile, MAX_FORM_BYTES, readForm, takesPicture } from './read-form.ts';
import { createFieldReader } from './read-resource-fields.ts';
import { runCall } from './run-call.ts';

/** Makes a route of every JSON resource. */
export function registerResources(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  for (const resource of RESOURCES) registerResource(app, { context, limits }, resource);
}

interface Serving {
  readonly context: HttpContext;
  readonly limits: Limits;
}

function registerResource(app: FastifyInstance, { context, limits }: Serving, call: Resource): void {
  const readFields = createFieldReader(call);
  const callers = new WeakMap<FastifyRequest, Access>();
  app.route({
    method: call.method,
    url: `/api/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    exposeHeadRoute: false,
    bodyLimit: MAX_FORM_BYTES,
    // A stranger's body is not even read.
    onRequest: async (request) => {
      countArrival(limits, [call], request);
      const access = await admitCaller(await context.ports(), call, request).catch((error: unknown) => refuseUnread(request, error));
      if (access !== null) callers.set(request, access);
    },
    handler: async (request, reply) => {
      const answer = await answerResource(await context.ports(), request, reply);
      const text = isRefused(answer) ? composeRefusal(reply, answer) : composeAnswer(reply, call, answer);
      limits.spend('answers', request, text.length);
      return isRefused(answer) ? sendProblem(reply, text, answer.status) : reply.send(text);
    },
  });

  async function answerResource(ports: Ports, request: FastifyRequest, reply: FastifyReply): Promise<object | Refusal> {
    const key = readIdempotencyKey(call, request);
    const release = call.file === null ? null : limits.hold(takesPicture(call) ? 'pictures' : 'uploads', request);
    const form = call.file === null ? null : await readForm(request, ports, call).finally(release);
    const file = form?.file ?? null;
    if (isRefused(file)) return file;
    const access = callers.get(request) ?? null;
    const fields = readFields(request, form?.fields ?? null);
    const act = () => runCall({ context, ports, limits }, { call, access, check: () => checkRequest(call, fields), file }, request);
    const leave = async () => (file === null ? undefined : discardFile(ports, file));
    return key === null ? act() : answerOnce(ports, nameWrite(key, { access, fields, file }, request), { reply, act, leave });
  }
}

function composeAnswer(reply: FastifyReply, { etag }: Resource, answer: object): string {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const version = etag === null ? undefined : readAt(answer, etag);
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
  return JSON.stringify(answer);
}

function composeRefusal(reply: FastifyReply, { status, code, message, details }: Refusal): string {
  const { retryAfterSeconds, errors: _, contactEmail: __, ...told } = details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return composeProblem({ status, code, detail: message, ...told });
}
