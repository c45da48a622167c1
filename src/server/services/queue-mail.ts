import type { Ports } from './ports.ts';

/** Has a stored mail sent; one that the queue does not take now is found by the outbox's next sweep, and `report` is told why. */
export async function queueMail({ queue }: Pick<Ports, 'queue'>, messageId: string, report: (error: unknown) => void): Promise<void> {
  await queue.send('send-mail', { messageId }, messageId).catch(report);
}
