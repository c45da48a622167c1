import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { asksByQuery, pathFields, type Resource } from '#contract/schemas/define-call.ts';
import { RESOURCES } from '#contract/wire.ts';
import type { Followed } from '../../services/shared/context.ts';
import type { Access } from '../../services/shared/find-access.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { isRefused, type Refusal } from '../../services/shared/refusal.ts';
import { composeProblem, sendProblem } from '../answers/answer-problem.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { countArrival, readAt } from '../limits/count-costs.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { admitCaller, refuseUnread } from './admit-caller.ts';
import { answerOnce, nameWrite, readIdempotencyKey } from './answer-once.ts';
import { checkRequest, readVersion } from './check-request.ts';
import type { EventStreams } from './event-streams.ts';
import { discardFile, MAX_FORM_BYTES, readForm, takesPicture } from './read-form.ts';
import { runCall } from './run-call.ts';

/** Makes a route of every JSON resource. */
export function registerResources(app: FastifyInstance, context: HttpContext, limits: Limits, streams: EventStreams): void {
  for (const resource of RESOURCES) registerResource(app, { context, limits, streams }, resource);
}

/** Who follows longer is asked again who he is, and whether he still may. */
const ADMITTED_FOR_MS = 600_000;

interface Serving {
  readonly context: HttpContext;
  readonly limits: Limits;
  readonly streams: EventStreams;
}

function registerResource(app: FastifyInstance, { context, limits, streams }: Serving, call: Resource): void {
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
      if (call.streams && !isRefused(answer)) return streamNews(request, reply, answer as Followed<object>);
      const text = isRefused(answer) ? composeRefusal(reply, answer) : composeAnswer(reply, call, answer);
      limits.spend('answers', request, text.length);
      return isRefused(answer) ? sendProblem(reply, text, answer.status) : reply.send(text);
    },
  });

  async function streamNews(request: FastifyRequest, reply: FastifyReply, { follow }: Followed<object>): Promise<void> {
    await streams.serve(request, reply, callers.get(request)?.provider?.id, async (stream) => {
      const stop = follow(stream.send);
      const timer = setTimeout(stream.close, ADMITTED_FOR_MS);
      await stream.closed;
      clearTimeout(timer);
      stop();
    });
  }

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

type Fields = Readonly<Record<string, unknown>>;
/** What a field is, where it travels as text. */
type Kind = 'text' | 'number' | 'boolean' | 'list';

/** Gathers the fields of a request from path, header, query, and body or form. Throws RequestProblem for what is not as it should be. */
function createFieldReader(resource: Resource): (request: FastifyRequest, form: Fields | null) => Fields {
  const { ifMatch } = resource;
  const kinds = findKinds(resource);
  const inPath = new Set(pathFields(resource));
  const readTexts = (texts: Fields) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readText(kinds.get(name), text)]));
  return (request, form) => {
    const sent = form !== null ? readTexts(form) : asksByQuery(resource) ? readTexts(request.query as Fields) : readBody(request);
    const params = Object.entries(readTexts(request.params as Fields)).filter(([name]) => inPath.has(name));
    const seen = ifMatch === null ? {} : { [ifMatch]: readVersion(request) };
    return { ...sent, ...Object.fromEntries(params), ...seen };
  };
}

function findKinds({ request }: Resource): ReadonlyMap<string, Kind> {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return new Map(Object.entries(properties).map(([name, schema]) => [name, kindOf(schema)]));
}

function kindOf(schema: unknown): Kind {
  const { type, anyOf = [] } = schema as { readonly type?: string; readonly anyOf?: readonly { readonly type?: string }[] };
  const types = [type, ...anyOf.map((each) => each.type)];
  if (types.includes('array')) return 'list';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('integer') || types.includes('number') ? 'number' : 'text';
}

/** Text that is not of its kind stays text, so that the schema refuses it. */
function readText(kind: Kind | undefined, text: unknown): unknown {
  if (kind === 'list') return [text].flat();
  if (kind === 'number' && typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function readBody({ body, headers }: FastifyRequest): Fields {
  if (headers['content-type'] === undefined && body == null) return {};
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw new RequestProblem(415, 'This call takes application/json.');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new RequestProblem(400, 'This call takes a JSON object.');
  return { ...body };
}
