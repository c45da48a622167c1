import { randomUUID } from 'node:crypto';
import type { CodeDelivery, UserPoolRequest } from '#contract/user-pool.ts';
import { callForWork } from '../call-for-work.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { checkPassword } from './check-password.ts';
import { composeCode, describeDelivery } from './mail-code.ts';

interface SignUpAnswer {
  readonly UserConfirmed: false;
  readonly UserSub: string;
  readonly CodeDeliveryDetails: CodeDelivery;
}

/** SignUp: makes an account that waits for its confirmation code, which is mailed. */
export async function signUp(ports: AccountPorts, request: UserPoolRequest<'SignUp'>): Promise<SignUpAnswer | AccountRefusal> {
  const { accounts } = ports.records;
  const email = request.Username.toLowerCase();
  const badPassword = checkPassword(request.Password);
  if (badPassword !== null) return badPassword;
  if ((await accounts.findByEmail(email)) !== null) return REFUSALS.userExists;
  const mailed = await composeCode(ports, email, 'sign-up');
  if ('refused' in mailed) return mailed;
  const passwordHash = await ports.userPool.passwords.hash(request.Password);
  const account = { sub: randomUUID(), email, passwordHash, confirmedAt: null, createdAt: ports.clock.now() };
  if (!(await accounts.add(account, mailed.code, mailed.mail))) return REFUSALS.userExists;
  await callForWork(ports, 'mails', ports.report);
  return { UserConfirmed: false, UserSub: account.sub, CodeDeliveryDetails: describeDelivery(email) };
}
