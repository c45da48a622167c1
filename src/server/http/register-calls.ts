import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, RequestOf, ResponseOf } from '#contract/define-call.ts';
import { WIRE } from '#contract/wire.ts';
import { nameInLogs } from '../ports/log.ts';
import type { StagedFile } from '../services/desk/stage-request-file.ts';
import type { Access } from '../services/find-access.ts';
import type { Ports } from '../services/ports.ts';
import type { ReceivedPicture } from '../services/pricing/receive-picture.ts';
import type { Refusal } from '../services/refusal.ts';
import type { StagedModel } from '../services/stage-model.ts';
import { cutOff } from './cut-off.ts';
import type { HttpContext } from './http-context.ts';
import { identify } from './identify.ts';
import type { Cost, LimitedKind, Limits } from './limit-requests.ts';
import { discardFile, type ReceivedFile, readForm, takesPicture } from './read-form.ts';
import { RequestProblem } from './request-problem.ts';

type WireCall = (typeof WIRE)[number];
/** The calls that answer once; the other two are event streams. */
type PlainCall = Exclude<WireCall, { name: 'watchConversion' | 'watchDescription' }>;

/** What a handler gets beside the request. */
export interface CallFacts {
  readonly ports: Ports;
  /** Set for calls that are not open to anyone. */
  readonly access: Access | null;
  /** Set for calls that take a model. */
  readonly model: StagedModel | null;
  /** Set for calls that take a request's file. */
  readonly document: StagedFile | null;
  /** Set for calls that take a picture. */
  readonly picture: ReceivedPicture | null;
  /** Where the request comes from. */
  readonly address: string;
  /** Counts what the request costs beyond being one; throws RequestProblem 429 when that is too much. */
  readonly count: (kind: LimitedKind, cost: Cost) => void;
  readonly report: (error: unknown) => void;
}

export type CallHandlers = {
  readonly [C in PlainCall as C['name']]: (request: RequestOf<C>, facts: CallFacts) => Promise<ResponseOf<C> | Refusal>;
};

/** How a handler looks to the registrar, which has checked the request by the same call's schema. */
type AnyHandler = (request: never, facts: CallFacts) => Promise<{ readonly success: true } | Refusal>;

/** Makes a route of every address of the wire; calls that share one are told apart by their action field. */
export function registerCalls(app: FastifyInstance, context: HttpContext, limits: Limits, handlers: CallHandlers): void {
  const calls: readonly Call[] = WIRE.filter((call) => call.encoding !== 'query');
  for (const path of new Set(calls.map((call) => call.path))) {
    const atPath = calls.filter((call) => call.path === path);
    app.post(`/api/${path}`, async (request, reply) => {
      countRequest(limits, atPath, request);
      const answered = await answerCall({ ports: await context.ports(), limits, handlers }, atPath, request);
      const text = JSON.stringify(answered.answer.success ? answered.answer : answered.answer.failure);
      limits.spend('answers', request, text.length);
      return sendAnswer(reply, answered, text);
    });
  }
}

function countRequest(limits: Limits, atPath: readonly Call[], request: FastifyRequest): void {
  limits.count('calls', request);
  limits.assertOpen('answers', request);
  if (atPath.some((call) => call.file !== null)) limits.count('uploads', request);
  if (atPath.some((call) => call.name === 'submitRequest' || call.name === 'sendContactMessage')) limits.count('mails', request);
  // Whoever has had his prices for this minute need not be read.
  if (atPath.some((call) => PRICES_LINES.has(call.name))) limits.assertOpen('lines', request);
}

const PRICES_LINES: ReadonlySet<string> = new Set([
  'getQuoteList',
  'getMaterialPrices',
  'priceRequest',
  'submitRequest',
] satisfies (keyof CallHandlers)[]);

interface Answering {
  readonly ports: Ports;
  readonly limits: Limits;
  readonly handlers: CallHandlers;
}

const ONLY_OWNERS = 'Only the owner of the provider may do this.';

/** Calls that a guesser could ask, of file names or of requests' keys. */
const OPENS_BY_NAME: ReadonlySet<string> = new Set([
  'scheduleDescription',
  'fetchStl',
  'showInvitation',
  'followRequest',
  'priceMore',
  'answerQuote',
  'uploadRequestFile',
] satisfies (keyof CallHandlers)[]);

