import { randomInt } from 'node:crypto';
import type { CodeDelivery } from '#contract/user-pool.ts';
import type { SealedMail } from '../../ports/mailer.ts';
import type { AccountCode, CodePurpose } from '../../ports/records/account-records.ts';
import { renderMail } from '../shared/mails/render-mail.ts';
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
  const { records, clock, userPool } = ports;
  const now = clock.now();
  if (!(await records.accounts.countMail('code', email, now, MOST_MAILS, MAIL_PAUSE_MS))) return REFUSALS.tooManyMails;
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const lifetimeSeconds = purpose === 'sign-up' ? userPool.signUpCodeSeconds : userPool.resetCodeSeconds;
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000);
  const { subject, heading, reason } = words(purpose, userPool.appName);
  const content = renderMail([
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text: reason },
    { kind: 'code', text: digits },
    { kind: 'paragraph', text: `The code is good for ${spell(lifetimeSeconds)} and for one use. Never tell it to anyone.` },
    { kind: 'paragraph', text: 'If you did not ask for it, you need not do anything.' },
  ]);
  return {
    code: { email, purpose, hash: hashCode(ports, email, purpose, digits), expiresAt },
    mail: sealMail(userPool.keys, { id: `${clock.randomName()}-code`, to: email, replyTo: null, subject, ...content }),
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

function words(purpose: CodePurpose, appName: string) {
  return purpose === 'sign-up'
    ? {
        subject: `Your ${appName} confirmation code`,
        heading: 'Confirm your account',
        reason: `Enter this code to confirm your ${appName} account:`,
      }
    : {
        subject: `Your ${appName} password reset code`,
        heading: 'Reset your password',
        reason: `Enter this code to choose a new password for your ${appName} account:`,
      };
}

function spell(seconds: number): string {
  const [unit, count] = seconds >= 3600 ? ['hour', seconds / 3600] : seconds >= 60 ? ['minute', seconds / 60] : ['second', seconds];
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
