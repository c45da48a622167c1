import { createHash } from 'node:crypto';
import { type ClientTerms, NO_CLIENT_TERMS } from '#domain/desk/client-terms.ts';
import type { CustomerSession } from '../../ports/records/customer-records.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What a session is kept under: who reads the database can't use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Who a customer's browser has proved to be. */
export async function findSession({ records, clock }: Pick<Ports, 'records' | 'clock'>, token: string): Promise<CustomerSession | Refusal> {
  const session = await records.customers.findSession(hashToken(token), clock.now());
  return session ?? refuse(404, 'session-over', SESSION_OVER);
}

const SESSION_OVER = 'You are not signed in any more. Please enter your address again; we mail you a new code.';

/** What the shop agreed with whoever a browser has proved to be: nothing with anybody else, and at another shop. */
export async function findAgreed(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  providerId: string,
  token: string | undefined,
): Promise<ClientTerms> {
  const session = token === undefined ? null : await records.customers.findSession(hashToken(token), clock.now());
  if (session === null || session.providerId !== providerId) return NO_CLIENT_TERMS;
  return (await records.clients.findNote(providerId, session.email)).terms;
}
