import type { getRequestList as call } from '#contract/calls/get-request-list.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { addDays } from '#domain/calendar-day.ts';
import { startOfDay } from '#domain/pricing/ship-date.ts';
import type { RequestFilter } from '../../ports/desk-records.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { describeCard } from './describe-request.ts';
import { findScene, type Scene } from './find-scene.ts';

/** A quote that can be accepted for so many days more, or fewer, is about to expire. */
export const EXPIRES_SOON_DAYS = 3;

/** A page of the provider's requests. */
export async function listRequests(
  ports: Pick<Ports, 'records' | 'clock'>,
  insider: Insider,
  { filter: asked, end, limit }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const { provider } = insider;
  const scene = await findScene(ports, insider);
  const filter = readFilter(asked, scene);
  const from = end === undefined || end === null ? null : { receivedAt: new Date(end.receivedAt), requestId: end.requestID };
  const { desk } = ports.records;
  // One more than asked for tells whether there is another page.
  const found = await desk.list(provider.id, filter, from, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    success: true,
    requests: page.map((card) => describeCard(card, scene)),
    end: found.length <= limit || last === undefined ? null : { receivedAt: last.receivedAt.toISOString(), requestID: last.requestId },
    counts: from === null ? await desk.count(provider.id, filter) : null,
  };
}

/** What records narrow a list by; days are those of the shop, and what is assigned to none of its colleagues is assigned to nobody. */
export function readFilter(asked: RequestOf<typeof call>['filter'], { today, timeZone, colleagues }: Scene): RequestFilter {
  const { client, materialID, process, from, to, states, assignee, isUnassigned, had, words, mark } = asked;
  return {
    ...(states === undefined ? {} : { states }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(isUnassigned === undefined ? {} : { assignedToNone: [...colleagues.keys()] }),
    ...(had === undefined ? {} : { had }),
    ...(words === undefined ? {} : { words }),
    ...(mark === undefined ? {} : { mark }),
    ...(client === undefined ? {} : { client: client.toLowerCase() }),
    ...(materialID === undefined ? {} : { materialId: materialID }),
    ...(process === undefined ? {} : { process }),
    ...(from === undefined ? {} : { from: startOfDay(from, timeZone) }),
    ...(to === undefined ? {} : { before: startOfDay(addDays(to, 1), timeZone) }),
    today,
    soon: addDays(today, EXPIRES_SOON_DAYS),
  };
}
