import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';

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
