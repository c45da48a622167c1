import { isEmail } from '#domain/request/rfq.ts';
import type { Handlers } from '../shared/context.ts';
import { findSession, hashToken } from '../shared/customer-session.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { brandOf } from '../shared/mails/mail-brand.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import { renderMail } from '../shared/mails/render-mail.ts';
import { speaksFreely } from '../shared/mails/speaks-freely.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { listGroup, listOwnRequests, orderAgain } from './own-requests.ts';
import { openCustomerSession, requestCustomerCode } from './prove-address.ts';

const MOST_INVITATIONS = 5;
const INVITATIONS_PAUSE_MS = 3_600_000;
/** Nobody's purchasing has more. */
const MOST_MEMBERS = 50;

const endCustomerSession: Handlers['endCustomerSession'] = async ({ ports }, { token }) => {
  await ports.records.customers.endSession(hashToken(token));
  return {};
};

/** Asks a colleague to share; whether they share with others already is not told. */
const inviteBuyer: Handlers['inviteBuyer'] = async (context, { token, email: typed }) => {
  const { ports, publicUrl } = context;
  const session = await findSession(ports, token);
  if (isRefused(session)) return session;
  const { providerId, email: by } = session;
  const provider = await ports.records.providers.find(providerId);
  const email = typed.toLowerCase();
  if (!isEmail(typed) || provider === null || email === by)
    return refuse(400, 'invalid', 'Please check the marked fields.', { fields: { email: 'ERROR_INVALID_EMAIL' } });
  const now = ports.clock.now();
  if ((await listGroup(ports, session)).length >= MOST_MEMBERS)
    return refuse(409, 'conflict', `At most ${MOST_MEMBERS} people share their requests.`);
  if (!(await ports.records.accounts.countMail('confirmation', email, now, MOST_INVITATIONS, INVITATIONS_PAUSE_MS)))
    return refuse(429, 'too-many', 'This address has had several mails within the hour. Please try again later.');
  const { settings, sender } = await findSender(context, provider);
  const { sharing } = MAIL_TEXTS[settings.language];
  const isFree = speaksFreely(sender);
  const mail = {
    id: `${ports.clock.randomName()}-sharing`,
    to: email,
    replyTo: null,
    subject: sharing.subject,
    ...renderMail(
      [
        { kind: 'heading', text: sharing.subject },
        { kind: 'paragraph', text: sharing.lead(by, isFree ? provider.name : sharing.someShop) },
        { kind: 'link', text: sharing.open, url: `${publicUrl}/app/my-requests?msp_id=${encodeURIComponent(providerId)}` },
        { kind: 'paragraph', text: sharing.notYours },
      ],
      settings.language,
      brandOf(sender),
    ),
  };
  await ports.records.customers.invite(providerId, by, email, ports.clock.randomName(), mail, now);
  return {};
};

const changeGroup: Handlers['changeGroup'] = async ({ ports }, { token, act }) => {
  const session = await findSession(ports, token);
  if (isRefused(session)) return session;
  const { customers } = ports.records;
  if (act === 'leave') await customers.leave(session.providerId, session.email);
  else if (!(await customers.join(session.providerId, session.email, ports.clock.now())))
    return refuse(409, 'conflict', 'There is no invitation any more.');
  return {};
};

export const returningHandlers = {
  changeGroup,
  endCustomerSession,
  inviteBuyer,
  listOwnRequests,
  openCustomerSession,
  orderAgain,
  requestCustomerCode,
} satisfies Partial<Handlers>;
