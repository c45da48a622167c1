import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { noted } from '../../ports/audit-log.ts';
import type { OutgoingMail } from '../../ports/mailer.ts';
import type { OutboxRecords } from '../../ports/records.ts';
import { answer } from './answer.ts';
import { note } from './audit-records.ts';
import type { QueryRunner } from './database.ts';
import { outbox } from './schema.ts';

/** Inserts mails in the caller's transaction; those that are there already stay as they are. */
export async function addToOutbox(runner: QueryRunner, mails: readonly OutgoingMail[], rfqId: string | null = null): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ id, ...mail }) => ({ messageId: id, text: '', html: '', rfqId, ...mail }));
  await runner.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.messageId });
}

export function createOutboxRecords(runner: QueryRunner): OutboxRecords {
  return {
    add: (message) => answer(() => addToOutbox(runner, [message])),
    listDue: (now, limit) =>
      answer(async () => {
        const due = await runner
          .select()
          .from(outbox)
          .where(and(isNull(outbox.sentAt), or(isNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now))))
          .orderBy(asc(outbox.position))
          .limit(limit);
        return due.map(({ messageId, to, replyTo, subject, text, html, sealed, attempts }) => ({
          message: { id: messageId, to, replyTo, subject, ...(sealed === null ? { text, html } : { sealed }) },
          attempts,
        }));
      }),
    markSent: (messageId, at) =>
      answer(async () => {
        await runner.update(outbox).set({ sentAt: at }).where(eq(outbox.messageId, messageId));
      }),
    markFailed: (messageId, error, nextAttemptAt) =>
      answer(async () => {
        await runner
          .update(outbox)
          .set({ attempts: sql`${outbox.attempts} + 1`, lastError: error, nextAttemptAt })
          .where(and(eq(outbox.messageId, messageId), isNull(outbox.sentAt)));
      }),
    giveUp: (attempts, at) =>
      answer(() =>
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
      ),
    removeSent: (before) =>
      answer(async () => {
        await runner.delete(outbox).where(lte(outbox.sentAt, before));
      }),
  };
}
