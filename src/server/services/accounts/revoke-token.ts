import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { AccountPorts } from './account-ports.ts';
import { hashRefreshToken } from './hash-refresh-token.ts';

/**
 * RevokeToken: ends the session of a refresh token, and with it the access tokens that were given out for it. One that is unknown is
 * as good as revoked (RFC 7009, 2.2).
 */
export async function revokeToken(ports: AccountPorts, { Token }: UserPoolRequest<'RevokeToken'>): Promise<Record<string, never>> {
  await ports.records.accounts.endSessions({ hash: hashRefreshToken(Token) }, ports.clock.now());
  return {};
}
