import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import { type AuditEntry, noted } from '#server/ports/records/audit-log.ts';
import type { ClientMail } from '#server/ports/records/client-records.ts';
import type { FailedMail } from '#server/ports/records/desk-figures.ts';
import type { DeskMail } from '#server/ports/records/desk-records.ts';
import type { OutboxMail, OutboxRecords } from '#server/ports/records/records.ts';

interface KeptMail {
  readonly message: OutgoingMail;
  readonly rfqId: string | null;
  readonly quote?: NonNullable<OutboxMail['quote']>;
  readonly paper?: NonNullable<OutboxMail['paper']>;
  attempts: number;
  takenUntil: Date | null;
  sentAt: Date | null;
  nextAttemptAt: Date | null;
}
/** By their ids. */
export type Mails = Map<string, KeptMail>;

/** Whether a time has come; null is at once. */
export const isPast = (time: Date | null, now: Date) => time === null || time <= now;

/** Whether a mail of a request is still to be sent. */
export function isWaiting(rfq: RequestForQuote, mails: Mails): boolean {
  return [...mails.values()].some(({ rfqId, sentAt }) => rfqId === rfq.id && sentAt === null);
}

/** Mails of a request, sent or not. */
export function listMails(mails: Mails, requestId: string): readonly ClientMail[] {
  const found = [...mails.values()].filter(({ rfqId }) => rfqId === requestId);
  return found.map(({ message, sentAt }) => ({ requestId, to: message.to, subject: message.subject, sentAt }));
}

/** Refused before, and not sent. */
export function listFailed(mails: Mails): readonly FailedMail[] {
  return [...mails.values()].flatMap(({ message, rfqId, attempts, sentAt, nextAttemptAt }) =>
    rfqId === null || sentAt !== null || attempts === 0
      ? []
      : [{ messageId: message.id, requestId: rfqId, to: message.to, subject: message.subject, attempts, nextAttemptAt }],
  );
}

/** The same id again changes nothing. */
export function keepMail(
  mails: Mails,
  { quoteRevision, paperOfEvent, ...message }: OutgoingMail & Pick<DeskMail, 'quoteRevision' | 'paperOfEvent'>,
  rfqId: string | null,
): void {
  const quote = rfqId === null || quoteRevision === undefined ? {} : { quote: { requestId: rfqId, revision: quoteRevision } };
  const paper = rfqId === null || paperOfEvent === undefined ? {} : { paper: { requestId: rfqId, event: paperOfEvent } };
  if (!mails.has(message.id))
    mails.set(message.id, { message, rfqId, ...quote, ...paper, attempts: 0, takenUntil: null, sentAt: null, nextAttemptAt: null });
}

function readMail({ message, attempts, quote, paper }: KeptMail): OutboxMail {
  return { message, attempts, ...(quote === undefined ? {} : { quote }), ...(paper === undefined ? {} : { paper }) };
}

/** The outbox for as long as the test lives. */
export function createOutbox(mails: Mails, log: AuditEntry[]): OutboxRecords {
  const isDue = (mail: KeptMail, now: Date) => mail.sentAt === null && isPast(mail.nextAttemptAt, now);
  return {
    async take(now, until) {
      const due = [...mails.values()].filter((mail) => isDue(mail, now) && isPast(mail.takenUntil, now));
      const next = due.find(({ message }) => 'sealed' in message) ?? due[0];
      if (next === undefined) return null;
      next.takenUntil = until;
      return readMail(next);
    },
    async keep(ids, until) {
      for (const [id, mail] of mails) if (ids.includes(id)) mail.takenUntil = until;
    },
    async add(message) {
      keepMail(mails, message, null);
    },
    listDue: async (now, limit) =>
      [...mails.values()]
        .filter((mail) => isDue(mail, now))
        .slice(0, limit)
        .map(readMail),
    async countWaiting() {
      const unsent = [...mails.values()].filter(({ sentAt }) => sentAt === null);
      return { count: unsent.length, refused: unsent.filter(({ attempts }) => attempts > 0).length };
    },
    async markSent(messageId, at) {
      const mail = mails.get(messageId);
      if (mail !== undefined) mail.sentAt = at;
    },
    async markFailed(messageId, _error, nextAttemptAt) {
      const mail = mails.get(messageId);
      if (mail === undefined || mail.sentAt !== null) return;
      mail.attempts += 1;
      mail.nextAttemptAt = nextAttemptAt;
      mail.takenUntil = null;
    },
    async giveUp(attempts, at) {
      const given = [...mails].filter(([, mail]) => mail.sentAt === null && mail.attempts >= attempts);
      for (const [id, mail] of given) {
        mails.delete(id);
        log.push(noted.mailGivenUp({ id, attempts: mail.attempts }, at));
      }
      return given.map(([id]) => id);
    },
    async removeSent(before) {
      for (const [id, mail] of mails) if (mail.sentAt !== null && mail.sentAt <= before) mails.delete(id);
    },
  };
}
