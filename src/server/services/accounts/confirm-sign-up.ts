import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { proveCode } from './prove-code.ts';

/** ConfirmSignUp: the code proves the address. */
export async function confirmSignUp(
  ports: AccountPorts,
  request: UserPoolRequest<'ConfirmSignUp'>,
): Promise<Record<string, never> | AccountRefusal> {
  const email = request.Username.toLowerCase();
  const proved = await proveCode(ports, email, 'sign-up', request.ConfirmationCode);
  if ('refused' in proved) return proved;
  const used = { email, purpose: 'sign-up', hash: proved.hash } as const;
  const account = await ports.records.accounts.redeemCode(used, ports.clock.now(), null);
  return account === null ? REFUSALS.deadCode : {};
}
