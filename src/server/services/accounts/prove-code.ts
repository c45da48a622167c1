import { timingSafeEqual } from 'node:crypto';
import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { CodePurpose } from '../../ports/records/account-records.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { checkPassword } from './check-password.ts';
import { hashCode } from './mail-code.ts';

const MAX_TRIES = 5;

/** Compares a code with the one that was mailed. The try is counted first, so that parallel guesses get no more than five. */
export async function proveCode(
  ports: AccountPorts,
  email: string,
  purpose: CodePurpose,
  written: string,
): Promise<{ readonly hash: string } | AccountRefusal> {
  const stored = await ports.records.accounts.tryCode(email, purpose, ports.clock.now(), MAX_TRIES);
  if (stored === null) return REFUSALS.deadCode;
  const hash = hashCode(ports, email, purpose, written.trim());
  return timingSafeEqual(Buffer.from(hash), Buffer.from(stored)) ? { hash } : REFUSALS.wrongCode;
}

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

/** ConfirmForgotPassword: the code lets a new password in, ends every session, and confirms the address if that is still open. */
export async function confirmForgotPassword(
  ports: AccountPorts,
  request: UserPoolRequest<'ConfirmForgotPassword'>,
): Promise<Record<string, never> | AccountRefusal> {
  const email = request.Username.toLowerCase();
  const badPassword = await checkPassword(request.Password);
  if (badPassword !== null) return badPassword;
  const proved = await proveCode(ports, email, 'reset', request.ConfirmationCode);
  if ('refused' in proved) return proved;
  const used = { email, purpose: 'reset', hash: proved.hash } as const;
  const passwordHash = await ports.userPool.passwords.hash(request.Password);
  const account = await ports.records.accounts.redeemCode(used, ports.clock.now(), passwordHash);
  return account === null ? REFUSALS.deadCode : {};
}
