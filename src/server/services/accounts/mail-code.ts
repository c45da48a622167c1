import { randomInt } from 'node:crypto';
import type { CodeDelivery } from '#contract/user-pool.ts';
import type { Language } from '#domain/language/language.ts';
import type { SealedMail } from '../../ports/mailer.ts';
import type { AccountCode, CodePurpose } from '../../ports/records/account-records.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import { type MailBlock, renderMail } from '../shared/mails/render-mail.ts';
import { sealMail } from '../shared/mails/seal-mail.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';

const MOST_MAILS = 5;
const MAIL_PAUSE_MS = 3_600_000;

export interface MailedCode {
  readonly code: AccountCode;
  readonly mail: SealedMail;
}

/**
 * A fresh code and the mail that brings it, counted against the address's limit: five, then none until an hour has passed.
 * The code itself stands in the sealed mail alone.
 */
export async function composeCode(ports: AccountPorts, email: string, purpose: CodePurpose): Promise<MailedCode | AccountRefusal> {
  const { records, clock, userPool, language } = ports;
  const texts = MAIL_TEXTS[language].code;
  const now = clock.now();
  if (!(await records.accounts.countMail('code', email, now, MOST_MAILS, MAIL_PAUSE_MS))) return REFUSALS.tooManyMails;
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const lifetimeSeconds = purpose === 'sign-up' ? userPool.signUpCodeSeconds : userPool.resetCodeSeconds;
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000);
  const { subject, heading, reason } = purpose === 'sign-up' ? texts.signUp : texts.reset;
  const blocks: readonly MailBlock[] = [
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text: reason(userPool.appName) },
    { kind: 'code', text: digits },
    { kind: 'paragraph', text: texts.good(spell(lifetimeSeconds, texts)) },
    { kind: 'note', text: texts.notAsked },
  ];
  const envelope = { id: `${clock.randomName()}-code`, to: email, replyTo: null, subject: subject(userPool.appName) };
  return {
    code: { email, purpose, hash: hashCode(ports, email, purpose, digits), expiresAt },
    mail: sealMail(userPool.keys, { ...envelope, ...renderMail(blocks, language) }),
  };
}

/** The hash under which a code for this address and purpose is kept. */
export function hashCode({ userPool }: Pick<AccountPorts, 'userPool'>, email: string, purpose: CodePurpose, digits: string): string {
  return userPool.keys.hash(`code\0${purpose}\0${email}`, digits);
}

/** Where a code goes, told so that only who knows the address recognises it. */
export function describeDelivery(email: string): CodeDelivery {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: `${email.slice(0, 1)}***@${domain.slice(0, 1)}***` };
}

function spell(seconds: number, texts: (typeof MAIL_TEXTS)[Language]['code']): string {
  if (seconds >= 3600) return texts.hours(Math.floor(seconds / 3600));
  return seconds >= 60 ? texts.minutes(Math.floor(seconds / 60)) : texts.seconds(Math.floor(seconds));
}
