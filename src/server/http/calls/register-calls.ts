import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SpecifiedCall } from '#contract/schemas/define-call.ts';
import { SPECIFIED_CALLS } from '#contract/wire.ts';
import type { Ports } from '../../services/shared/ports.ts';
import type { ReceivedFile } from '../../services/shared/received-files.ts';
import { isRefused, type Refusal } from '../../services/shared/refusal.ts';
import { composeFailure } from '../answers/compose-failure.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { identify } from '../answers/identify.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { countArrival } from '../limits/count-costs.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { assertAllowed, refuseUnread } from './admit-caller.ts';
import { checkRequest, readVersion } from './check-request.ts';
import { readForm, takesPicture } from './read-form.ts';
import { type Running, runCall } from './run-call.ts';

/** Makes a route of every address of the specification; calls that share one are told apart by their action field. */
export function registerCalls(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  const calls = (SPECIFIED_CALLS as readonly SpecifiedCall[]).filter((call) => call.encoding !== 'query');
  for (const path of new Set(calls.map((call) => call.path))) {
    const atPath = calls.filter((call) => call.path === path);
    app.post(`/api/${path}`, async (request, reply) => {
      countArrival(limits, atPath, request);
      const answered = await answerCall({ context, ports: await context.ports(), limits }, atPath, request);
      const { call, answer } = answered;
      const text = JSON.stringify(isRefused(answer) ? composeFailure(answer, call?.file === 'modelFile') : { success: true, ...answer });
      limits.spend('answers', request, text.length);
      return sendAnswer(reply, answered, text);
    });
  }
}

async function answerCall(running: Running, atPath: readonly SpecifiedCall[], request: FastifyRequest): Promise<Answered> {
  const { ports, limits } = running;
  // Where every call needs an account, a stranger's body is not even read.
  const isClosed = atPath.every(({ needs }) => needs !== null);
  const known = isClosed ? await identify(ports, request).catch((error: unknown) => refuseUnread(request, error)) : null;
  const fileCall = atPath.find((call) => call.file !== null);
  const release = fileCall === undefined ? null : limits.hold(takesPicture(fileCall) ? 'pictures' : 'uploads', request);
  const { fields, file } = await readFields(request, ports, atPath, fileCall).finally(release);
  if (isRefused(file)) return { call: fileCall ?? null, answer: file };
  const call = file === null ? pickCall(atPath, fields) : fileCall;
  if (call === undefined) throw new RequestProblem(400, `This address takes ${expectations(atPath)}.`);
  const access = call.needs === null ? null : (known ?? (await identify(ports, request)));
  if (access !== null) assertAllowed(call.needs, access);
  const seen = call.ifMatch === null || request.headers['if-match'] === undefined ? {} : { [call.ifMatch]: readVersion(request) };
  const check = () => checkRequest(call, { ...decode(call, fields), ...seen });
  return { call, answer: await runCall(running, { call, access, check, file }, request) };
}

async function readFields(
  request: FastifyRequest,
  ports: Ports,
  atPath: readonly SpecifiedCall[],
  fileCall: SpecifiedCall | undefined,
): Promise<{ fields: Readonly<Record<string, unknown>>; file: ReceivedFile | Refusal | null }> {
  if (atPath.every((call) => call.encoding === 'multipart')) return readForm(request, ports, fileCall);
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new RequestProblem(400, 'This call takes a JSON object.');
  return { fields: { ...body }, file: null };
}

function pickCall(atPath: readonly SpecifiedCall[], fields: Readonly<Record<string, unknown>>): SpecifiedCall | undefined {
  return atPath.find((call) => (call.action !== undefined ? fields[call.action.field] === call.action.value : call.file === null));
}

function expectations(atPath: readonly SpecifiedCall[]): string {
  const ways = atPath.map((call) => (call.action === undefined ? `a file in ${call.file}` : `${call.action.field}=${call.action.value}`));
  return ways.join(' or ');
}

/** The fields, with objects where the wire has JSON text. */
function decode({ jsonFields }: SpecifiedCall, fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const decoded = { ...fields };
  for (const name of jsonFields) {
    if (typeof decoded[name] === 'string') decoded[name] = parseJson(name, decoded[name]);
  }
  return decoded;
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestProblem(400, `'${name}' is not JSON.`, { cause });
  }
}

interface Answered {
  readonly call: SpecifiedCall | null;
  readonly answer: object | Refusal;
}

/** `text` is the answer as JSON. */
function sendAnswer(reply: FastifyReply, { call, answer }: Answered, text: string): FastifyReply {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (!isRefused(answer)) return reply.status(call?.successStatus ?? 200).send(text);
  const { retryAfterSeconds } = answer.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.status(answer.status).send(text);
}
