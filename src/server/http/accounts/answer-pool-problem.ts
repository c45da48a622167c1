import type { FastifyInstance, FastifyReply } from 'fastify';
import { USER_POOL_CONTENT_TYPE, type UserPoolException } from '#contract/user-pool.ts';
import { PasswordHasherError } from '../../ports/password-hasher.ts';
import { shortageIn } from '../../services/shared/guard-resources.ts';
import { nameRetry, readStatus, wordsFor } from '../answers/answer-problem.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { sayTo } from '../answers/say-refusal.ts';

/** What the protocol itself answers, whatever the operation. */
type ProtocolException = 'UnknownOperationException' | 'SerializationException' | 'ForbiddenException';

/** An operation of the user pool that is turned down, told in its own wire's way. */
export class PoolProblem extends Error {
  readonly code = 'POOL_PROBLEM';
  readonly exception: UserPoolException | ProtocolException;
  constructor(exception: PoolProblem['exception'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.exception = exception;
  }
}

const TOO_MANY = 'There were too many requests. Please try again in a moment.';

/** Within the user pool errors become `{"__type", "message"}` with 400, or 5xx for what broke or is short here. */
export function answerPoolProblems(pool: FastifyInstance): void {
  pool.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    nameRetry(reply, error);
    const isOurs = problem.exception === 'InternalErrorException';
    if (isOurs && !isShortage(error))
      request.log.error({ err: error, route: request.routeOptions.url }, 'A request to the user pool failed.');
    const status = isOurs ? Math.max(500, wordsFor(error)[0]) : problem.exception === 'ForbiddenException' ? 403 : 400;
    return sendPoolAnswer(reply, status, { __type: problem.exception, message: sayTo(request)(problem.message) });
  });
}

/** As bytes, since text would get a charset that the wire does not have. */
export function sendPoolAnswer(reply: FastifyReply, status: number, answer: object): FastifyReply {
  reply.status(status).header('cache-control', 'no-store').header('content-type', USER_POOL_CONTENT_TYPE);
  return reply.send(Buffer.from(JSON.stringify(answer)));
}

/** Whether it is what can't be stored just now, which is no fault of the program's. */
function isShortage(error: unknown): boolean {
  return shortageIn(error) !== null || (error instanceof RequestProblem && (error.status === 507 || error.status === 503));
}

function toProblem(error: unknown): PoolProblem {
  if (error instanceof PoolProblem) return error;
  if (error instanceof PasswordHasherError) return new PoolProblem('TooManyRequestsException', TOO_MANY);
  if (error instanceof RequestProblem) {
    if (error.status === 429) return new PoolProblem('TooManyRequestsException', error.message);
    if (error.status === 403) return new PoolProblem('ForbiddenException', error.message);
    return new PoolProblem('InternalErrorException', error.message);
  }
  return readStatus(error) === null
    ? new PoolProblem('InternalErrorException', wordsFor(error)[1])
    : new PoolProblem('SerializationException', 'The request is not encoded as the user pool takes it.');
}
