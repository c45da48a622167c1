import * as z from 'zod/mini';
import type { listRequests as call } from '#contract/api/desk/list-requests.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { idSchema } from '#contract/schemas/fields.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { startOfDay } from '#domain/calendar/ship-date.ts';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import type { ListedRequest, PageEnd, RequestFilter } from '../../ports/records/desk-records.ts';
import type { Handlers } from '../shared/context.ts';
import { readCursor, writeCursor } from '../shared/page-cursor.ts';
import { isRefused } from '../shared/refusal.ts';
import { describeCard } from './describe-request.ts';
import { findScene, type Scene } from './find-scene.ts';

/** A quote that can be accepted for so many days more, or fewer, is about to expire. */
export const EXPIRES_SOON_DAYS = 3;

/** What somebody narrows a list by. */
export type AskedFilter = Omit<RequestOf<typeof call>, 'cursor' | 'limit' | 'orderBy' | 'isDescending'>;

/** Where a page ended: the next begins after it. */
const pageEndSchema = z.object({
  receivedAt: z.coerce.date(),
  requestId: idSchema,
  orderKey: z._default(z.nullable(z.union([z.string(), z.number()])), null),
});

/** A page of the provider's requests. */
export const listRequests: Handlers['listRequests'] = async ({ ports, member }, request) => {
  const { cursor, limit, orderBy, isDescending = false, ...asked } = request;
  const { provider } = member;
  const scene = await findScene(ports, member);
  const filter = readFilter(asked, scene, (clientId) => ports.clientIds.read(provider.id, clientId));
  const from = cursor == null ? null : readCursor(cursor, pageEndSchema);
  if (isRefused(from)) return from;
  const { desk } = ports.records;
  // One more than asked for tells whether there is another page.
  const order = orderBy === undefined ? null : { by: orderBy, isDescending };
  const found = await desk.list(provider.id, filter, from, limit + 1, order);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const counts = from === null ? await desk.count(provider.id, filter) : null;
  return {
    requests: page.map((card) => describeCard(card, scene)),
    nextCursor: found.length <= limit || last === undefined ? null : writeCursor(endOf(last)),
    total: counts === null ? null : countTotal(counts, asked),
    counts,
  };
};

function endOf({ receivedAt, requestId, orderKey }: ListedRequest): PageEnd {
  return { receivedAt, requestId, ...(orderKey !== null && { orderKey }) };
}

/** What is counted is not narrowed by states and mark; of both together nothing is known. */
function countTotal({ states, marks }: NonNullable<AnswerOf<typeof call>['counts']>, asked: AskedFilter): number | null {
  if (asked.mark !== undefined) return asked.states === undefined ? marks[asked.mark] : null;
  const wanted: readonly (keyof typeof states)[] = asked.states ?? REQUEST_STATES;
  return wanted.reduce((sum, state) => sum + states[state], 0);
}

/** What records narrow a list by; days are those of the shop, and what is assigned to none of its colleagues is assigned to nobody. */
export function readFilter(
  asked: AskedFilter,
  { today, timeZone, colleagues }: Scene,
  readClient: (clientId: string) => string | null,
): RequestFilter {
  const { clientID, materialID, process, from, to, states, assignee, isUnassigned, had, words, mark } = asked;
  return {
    ...(states === undefined ? {} : { states }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(isUnassigned === undefined ? {} : { assignedToNone: [...colleagues.keys()] }),
    ...(had === undefined ? {} : { had }),
    ...(words === undefined ? {} : { words }),
    ...(mark === undefined ? {} : { mark }),
    // Nobody has an empty address.
    ...(clientID === undefined ? {} : { client: readClient(clientID) ?? '' }),
    ...(materialID === undefined ? {} : { materialId: materialID }),
    ...(process === undefined ? {} : { process }),
    ...(from === undefined ? {} : { from: startOfDay(from, timeZone) }),
    ...(to === undefined ? {} : { before: startOfDay(addDays(to, 1), timeZone) }),
    today,
    soon: addDays(today, EXPIRES_SOON_DAYS),
  };
}
