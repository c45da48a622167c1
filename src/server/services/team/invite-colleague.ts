import { createHash } from 'node:crypto';
import type { Language } from '#domain/language/language.ts';
import { isEmail } from '#domain/request/rfq.ts';
import type { MailMessage, OutgoingMail } from '../../ports/mailer.ts';
import type { Handlers } from '../shared/context.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { brandOf } from '../shared/mails/mail-brand.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import { renderMail } from '../shared/mails/render-mail.ts';
import { sealMail } from '../shared/mails/seal-mail.ts';
import { type Sender, speaksFreely } from '../shared/mails/speaks-freely.ts';
import { refuse } from '../shared/refusal.ts';

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
export const inviteColleague: Handlers['inviteColleague'] = async (context, { email: typed, role }) => {
  const { ports, publicUrl } = context;
  const { caller, provider } = context.member;
  if (!isEmail(typed)) return refuse(400, 'invalid', 'Please check the marked fields.', { fields: { email: 'ERROR_INVALID_EMAIL' } });
  const email = typed.toLowerCase();
  const now = ports.clock.now();
  const { accounts, members } = ports.records;
  if (!(await accounts.countMail('confirmation', email, now, MOST_INVITATIONS, INVITATION_PAUSE_MS)))
    return refuse(429, 'too-many', 'This address has had several mails within the hour. Please try again later.');
  const { settings, sender } = await findSender(context, provider);
  const secret = ports.clock.randomName();
  const mail = composeInvitation(
    sender,
    settings.language,
    { id: `${ports.clock.randomName()}-invitation`, to: email },
    `${publicUrl}/app/invitation/${secret}`,
  );
  const sealed: OutgoingMail = ports.userPool === null ? mail : sealMail(ports.userPool.keys, mail);
  const expiresAt = new Date(now.getTime() + DAYS_GOOD * DAY_MS);
  const invitation = { hash: hashInvitation(secret), providerId: provider.id, email, role, invitedBy: caller.sub, expiresAt };
  await members.invite(invitation, sealed, now);
  return {};
};

function composeInvitation(sender: Sender, language: Language, envelope: Pick<MailMessage, 'id' | 'to'>, url: string): MailMessage {
  const { name, contactEmail } = sender.provider;
  const isFree = speaksFreely(sender);
  const texts = MAIL_TEXTS[language].invitation;
  const who = isFree ? name : texts.someShop;
  return {
    ...envelope,
    replyTo: isFree ? contactEmail : null,
    subject: texts.subject(who),
    ...renderMail(
      [
        { kind: 'heading', text: texts.heading(who) },
        { kind: 'paragraph', text: isFree ? texts.lead(name) : texts.bareLead },
        { kind: 'link', text: texts.open, url },
        { kind: 'note', text: texts.good(DAYS_GOOD, isFree ? name : null) },
      ],
      language,
      brandOf(sender),
    ),
  };
}
