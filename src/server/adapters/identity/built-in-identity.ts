import { createLocalJWKSet, decodeJwt } from 'jose';
import type { AccountKeys } from '../../ports/account-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity.ts';
import type { AccountRecords } from '../../ports/records/account-records.ts';
import { verifyAccessToken } from './verify-access-token.ts';

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
