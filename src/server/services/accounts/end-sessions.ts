import { createHash } from 'node:crypto';
import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';

/**
 * RevokeToken: ends the session of a refresh token, and with it the access tokens that were given out for it. One that is unknown is
 * as good as revoked (RFC 7009, 2.2).
 */
export async function revokeToken(ports: AccountPorts, { Token }: UserPoolRequest<'RevokeToken'>): Promise<Record<string, never>> {
  await ports.records.accounts.endSessions({ hash: hashRefreshToken(Token) }, ports.clock.now());
  return {};
}

/** What is kept of a refresh token: 256 random bits need no slow hash and no salt. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** GlobalSignOut: ends every session of the account that an access token belongs to. */
export async function globalSignOut(
  ports: AccountPorts,
  { AccessToken }: UserPoolRequest<'GlobalSignOut'>,
): Promise<Record<string, never> | AccountRefusal> {
  const caller = await ports.identity.verifyAccessToken(AccessToken);
  if (caller === null) return REFUSALS.badAccessToken;
  await ports.records.accounts.endSessions({ sub: caller.sub }, ports.clock.now());
  return {};
}
