import { randomInt } from 'node:crypto';
import type { Language } from '#domain/language/language.ts';
import { isEmail } from '#domain/request/rfq.ts';
import type { MailMessage, OutgoingMail } from '../../ports/mailer.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handlers } from '../shared/context.ts';
import { hashToken } from '../shared/customer-session.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { brandOf } from '../shared/mails/mail-brand.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import { renderMail } from '../shared/mails/render-mail.ts';
import { sealMail } from '../shared/mails/seal-mail.ts';
import { type Sender, speaksFreely } from '../shared/mails/speaks-freely.ts';
import type { Ports } from '../shared/ports.ts';
import { refuse } from '../shared/refusal.ts';

const CODE_MS = 600_000;
const MOST_TRIES = 5;
const SESSION_MS = 30 * 86_400_000;
/** An address gets so many codes, then none until so long has passed; whether it is known or not. */
const MOST_CODES = 5;
const CODES_PAUSE_MS = 3_600_000;

/**
 * Mails a code to an address that has requests at the shop, or is asked to share some. For any other the same is done but for the mail,
 * so that neither answer nor limits tell who is a customer.
 */
export const requestCustomerCode: Handlers['requestCustomerCode'] = async (context, { mspID, email: typed }) => {
  const { ports, language } = context;
  const provider = await ports.records.providers.find(mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  if (!isEmail(typed)) return refuse(400, 'invalid', 'Please check the marked fields.', { fields: { email: 'ERROR_INVALID_EMAIL' } });
  const email = typed.toLowerCase();
  const now = ports.clock.now();
  if (!(await ports.records.accounts.countMail('customer-code', `${provider.id} ${email}`, now, MOST_CODES, CODES_PAUSE_MS)))
    return refuse(429, 'too-many', 'This address has had several codes within the hour. Please try again later.');
  const { settings, sender } = await findSender(context, provider);
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const isKnown = await ports.records.customers.isKnown(provider.id, email);
  const mail = composeCode(sender, language ?? settings.language, { id: `${ports.clock.randomName()}-customer-code`, to: email }, digits);
  const code = {
    providerId: provider.id,
    email,
    hash: hashCode(ports, provider.id, email, digits),
    expiresAt: new Date(now.getTime() + CODE_MS),
  };
  await ports.records.customers.putCode(code, isKnown ? seal(ports, mail) : null, now);
  return {};
};

/** Takes the code: once, in time, and at the shop that it was mailed for. */
export const openCustomerSession: Handlers['openCustomerSession'] = async ({ ports }, { mspID, email: typed, code }) => {
  const email = typed.toLowerCase();
  const now = ports.clock.now();
  const token = ports.clock.randomName();
  const session = { hash: hashToken(token), providerId: mspID, email, expiresAt: new Date(now.getTime() + SESSION_MS) };
  const proof = { providerId: mspID, email, hash: hashCode(ports, mspID, email, code) };
  const isOpen = await ports.records.customers.openSession(proof, session, MOST_TRIES, now);
  return isOpen ? { token } : refuse(404, 'wrong-code', WRONG_CODE);
};

const WRONG_CODE = 'This code is wrong or no longer valid. Please check it, or ask for a new one.';

function hashCode({ hashAddress }: Pick<Ports, 'hashAddress'>, providerId: string, email: string, digits: string): string {
  return hashAddress(`customer-code\0${providerId}\0${email}\0${digits}`);
}

/** Six digits wait in the outbox under the installation's key, where it has one. */
export function seal({ userPool }: Pick<Ports, 'userPool'>, mail: MailMessage): OutgoingMail {
  return userPool === null ? mail : sealMail(userPool.keys, mail);
}

function composeCode(sender: Sender, language: Language, envelope: Pick<MailMessage, 'id' | 'to'>, digits: string): MailMessage {
  const { name, contactEmail } = sender.provider;
  const isFree = speaksFreely(sender);
  const texts = MAIL_TEXTS[language];
  const words = texts.returning;
  return {
    ...envelope,
    replyTo: isFree ? contactEmail : null,
    ...(isFree && { senderName: name }),
    subject: words.subject,
    ...renderMail(
      [
        { kind: 'heading', text: words.subject },
        { kind: 'paragraph', text: isFree ? words.lead(name) : words.bareLead },
        { kind: 'code', text: digits },
        { kind: 'paragraph', text: texts.code.good(texts.code.minutes(CODE_MS / 60_000)) },
        { kind: 'paragraph', text: texts.code.notAsked },
      ],
      language,
      brandOf(sender),
    ),
  };
}
