import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { checkPassword } from './check-password.ts';
import { proveCode } from './prove-code.ts';

/** ConfirmForgotPassword: the code lets a new password in, ends every session, and confirms the address if that is still open. */
export async function confirmForgotPassword(
  ports: AccountPorts,
  request: UserPoolRequest<'ConfirmForgotPassword'>,
): Promise<Record<string, never> | AccountRefusal> {
  const email = request.Username.toLowerCase();
  const badPassword = checkPassword(request.Password);
  if (badPassword !== null) return badPassword;
  const proved = await proveCode(ports, email, 'reset', request.ConfirmationCode);
  if ('refused' in proved) return proved;
  const used = { email, purpose: 'reset', hash: proved.hash } as const;
  const passwordHash = await ports.userPool.passwords.hash(request.Password);
  const account = await ports.records.accounts.redeemCode(used, ports.clock.now(), passwordHash);
  return account === null ? REFUSALS.deadCode : {};
}
