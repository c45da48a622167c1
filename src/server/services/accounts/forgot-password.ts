import type { UserPoolRequest } from '#contract/user-pool.ts';
import type { AccountPorts } from './account-ports.ts';
import type { AccountRefusal } from './account-refusal.ts';
import { type CodeAnswer, sendCode } from './send-code.ts';

/**
 * ForgotPassword: mails a reset code; an unknown address is answered alike. An account that was never confirmed gets one too,
 * so that nobody can block an address by signing up with it.
 */
export function forgotPassword(ports: AccountPorts, request: UserPoolRequest<'ForgotPassword'>): Promise<CodeAnswer | AccountRefusal> {
  return sendCode(ports, request.Username, 'reset', () => true);
}
