import type { UserPoolRequest } from '#contract/user-pool.ts';
import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { proveCode } from './prove-code.ts';

/** ConfirmSignUp: the code proves the address. The first account of an installation gets the first provider with it. */
export async function confirmSignUp(
  ports: AccountPorts,
  request: UserPoolRequest<'ConfirmSignUp'>,
): Promise<Record<string, never> | AccountRefusal> {
  const email = request.Username.toLowerCase();
  const proved = await proveCode(ports, email, 'sign-up', request.ConfirmationCode);
  if ('refused' in proved) return proved;
  const used = { email, purpose: 'sign-up', hash: proved.hash } as const;
  const effect = { passwordHash: null, providerId: DEMO_PROVIDER.id };
  const account = await ports.records.accounts.redeemCode(used, ports.clock.now(), effect);
  return account === null ? REFUSALS.deadCode : {};
}
