import * as z from 'zod/mini';
import type { listClients as call } from '#contract/api/clients/list-clients.ts';
import { clientIdSchema } from '#contract/desk/clients.ts';
import type { Handler } from '../shared/context.ts';
import { readCursor, writeCursor } from '../shared/page-cursor.ts';
import { isRefused } from '../shared/refusal.ts';
import { describeClient } from './describe-client.ts';

/** Where a page ended: the next begins after it. The key is sealed as a person's is: it goes into the next address. */
const pageEndSchema = z.object({ lastAt: z.coerce.date(), key: clientIdSchema });

/** A page of those who sent requests to the provider. */
export const listClients: Handler<typeof call> = async (
  { ports: { records, clientIds }, member: { provider } },
  { by, words, organization, cursor, limit },
) => {
  const filter = { by, ...(words === undefined ? {} : { words }), ...(organization === undefined ? {} : { organization }) };
  const from = cursor == null ? null : readCursor(cursor, pageEndSchema);
  if (isRefused(from)) return from;
  const end = from === null ? null : { lastAt: from.lastAt, key: clientIds.read(provider.id, from.key) ?? '' };
  // One more than asked for tells whether there is another page.
  const found = await records.clients.list(provider.id, filter, end, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const { timeZone } = provider.rateCard.calendar;
  return {
    clients: page.map((client) => describeClient(client, clientIds.of(provider.id, client.key), timeZone)),
    nextCursor:
      found.length <= limit || last === undefined ? null : writeCursor({ key: clientIds.of(provider.id, last.key), lastAt: last.lastAt }),
    hasRequests: found.length > 0 || (await records.figures.hasRequests(provider.id)),
  };
};
