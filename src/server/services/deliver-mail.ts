import { unsealMail } from './accounts/seal-mail.ts';
import type { Ports } from './ports.ts';

/** How many due mails one look at the outbox sees. */
const BATCH = 100;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Job `send-mail`: sends one mail of the outbox if it is due. The queue runs one job a mail at a time, so no mail goes out
 * twice unless the process dies between sending and noting it. A refused mail is tried again after 15 s, 30 s, 1 min … 1 h.
 * Answers whether the mail was refused.
 */
export async function deliverMail(
  ports: Pick<Ports, 'records' | 'mailer' | 'clock' | 'userPool'>,
  messageId: string,
): Promise<'sent' | 'refused' | 'not due'> {
  const { outbox } = ports.records;
  const due = (await outbox.listDue(ports.clock.now(), BATCH)).find((mail) => mail.message.id === messageId);
  if (due === undefined) return 'not due';
  try {
    await ports.mailer.send(unsealMail(ports.userPool?.keys ?? null, due.message));
  } catch (error) {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** due.attempts, LONGEST_PAUSE_MS);
    const reason = error instanceof Error ? error.message : String(error);
    await outbox.markFailed(messageId, reason, new Date(ports.clock.now().getTime() + pauseMs));
    return 'refused';
  }
  await outbox.markSent(messageId, ports.clock.now());
  return 'sent';
}

/** Asks for every due mail again, so that one whose job was lost still goes out. Answers how many. */
export async function sweepOutbox(ports: Pick<Ports, 'records' | 'queue' | 'clock'>): Promise<number> {
  const due = await ports.records.outbox.listDue(ports.clock.now(), BATCH);
  for (const { message } of due) await ports.queue.send('send-mail', { messageId: message.id }, message.id);
  return due.length;
}