async function answerCall({ ports, limits, handlers }: Answering, atPath: readonly Call[], request: FastifyRequest): Promise<Answered> {
  // Where every call needs an account, a stranger's body is not even read.
  const isClosed = atPath.every(({ needs }) => needs !== null);
  const known = isClosed ? await identify(ports, request).catch((error: unknown) => refuseUnread(request, error)) : null;
  const fileCall = atPath.find((call) => call.file !== null);
  const release = fileCall === undefined ? null : limits.hold(takesPicture(fileCall) ? 'pictures' : 'uploads', request);
  const { fields, file } = await readFields(request, ports, atPath, fileCall).finally(release);
  if (file?.success === false) return { call: null, answer: file };
  try {
    const call = file === null ? pickCall(atPath, fields) : fileCall;
    if (call === undefined) throw new RequestProblem(400, `This address takes ${expectations(atPath)}.`);
    const access = call.needs === null ? null : (known ?? (await identify(ports, request)));
    if (call.needs === 'owner' && access?.role !== 'owner') throw new RequestProblem(403, ONLY_OWNERS);
    const handle = handlers[call.name as keyof CallHandlers] as AnyHandler;
    const report = (error: unknown) => request.log.error({ err: error, call: call.name }, 'A call met trouble.');
    const checked = checkRequest(call, fields);
    const count: CallFacts['count'] = (kind, cost) => limits.count(kind, request, cost);
    const model = file !== null && 'internalFilename' in file ? file : null;
    const document = file !== null && 'fileId' in file ? file : null;
    const picture = file !== null && 'bytes' in file ? file : null;
    const answer = await handle(checked as never, { ports, access, model, document, picture, address: request.ip, count, report });
    if (model !== null && answer.success) request.log.info({ part: nameInLogs(model.internalFilename) }, 'A file was received.');
    if (OPENS_BY_NAME.has(call.name) && !answer.success && answer.status === 404) limits.count('misses', request);
    if (document !== null && !answer.success) await discardFile(ports, document);
    return { call, answer };
  } catch (error) {
    if (file !== null && error instanceof RequestProblem) await discardFile(ports, file);
    throw error;
  }
}

async function readFields(
  request: FastifyRequest,
  ports: Ports,
  atPath: readonly Call[],
  fileCall: Call | undefined,
): Promise<{ fields: Readonly<Record<string, unknown>>; file: ReceivedFile | Refusal | null }> {
  if (atPath.every((call) => call.encoding === 'multipart')) return readForm(request, ports, fileCall);
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new RequestProblem(400, 'This call takes a JSON object.');
  return { fields: { ...body }, file: null };
}

function pickCall(atPath: readonly Call[], fields: Readonly<Record<string, unknown>>): Call | undefined {
  return atPath.find((call) => (call.action !== undefined ? fields[call.action.field] === call.action.value : call.file === null));
}

function expectations(atPath: readonly Call[]): string {
  const ways = atPath.map((call) => (call.action === undefined ? `a file in ${call.file}` : `${call.action.field}=${call.action.value}`));
  return ways.join(' or ');
}

/** The request as the contract describes it; throws RequestProblem 400 that names the field at fault. */
function checkRequest(call: Call, fields: Readonly<Record<string, unknown>>): unknown {
  const decoded = { ...fields };
  for (const name of call.jsonFields) {
    if (typeof decoded[name] === 'string') decoded[name] = parseJson(name, decoded[name]);
  }
  const checked = call.request.safeParse(decoded);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  // Too long a list is the one mistake that a customer can make; the contract has words for it.
  if (issue?.code === 'too_big' && issue.origin === 'array') throw new RequestProblem(400, issue.message);
  const at = issue?.path.join('.') || 'request';
  throw new RequestProblem(400, `'${at.slice(0, 100)}' is missing or not valid.`);
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestProblem(400, `'${name}' is not JSON.`, { cause });
  }
}

function refuseUnread(request: FastifyRequest, error: unknown): never {
  cutOff(request.raw);
  throw error;
}

interface Answered {
  readonly call: Call | null;
  readonly answer: { readonly success: true } | Refusal;
}

/** `text` is the answer as JSON. */
function sendAnswer(reply: FastifyReply, { call, answer }: Answered, text: string): FastifyReply {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (answer.success) return reply.status(call?.successStatus ?? 200).send(text);
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  return reply.status(answer.status).send(text);
}
