import type { CodeDelivery, UserPoolRequest } from '#contract/user-pool.ts';
import type { Account, CodePurpose } from '../../ports/records/account-records.ts';
import { callForWork } from '../shared/call-for-work.ts';
import type { AccountPorts } from './account-ports.ts';
import type { AccountRefusal } from './account-refusal.ts';
import { composeCode, describeDelivery } from './mail-code.ts';

export interface CodeAnswer {
  readonly CodeDeliveryDetails: CodeDelivery;
}

/**
 * Puts a new code in the place of the former one and mails it if there is an account that `isMeant` accepts. For any other
 * address the same is done but for the mail, so that neither the answer nor the limits tell who has an account.
 */
export async function sendCode(
  ports: AccountPorts,
  username: string,
  purpose: CodePurpose,
  isMeant: (account: Account) => boolean,
): Promise<CodeAnswer | AccountRefusal> {
  const email = username.toLowerCase();
  const mailed = await composeCode(ports, email, purpose);
  if ('refused' in mailed) return mailed;
  const account = await ports.records.accounts.findByEmail(email);
  const mail = account !== null && isMeant(account) ? mailed.mail : null;
  await ports.records.accounts.putCode(mailed.code, mail);
  if (mail !== null) await callForWork(ports, 'mails', ports.report);
  return { CodeDeliveryDetails: describeDelivery(email) };
}

/**
 * ForgotPassword: mails a reset code; an unknown address is answered alike. An account that was never confirmed gets one too,
 * so that nobody can block an address by signing up with it.
 */
export function forgotPassword(ports: AccountPorts, request: UserPoolRequest<'ForgotPassword'>): Promise<CodeAnswer | AccountRefusal> {
  return sendCode(ports, request.Username, 'reset', () => true);
}

/** ResendConfirmationCode: the former code is dead. An unknown or confirmed account is answered alike, but not written to. */
export function resendConfirmationCode(
  ports: AccountPorts,
  request: UserPoolRequest<'ResendConfirmationCode'>,
): Promise<CodeAnswer | AccountRefusal> {
  return sendCode(ports, request.Username, 'sign-up', (account) => account.confirmedAt === null);
}
