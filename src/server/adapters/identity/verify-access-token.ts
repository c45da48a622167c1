import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { AccountKeys } from '../../ports/account-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Caller, type Identity, IdentityError } from '../../ports/identity.ts';
import type { AccountRecords } from '../../ports/records/account-records.ts';

export interface TokenRules {
  readonly issuer: string;
  readonly clientId: string;
  readonly now: Date;
}

/** What a key set answers when it can't be had; every other complaint of the library is about the token. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/**
 * The caller of a user pool's access token: signed with RS256 by one of its keys, from `issuer`, unexpired, an access token
 * (not an id token, whose audience is the client), and given to our client. Throws IdentityError when the keys can't be had.
 */
export async function verifyAccessToken(token: string, keys: JWTVerifyGetKey, rules: TokenRules): Promise<Caller | null> {
  const { issuer, clientId, now } = rules;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat', 'client_id', 'token_use'],
    });
    if (payload['token_use'] !== 'access' || payload['client_id'] !== clientId || !payload.sub) return null;
    const username = payload['username'];
    return { sub: payload.sub, username: typeof username === 'string' ? username : payload.sub };
  } catch (error) {
    if (error instanceof errors.JOSEError && !UNAVAILABLE.has(error.code)) return null;
    throw new IdentityError("The identity provider's keys can't be had.", { cause: error });
  }
}

/** Verifies the tokens of the pool that this installation keeps itself: by its own public key, and that their session was not ended. */
export function createBuiltInIdentity(options: {
  readonly keySet: AccountKeys['keySet'];
  readonly issuer: () => string;
  readonly clientId: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly sessions: Pick<AccountRecords, 'findRefreshToken'>;
}): Identity {
  const keys = createLocalJWKSet({ keys: options.keySet.keys.map((key) => ({ ...key })) });
  return {
    async verifyAccessToken(token) {
      const now = options.clock.now();
      const caller = await verifyAccessToken(token, keys, { issuer: options.issuer(), clientId: options.clientId, now });
      if (caller === null) return null;
      const session = await options.sessions.findRefreshToken(String(decodeJwt(token)['origin_jti']), now);
      return session?.sub === caller.sub ? caller : null;
    },
  };
}

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
