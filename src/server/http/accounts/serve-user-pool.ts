import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  USER_POOL_CONTENT_TYPE,
  USER_POOL_REQUESTS,
  USER_POOL_TARGET_HEADER,
  USER_POOL_TARGET_PREFIX,
  type UserPoolOperation,
  type UserPoolRequest,
} from '#contract/user-pool.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { AccountPorts } from '../../services/accounts/account-ports.ts';
import type { AccountRefusal } from '../../services/accounts/account-refusal.ts';
import { globalSignOut, revokeToken } from '../../services/accounts/end-sessions.ts';
import { initiateAuth } from '../../services/accounts/initiate-auth.ts';
import { confirmForgotPassword, confirmSignUp } from '../../services/accounts/prove-code.ts';
import { forgotPassword, resendConfirmationCode } from '../../services/accounts/send-code.ts';
import { signUp } from '../../services/accounts/sign-up.ts';
import { askedLanguage } from '../answers/asked-language.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { answerPoolProblems, PoolProblem, sendPoolAnswer } from './answer-pool-problem.ts';

type Operations = {
  readonly [Name in UserPoolOperation]: (ports: AccountPorts, request: UserPoolRequest<Name>) => Promise<object | AccountRefusal>;
};
const OPERATIONS: Operations = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  InitiateAuth: initiateAuth,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
};
const SENDS_MAIL: ReadonlySet<UserPoolOperation> = new Set(['SignUp', 'ResendConfirmationCode', 'ForgotPassword']);
/**
 * The least time that an operation takes, so that its work does not show whether there is an account: the first two write to whom
 * there is one for. Signing in works out a password hash in any case, and signing up says whether an address is taken.
 */
const LEAST_MS: Readonly<Record<UserPoolOperation, number>> = {
  ForgotPassword: 250,
  ResendConfirmationCode: 250,
  ConfirmForgotPassword: 50,
  ConfirmSignUp: 50,
  InitiateAuth: 0,
  SignUp: 0,
  RevokeToken: 0,
  GlobalSignOut: 0,
};
const MAX_BODY_BYTES = 16 * 1024;

/** /idp/: the built-in user pool on Amazon Cognito's wire, and its public keys. Nothing is served where Cognito itself is used. */
export async function serveUserPool(app: FastifyInstance, context: HttpContext, limits: Limits): Promise<void> {
  if (context.config.identity.kind !== 'built-in') return;
  await app.register(async (pool) => {
    answerPoolProblems(pool);
    pool.removeAllContentTypeParsers();
    pool.addContentTypeParser(
      USER_POOL_CONTENT_TYPE,
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      async (_request: unknown, body: string) => parseJson(body),
    );
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const started = performance.now();
      const operation = readOperation(request);
      limits.count('accounts', request);
      if (SENDS_MAIL.has(operation)) limits.count('mails', request);
      const outcome = await run(context, operation, request);
      await pause(Math.max(0, LEAST_MS[operation] - (performance.now() - started)));
      if ('refused' in outcome) throw new PoolProblem(outcome.exception, outcome.message);
      return sendPoolAnswer(reply, 200, outcome);
    };
    pool.post('/idp', answer);
    pool.post('/idp/', answer);
    pool.get('/idp/.well-known/jwks.json', async (_request, reply) => {
      const { userPool } = await context.ports();
      return reply.header('cache-control', 'public, max-age=300').send(userPool?.keys.keySet ?? { keys: [] });
    });
  });
}

function readOperation(request: FastifyRequest): UserPoolOperation {
  const target = String(request.headers[USER_POOL_TARGET_HEADER] ?? '');
  const name = target.startsWith(USER_POOL_TARGET_PREFIX) ? target.slice(USER_POOL_TARGET_PREFIX.length) : '';
  if (!isOperation(name)) throw new PoolProblem('UnknownOperationException', 'This operation is not known here.');
  return name;
}

function isOperation(name: string): name is UserPoolOperation {
  return Object.hasOwn(OPERATIONS, name);
}

async function run(context: HttpContext, operation: UserPoolOperation, request: FastifyRequest): Promise<object | AccountRefusal> {
  const checked = checkRequest(operation, request.body);
  const ports = await context.ports();
  const { userPool } = ports;
  if (userPool === null) throw new RequestProblem(503, 'The accounts are not open.');
  const shortage = SENDS_MAIL.has(operation) ? await ports.resources.findShortage() : null;
  if (shortage !== null) throw new RequestProblem(shortage.status, shortage.message, { retryAfterSeconds: shortage.retryAfterSeconds });
  if ('ClientId' in checked && checked.ClientId !== userPool.clientId) {
    throw new PoolProblem('ResourceNotFoundException', `User pool client ${checked.ClientId} does not exist.`);
  }
  const report = (error: unknown) =>
    request.log.error({ err: error, operation }, 'A mail with a code has to wait for the next look round.');
  const handle = OPERATIONS[operation] as (ports: AccountPorts, request: unknown) => Promise<object | AccountRefusal>;
  return handle({ ...ports, userPool, language: askedLanguage(request.headers['accept-language']) ?? LANGUAGES[0], report }, checked);
}

/** Throws PoolProblem that names the parameter at fault. */
function checkRequest(operation: UserPoolOperation, body: unknown): UserPoolRequest<UserPoolOperation> {
  const checked = USER_POOL_REQUESTS[operation].safeParse(body);
  if (checked.success) return checked.data;
  const at = String(checked.error.issues[0]?.path.at(-1) ?? 'body');
  throw new PoolProblem(
    'InvalidParameterException',
    at === 'Username' ? 'Username should be an email.' : `Missing or invalid parameter ${at}.`,
  );
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new PoolProblem('SerializationException', 'The request is not JSON.', { cause });
  }
}
