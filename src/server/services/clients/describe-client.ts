import type { WireClientCard } from '#contract/desk/clients.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { ClientCard } from '../../ports/records/client-records.ts';

/** The same words for somebody who never sent a request and one who was deleted. */
export const UNKNOWN_CLIENT = 'Nothing is known of this client.';

/** A client as the shop's pages show it: days are those of the shop's time zone, as everywhere at the desk. */
export function describeClient({ firstAt, lastAt, sums, ...card }: ClientCard, clientID: string, timeZone: string): WireClientCard {
  return { clientID, ...card, firstOn: dayAt(firstAt, timeZone), lastOn: dayAt(lastAt, timeZone), sums: sums.map((sum) => ({ ...sum })) };
}
