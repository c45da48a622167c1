import type { getDeskHome as call } from '#contract/calls/get-desk-home.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { addDays } from '#domain/calendar-day.ts';
import { listMaterials } from '#domain/pricing/card-catalogue.ts';
import type { RequestFilter } from '../../ports/desk-records.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { describeCard } from './describe-request.ts';
import { findScene } from './find-scene.ts';
import { EXPIRES_SOON_DAYS } from './list-requests.ts';

/** Of each kind, so many are shown at once. */
const FEW = 5;

/** What waits for somebody at the provider today. */
export async function getDeskHome(ports: Pick<Ports, 'records' | 'clock'>, insider: Insider): Promise<ResponseOf<typeof call>> {
  const { provider } = insider;
  const { figures } = ports.records;
  const scene = await findScene(ports, insider);
  const { today } = scene;
  const soon = addDays(today, EXPIRES_SOON_DAYS);
  const find = async (filter: Pick<RequestFilter, 'mark' | 'states'>) => {
    const { count, first } = await figures.findUrgent(provider.id, { ...filter, today, soon }, FEW);
    return { count, first: first.map((card) => describeCard(card, scene)) };
  };
  const mails = await figures.findFailedMails(provider.id, FEW);
  return {
    success: true,
    hasRequests: await figures.hasRequests(provider.id),
    setUp: await describeSetUp(ports, insider),
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

async function describeSetUp({ records }: Pick<Ports, 'records'>, { provider }: Insider): Promise<ResponseOf<typeof call>['setUp']> {
  const versions = await records.rateCards.listVersions(provider.id);
  return {
    profile: provider.isRegistered,
    // The first version is the demonstration's, which nobody has published.
    prices: versions.some(({ author }) => author !== null),
    materials: listMaterials(provider.rateCard, provider.offer).length,
  };
}
