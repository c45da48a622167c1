import { createHash } from 'node:crypto';
import type { inviteColleague as call } from '#contract/calls/invite-colleague.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Provider } from '#domain/provider.ts';
import { isEmail } from '#domain/rfq.ts';
import type { MailMessage, OutgoingMail } from '../../ports/mailer.ts';
import { sealMail } from '../accounts/seal-mail.ts';
import { callForWork } from '../call-for-work.ts';
import type { DeskScene } from '../desk/send-quote.ts';
import type { Insider } from '../find-access.ts';
import { refuseFor } from '../guard-resources.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { renderMail } from '../render-mail.ts';

const DAYS_GOOD = 7;
const DAY_MS = 86_400_000;
/** Nobody's shop asks more people in an hour, and a stranger's mailbox gets no more. */
const MOST_INVITATIONS = 5;
const INVITATION_PAUSE_MS = 3_600_000;

/** What an invitation is kept under: who reads the database can't use it. */
export function hashInvitation(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Mails an invitation, good once and for seven days. */
export async function inviteColleague(
  ports: Pick<Ports, 'records' | 'clock' | 'resources' | 'feed' | 'userPool'>,
  { caller, provider }: Insider,
  { email: typed, role }: RequestOf<typeof call>,
  { publicUrl, report }: DeskScene,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isEmail(typed))
    return refuse(400, 'Please check the marked fields.', { formDataValidationErrorList: { email: 'ERROR_INVALID_EMAIL' } });
  const shortage = await ports.resources.findShortage();
  if (shortage !== null) return refuseFor(shortage);
  const email = typed.toLowerCase();
  const now = ports.clock.now();
  const { accounts, members } = ports.records;
  if (!(await accounts.countMail('confirmation', email, now, MOST_INVITATIONS, INVITATION_PAUSE_MS)))
    return refuse(429, 'This address has had several mails within the hour. Please try again later.');
  const secret = ports.clock.randomName();
  const mail = composeInvitation(
    provider,
    { id: `${ports.clock.randomName()}-invitation`, to: email },
    `${publicUrl}/app/invitation/${secret}`,
  );
  const sealed: OutgoingMail = ports.userPool === null ? mail : sealMail(ports.userPool.keys, mail);
  const expiresAt = new Date(now.getTime() + DAYS_GOOD * DAY_MS);
  const invitation = { hash: hashInvitation(secret), providerId: provider.id, email, role, invitedBy: caller.sub, expiresAt };
  await members.invite(invitation, sealed, now);
  await callForWork(ports, 'mails', report);
  return { success: true };
}

function composeInvitation({ name, contactEmail }: Provider, envelope: Pick<MailMessage, 'id' | 'to'>, url: string): MailMessage {
  return {
    ...envelope,
    replyTo: contactEmail,
    subject: `You are invited to work with ${name}`,
    ...renderMail([
      { kind: 'heading', text: `Join ${name}` },
      { kind: 'paragraph', text: `${name} would like you to answer requests for quote with them.` },
      { kind: 'link', text: 'Open the invitation', url },
      { kind: 'paragraph', text: `It is good once and for ${DAYS_GOOD} days. If you do not know ${name}, you need not do anything.` },
    ]),
  };
}
