import { and, asc, count, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { OutgoingMail } from '../../../ports/mailer.ts';
import { noted } from '../../../ports/records/audit-log.ts';
import type { DeskMail } from '../../../ports/records/desk-records.ts';
import type { OutboxMail, OutboxRecords } from '../../../ports/records/records.ts';
import { note } from './audit-records.ts';
import type { QueryRunner } from './database.ts';
import { outbox } from './schema.ts';

/** Inserts mails in the caller's transaction; those that are there already stay as they are. */
export async function addToOutbox(
  runner: QueryRunner,
  mails: readonly (OutgoingMail | DeskMail)[],
  rfqId: string | null = null,
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => composeRow(mail, rfqId));
  await runner.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.messageId });
}

function composeRow({ id, ...mail }: OutgoingMail | DeskMail, rfqId: string | null) {
  const { paperOfEvent, ...rest } = 'paperOfEvent' in mail ? mail : { ...mail, paperOfEvent: undefined };
  return { messageId: id, text: '', html: '', rfqId, ...rest, ...(paperOfEvent === undefined ? {} : { quoteRevision: -paperOfEvent }) };
}

function isDue(now: Date) {
  return and(isNull(outbox.sentAt), or(isNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now)));
}

function readMail({ messageId, to, replyTo, senderName, subject, text, html, sealed, ...row }: typeof outbox.$inferSelect): OutboxMail {
  const { attempts, rfqId, quoteRevision } = row;
  return {
    message: {
      id: messageId,
      to,
      replyTo,
      ...(senderName === null ? {} : { senderName }),
      subject,
      ...(sealed === null ? { text, html } : { sealed }),
    },
    attempts,
    ...(rfqId === null || quoteRevision === null ? {} : readEnclosed(rfqId, quoteRevision)),
  };
}

function readEnclosed(requestId: string, enclosed: number): Pick<OutboxMail, 'quote' | 'paper'> {
  return enclosed > 0 ? { quote: { requestId, revision: enclosed } } : { paper: { requestId, event: -enclosed } };
}

export function createOutboxRecords(runner: QueryRunner): OutboxRecords {
  return {
    add: (message) => addToOutbox(runner, [message]),
    take: async (now, until) => {
      const next = runner
        .select({ position: outbox.position })
        .from(outbox)
        .where(and(isDue(now), or(isNull(outbox.takenUntil), lte(outbox.takenUntil, now))))
        .orderBy(sql`${outbox.sealed} is null`, asc(outbox.position))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await runner.update(outbox).set({ takenUntil: until }).where(eq(outbox.position, next)).returning();
      return taken === undefined ? null : readMail(taken);
    },
    keep: async (ids, until) => {
      await runner
        .update(outbox)
        .set({ takenUntil: until })
        .where(and(inArray(outbox.messageId, [...ids]), isNull(outbox.sentAt)));
    },
    listDue: async (now, limit) =>
      (await runner.select().from(outbox).where(isDue(now)).orderBy(asc(outbox.position)).limit(limit)).map(readMail),
    countWaiting: async () => {
      const refused = sql<number>`count(*) filter (where ${outbox.attempts} > 0)`.mapWith(Number);
      const [counted] = await runner.select({ count: count(), refused }).from(outbox).where(isNull(outbox.sentAt));
      return counted ?? { count: 0, refused: 0 };
    },
    markSent: async (messageId, at) => {
      await runner.update(outbox).set({ sentAt: at }).where(eq(outbox.messageId, messageId));
    },
    markFailed: async (messageId, error, nextAttemptAt) => {
      await runner
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, lastError: error, nextAttemptAt, takenUntil: null })
        .where(and(eq(outbox.messageId, messageId), isNull(outbox.sentAt)));
    },
    giveUp: (attempts, at) =>
      runner.transaction(async (transaction) => {
        const given = await transaction
          .delete(outbox)
          .where(and(isNull(outbox.sentAt), gte(outbox.attempts, attempts)))
          .returning({ id: outbox.messageId, attempts: outbox.attempts });
        await note(
          transaction,
          given.map((mail) => noted.mailGivenUp(mail, at)),
        );
        return given.map(({ id }) => id);
      }),
    removeSent: async (before) => {
      await runner.delete(outbox).where(lte(outbox.sentAt, before));
    },
  };
}
