import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Caller, IdentityError } from '../../ports/identity.ts';

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
