import type { getClientList as call } from '#contract/calls/get-client-list.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { describeClient } from './describe-client.ts';

/** A page of those who sent requests to the provider. */
export async function listClients(
  { records }: Pick<Ports, 'records'>,
  { provider }: Insider,
  { by, words, organization, end, limit }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const filter = { by, ...(words === undefined ? {} : { words }), ...(organization === undefined ? {} : { organization }) };
  const from = end === undefined || end === null ? null : { key: end.key, lastAt: new Date(end.lastAt) };
  // One more than asked for tells whether there is another page.
  const found = await records.clients.list(provider.id, filter, from, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const { timeZone } = provider.rateCard.calendar;
  return {
    success: true,
    clients: page.map((client) => describeClient(client, timeZone)),
    end: found.length <= limit || last === undefined ? null : { key: last.key, lastAt: last.lastAt.toISOString() },
    hasRequests: found.length > 0 || (await records.figures.hasRequests(provider.id)),
  };
}
