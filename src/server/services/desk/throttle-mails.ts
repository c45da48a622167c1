import type { DeskRequest } from '../../ports/records/desk-records.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** Far more than a shop has to say to one person. */
const MOST_MAILS = 60;
const PAUSE_MS = 3_600_000;
const TOO_MANY = `This customer has had ${MOST_MAILS} mails from you without an hour's pause. Please go on in an hour; nothing was changed.`;

/**
 * Counts what a shop is about to mail to a request's customer: anybody may open a shop, and send it requests under any address.
 * Null where the mail may go.
 */
export async function throttleMails(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  { provider }: Member,
  { request }: Pick<DeskRequest, 'request'>,
): Promise<Refusal | null> {
  // Of each shop apart, so that none can keep another from writing.
  const throttled = `${provider.id} ${request.contact.email.toLowerCase()}`;
  const isOpen = await records.accounts.countMail('letter', throttled, clock.now(), MOST_MAILS, PAUSE_MS);
  return isOpen ? null : refuse(429, 'too-many', TOO_MANY, { retryAfterSeconds: PAUSE_MS / 1000 });
}
