import { createLocalJWKSet } from 'jose';
import type { AccountKeys } from '../../ports/account-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity.ts';
import { verifyAccessToken } from './verify-access-token.ts';

/** Verifies the tokens of the pool that this installation keeps itself, with its own public key. */
export function createBuiltInIdentity(options: {
  readonly keySet: AccountKeys['keySet'];
  readonly issuer: () => string;
  readonly clientId: string;
  readonly clock: Pick<Clock, 'now'>;
}): Identity {
  const keys = createLocalJWKSet({ keys: options.keySet.keys.map((key) => ({ ...key })) });
  return {
    verifyAccessToken: (token) =>
      verifyAccessToken(token, keys, { issuer: options.issuer(), clientId: options.clientId, now: options.clock.now() }),
  };
}
