import type { WireClientCard } from '#contract/desk/clients.ts';
import type { ClientCard } from '../../ports/client-records.ts';

/** The same words for somebody who never sent a request and one who was deleted. */
export const UNKNOWN_CLIENT = 'Nothing is known of a client by this address.';

export function describeClient({ firstAt, lastAt, sums, ...card }: ClientCard): WireClientCard {
  return { ...card, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString(), sums: sums.map((sum) => ({ ...sum })) };
}
