import { randomUUID } from 'node:crypto';
import type { CodeDelivery, UserPoolRequest } from '#contract/user-pool.ts';
import { LONGEST_NAME } from '#domain/request/rfq.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { callForWork } from '../shared/call-for-work.ts';
import { isRefused } from '../shared/refusal.ts';
import { showInvitation } from '../team/invitations.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { checkPassword } from './check-password.ts';
import { composeCode, describeDelivery } from './mail-code.ts';
import { isSetUpCode } from './set-up-code.ts';

interface SignUpAnswer {
  readonly UserConfirmed: boolean;
  readonly UserSub: string;
  /** Left out where no code is needed. */
  readonly CodeDeliveryDetails?: CodeDelivery;
}

/**
 * SignUp: makes an account, which waits for its confirmation code, which is mailed. Whoever comes by a mailed invitation to this address
 * has proved it already. Where not everybody may sign up, others need the code of the set-up link.
 */
export async function signUp(ports: AccountPorts, request: UserPoolRequest<'SignUp'>): Promise<SignUpAnswer | AccountRefusal> {
  const { accounts } = ports.records;
  const email = request.Username.toLowerCase();
  const { setUp = '', invitation = '' } = request.ClientMetadata ?? {};
  const isInvited = await isInvitation(ports, invitation, email);
  if (ports.userPool.signUp === 'invited' && !isInvited && !(await isSetUpCode(ports, setUp))) return REFUSALS.notInvited;
  const badPassword = await checkPassword(request.Password);
  if (badPassword !== null) return badPassword;
  if ((await accounts.findByEmail(email)) !== null) return REFUSALS.userExists;
  const pending = isInvited ? null : await composeCode(ports, email, 'sign-up');
  if (pending !== null && 'refused' in pending) return pending;
  const now = ports.clock.now();
  const passwordHash = await ports.userPool.passwords.hash(request.Password);
  const name = nameOf(request);
  const account = { sub: randomUUID(), email, name, passwordHash, confirmedAt: isInvited ? now : null, createdAt: now };
  if (!(await accounts.add(account, pending))) return REFUSALS.userExists;
  if (pending === null) return { UserConfirmed: true, UserSub: account.sub };
  await callForWork(ports, 'mails', ports.report);
  return { UserConfirmed: false, UserSub: account.sub, CodeDeliveryDetails: describeDelivery(email) };
}

/** First and last name, on one line and without what turns letters around. */
function nameOf({ UserAttributes = [] }: UserPoolRequest<'SignUp'>): string {
  const find = (wanted: string) => cleanLine(UserAttributes.find(({ Name }) => Name === wanted)?.Value ?? '').trim();
  return `${find('given_name')} ${find('family_name')}`.trim().slice(0, LONGEST_NAME);
}

async function isInvitation(ports: AccountPorts, secret: string, email: string): Promise<boolean> {
  if (secret === '') return false;
  const invitation = await showInvitation({ ports }, { secret });
  return !isRefused(invitation) && invitation.email === email;
}
