import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { AccountPorts } from './account-ports.ts';
import type { AccountRefusal } from './account-refusal.ts';
import { type CodeAnswer, sendCode } from './send-code.ts';

/** ResendConfirmationCode: the former code is dead. An unknown or confirmed account is answered alike, but not written to. */
export function resendConfirmationCode(
  ports: AccountPorts,
  request: UserPoolRequest<'ResendConfirmationCode'>,
): Promise<CodeAnswer | AccountRefusal> {
  return sendCode(ports, request.Username, 'sign-up', (account) => account.confirmedAt === null);
}
