import type { getDeskHome as call } from '#contract/api/desk/get-desk-home.ts';
import type { AnswerOf, ResponseOf } from '#contract/schemas/define-call.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { listMaterials } from '#domain/shop/card-catalogue.ts';
import type { RequestFilter } from '../../ports/records/desk-records.ts';
import { describeCard } from '../desk/describe-request.ts';
import { findScene } from '../desk/find-scene.ts';
import { EXPIRES_SOON_DAYS } from '../desk/list-requests.ts';
import type { ContextOf } from '../shared/context.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';

/** Of each kind, so many are shown at once. */
const FEW = 5;

/** What waits for somebody at the provider today. */
export async function getDeskHome({ ports, member }: ContextOf<typeof call>): Promise<AnswerOf<typeof call>> {
  const { provider } = member;
  const { figures } = ports.records;
  const scene = await findScene(ports, member);
  const { today } = scene;
  const soon = addDays(today, EXPIRES_SOON_DAYS);
  const find = async (filter: Pick<RequestFilter, 'mark' | 'states'>) => {
    const { count, first } = await figures.findUrgent(provider.id, { ...filter, today, soon }, FEW);
    return { count, first: first.map((card) => describeCard(card, scene)) };
  };
  const mails = await figures.findFailedMails(provider.id, FEW);
  return {
    hasRequests: await figures.hasRequests(provider.id),
    setUp: await describeSetUp(ports, member),
    today,
    unread: await find({ mark: 'unread' }),
    asked: await find({ mark: 'asked' }),
    answersDue: await find({ states: ['received'], mark: 'due' }),
    ordersDue: await find({ states: ['accepted', 'in-production'], mark: 'due' }),
    expiring: await find({ mark: 'expiring' }),
    failedMails: {
      count: mails.count,
      first: mails.first.map(({ messageId, requestId, nextAttemptAt, ...mail }) => ({
        messageID: messageId,
        requestID: requestId,
        ...mail,
        nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      })),
    },
  };
}

async function describeSetUp({ records }: Pick<Ports, 'records'>, { provider }: Member): Promise<ResponseOf<typeof call>['setUp']> {
  const versions = await records.rateCards.listVersions(provider.id);
  return {
    profile: provider.isRegistered,
    // The first version is the demonstration's, which nobody has published.
    prices: versions.some(({ author }) => author !== null),
    materials: listMaterials(provider.rateCard, provider.offer).length,
  };
}
