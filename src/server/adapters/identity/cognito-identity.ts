import { createRemoteJWKSet } from 'jose';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Verifies the tokens of an Amazon Cognito user pool; its keys are fetched from beside `issuer` and kept. */
export function createCognitoIdentity(options: {
  readonly issuer: string;
  readonly clientId: string;
  readonly clock: Pick<Clock, 'now'>;
}): Identity {
  const { issuer, clientId, clock } = options;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: ANSWER_WITHIN_MS });
  return { verifyAccessToken: (token) => verifyAccessToken(token, keys, { issuer, clientId, now: clock.now() }) };
}
