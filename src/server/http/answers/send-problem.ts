import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Problem, ProblemCode } from '#contract/schemas/problem.ts';

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
