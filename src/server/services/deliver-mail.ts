import type { OutboxMail } from '../ports/records.ts';
import { unsealMail } from './accounts/seal-mail.ts';
import type { Ports } from './ports.ts';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Sends a mail that this process has taken out of the outbox, so that it goes out once unless the process dies between sending and
 * noting it. A refused mail is tried again after 15 s, 30 s, 1 min … 1 h.
 */
export async function deliverMail(
  ports: Pick<Ports, 'records' | 'mailer' | 'clock' | 'userPool'>,
  { message, attempts }: OutboxMail,
): Promise<'sent' | 'refused'> {
  const { outbox } = ports.records;
  try {
    await ports.mailer.send(unsealMail(ports.userPool?.keys ?? null, message));
  } catch (error) {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
    const reason = error instanceof Error ? error.message : String(error);
    await outbox.markFailed(message.id, reason, new Date(ports.clock.now().getTime() + pauseMs));
    return 'refused';
  }
  await outbox.markSent(message.id, ports.clock.now());
  return 'sent';
}
