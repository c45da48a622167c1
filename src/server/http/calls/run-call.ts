import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/schemas/define-call.ts';
import { nameInLogs } from '../../ports/log.ts';
import type { Context, Handlers } from '../../services/shared/context.ts';
import type { Access, Member } from '../../services/shared/find-access.ts';
import { nameNetwork } from '../../services/shared/guards/name-network.ts';
import type { Ports } from '../../services/shared/ports.ts';
import type { ReceivedFile } from '../../services/shared/received-files.ts';
import { isRefused, type Refusal, refuse } from '../../services/shared/refusal.ts';
import { serve } from '../../services/shared/serve.ts';
import { askedLanguage } from '../answers/asked-language.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { sayRefusal } from '../answers/say-refusal.ts';
import { countCosts } from '../limits/count-costs.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { HANDLERS } from './handlers.ts';
import { discardFile } from './read-form.ts';

/** How a service looks to whoever has checked the request by the same call's schema. */
type AnyHandler = (context: object, request: never) => Promise<object | Refusal>;

export interface Running {
  readonly context: HttpContext;
  readonly ports: Ports;
  readonly limits: Limits;
}

/** A call that has come whole. */
export interface ArrivedCall {
  readonly call: Call;
  /** Null where the call needs nobody. */
  readonly access: Access | null;
  /** The request as the call's schema leaves it; throws RequestProblem 400. */
  readonly check: () => unknown;
  readonly file: ReceivedFile | null;
}

/** Counts what a call costs and has its service answer it. A file that is refused is discarded. */
export async function runCall(running: Running, arrived: ArrivedCall, request: FastifyRequest): Promise<object | Refusal> {
  const { ports, limits } = running;
  const { call, file } = arrived;
  try {
    const answer = await answerCall(running, arrived, request);
    if (isRefused(answer)) {
      if (call.isGuessable && answer.status === 404) limits.count('misses', request);
      if (file !== null && call.file === 'requestFile') await discardFile(ports, file);
    } else if (file !== null && 'internalFilename' in file) {
      request.log.info({ part: nameInLogs(file.internalFilename) }, 'A file was received.');
    }
    return isRefused(answer) ? sayRefusal(request, answer) : answer;
  } catch (error) {
    if (file !== null && error instanceof RequestProblem) await discardFile(ports, file);
    throw error;
  }
}

async function answerCall(
  { context, ports, limits }: Running,
  { call, access, check, file }: ArrivedCall,
  request: FastifyRequest,
): Promise<object | Refusal> {
  const checked = check();
  if (call.file !== null && file === null)
    return refuse(400, 'invalid', call.file === 'pictureFile' ? 'No picture was sent.' : 'No file was sent.');
  const pictureBytes = file !== null && 'bytes' in file ? file.bytes.length : 0;
  const fileBytes = file !== null && 'sizeBytes' in file ? file.sizeBytes : 0;
  countCosts(limits, call, request, { checked, providerId: access?.provider?.id, fileBytes });
  const { supportEmail, signUp } = context.config;
  const known: Context = {
    ports,
    publicUrl: context.publicUrl(),
    supportEmail,
    signUp,
    language: askedLanguage(request.headers['accept-language']),
    origin: ports.hashAddress(nameNetwork(request.ip)),
    report: (error) => request.log.error({ err: error, call: call.name }, 'A call met trouble.'),
  };
  const handle = HANDLERS[call.name as keyof Handlers] as AnyHandler;
  return serve(call, known, () => handle({ ...known, access, ...memberOf(access), file }, checked as never), pictureBytes);
}

/** Somebody who has a shop. */
function memberOf(access: Access | null): { readonly member?: Member } {
  if (access === null || access.provider === null) return {};
  return { member: { ...access, provider: access.provider } };
}
