import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadModel } from '#contract/calls/upload-model.ts';
import type { Failure } from '#contract/schemas/failure.ts';
import type { Problem, ProblemCode } from '#contract/schemas/problem.ts';
import { BlobError } from '../../ports/blob-store.ts';
import { IdentityError } from '../../ports/identity.ts';
import { RecordsError } from '../../ports/records/records.ts';
import { shortageIn } from '../../services/shared/guard-resources.ts';
import { RequestProblem } from './request-problem.ts';
import { sayTo } from './say-refusal.ts';

const WORDS_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  403: 'This address is not open to you.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this kind of request.',
  413: 'The request is too large.',
  414: 'The address of the request is too long.',
  415: 'The request is not encoded as this call needs it.',
  431: 'The headers of the request are too large.',
  503: 'The service is busy at the moment. Please try again in a moment.',
};
const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/** The one place where errors become the wire's envelope: what was asked wrongly is explained, what broke is logged. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const [status, message] = wordsFor(error);
    nameRetry(reply, error);
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'A request failed.');
    return answerFailure(request, reply, status, message, error instanceof RequestProblem ? error.problemCode : null);
  });
}

/** Says when asking again makes sense (RFC 9110, 10.2.3). */
export function nameRetry(reply: FastifyReply, error: unknown): void {
  const seconds = error instanceof RequestProblem ? error.retryAfterSeconds : (shortageIn(error)?.retryAfterSeconds ?? null);
  if (seconds !== null) reply.header('retry-after', seconds);
}

/** Sends a failure in the shape that the address uses. */
export function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  english: string,
  code: ProblemCode | null = null,
): FastifyReply {
  const message = sayTo(request)(english);
  if (request.url.startsWith('/api/v1/')) return sendProblem(reply, composeProblem({ status, code, detail: message }), status);
  const isUpload = request.routeOptions.url?.endsWith(`/${uploadModel.path}`) ?? false;
  const failure: Failure = { success: false, error: isUpload ? { message } : message };
  return reply.status(status).header('cache-control', 'no-store').send(failure);
}

/** The status and the words for whatever went wrong. */
export function wordsFor(error: unknown): [status: number, message: string] {
  if (error instanceof RequestProblem) return [error.status, error.message];
  const shortage = shortageIn(error);
  if (shortage !== null) return [shortage.status, shortage.message];
  if (error instanceof BlobError && error.code !== 'BLOB_UNAVAILABLE') return [404, 'There is no such file.'];
  if (error instanceof RecordsError || error instanceof BlobError || error instanceof IdentityError) return [503, wordsOf(503)];
  const status = readStatus(error);
  return status === null ? [500, OUR_FAULT] : [status, wordsOf(status)];
}

function wordsOf(status: number): string {
  return WORDS_BY_STATUS[status] ?? WORDS_BY_STATUS[400] ?? '';
}

/** The status of an error that a client made; null for one that is ours to explain. */
export function readStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  // A form that is encoded wrongly is 406 to the parser; to a client it is the same mistake as a wrong content type.
  if (error.statusCode === 406) return 415;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : null;
}

const CODES: Readonly<Record<number, ProblemCode>> = {
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'unknown',
  405: 'wrong-method',
  408: 'too-slow',
  409: 'conflict',
  412: 'stale',
  413: 'too-large',
  415: 'wrong-type',
  428: 'version-missing',
  429: 'too-many',
  503: 'busy',
  507: 'no-room',
};

/** The code of a failure that has none of its own. */
function codeOf(status: number): ProblemCode {
  return CODES[status] ?? (status >= 500 ? 'failed' : 'invalid');
}

type Told = Omit<Problem, 'title' | 'code'> & { readonly code?: ProblemCode | null };

/** Problem details as text, with the code that follows from the status where there is none. */
export function composeProblem({ code, ...told }: Told): string {
  const title = STATUS_CODES[told.status] ?? 'Error';
  return JSON.stringify({ title, ...told, code: code ?? codeOf(told.status) } satisfies Problem);
}

/** Sends problem details (RFC 9457). */
export function sendProblem(reply: FastifyReply, text: string, status: number): FastifyReply {
  return reply.status(status).header('cache-control', 'no-store').type('application/problem+json; charset=utf-8').send(text);
}
