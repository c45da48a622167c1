import type { DeskRequest } from '../../ports/records/desk-records.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

const HOUR_MS = 3_600_000;
/** Each is a mail to the shop; far more than a customer has to say. */
const BOUNDS = [
  {
    most: 20,
    withinMs: HOUR_MS,
    words: 'You have sent 20 messages within an hour. Please go on in an hour, or write to the shop by email.',
  },
  {
    most: 60,
    withinMs: 24 * HOUR_MS,
    words: 'You have sent 60 messages within a day. Please go on tomorrow, or write to the shop by email.',
  },
] as const;

/** Keeps a request's link from filling the shop's mailbox; null where one more message may go. */
export function refuseManyMessages({ events }: Pick<DeskRequest, 'events'>, now: Date): Refusal | null {
  const sent = events.filter(({ actor, act }) => actor.kind === 'customer' && act.type === 'message').map(({ at }) => at.getTime());
  for (const { most, withinMs, words } of BOUNDS) {
    const oldest = sent.at(-most);
    const waitMs = oldest === undefined ? 0 : oldest + withinMs - now.getTime();
    if (waitMs > 0) return refuse(429, 'too-many', words, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  return null;
}
