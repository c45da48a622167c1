import * as z from 'zod/mini';
import type { listClients as call } from '#contract/api/clients/list-clients.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { withoutNul } from '#contract/schemas/fields.ts';
import type { ContextOf } from '../shared/context.ts';
import { readCursor, writeCursor } from '../shared/page-cursor.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { describeClient } from './describe-client.ts';

/** Where a page ended: the next begins after it. */
const pageEndSchema = z.object({ lastAt: z.coerce.date(), key: z.string().check(z.maxLength(254), withoutNul) });

/** A page of those who sent requests to the provider. */
export async function listClients(
  { ports: { records }, member: { provider } }: ContextOf<typeof call>,
  { by, words, organization, cursor, limit }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const filter = { by, ...(words === undefined ? {} : { words }), ...(organization === undefined ? {} : { organization }) };
  const from = cursor == null ? null : readCursor(cursor, pageEndSchema);
  if (isRefused(from)) return from;
  // One more than asked for tells whether there is another page.
  const found = await records.clients.list(provider.id, filter, from, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const { timeZone } = provider.rateCard.calendar;
  return {
    clients: page.map((client) => describeClient(client, timeZone)),
    nextCursor: found.length <= limit || last === undefined ? null : writeCursor({ key: last.key, lastAt: last.lastAt }),
    hasRequests: found.length > 0 || (await records.figures.hasRequests(provider.id)),
  };
}
