import { addDays, splitPeriod } from '#domain/calendar/calendar-day.ts';
import { dayAt, startOfDay } from '#domain/calendar/ship-date.ts';
import type { LineShare } from '../../ports/records/desk-figures.ts';
import type { RequestFilter } from '../../ports/records/desk-records.ts';
import { describeCard } from '../desk/describe-request.ts';
import { findScene } from '../desk/find-scene.ts';
import { EXPIRES_SOON_DAYS } from '../desk/list-requests.ts';
import type { Handlers } from '../shared/context.ts';
import { exportDesk } from './export-desk.ts';

/** Materials that a dashboard names. */
const MOST_NAMED = 12;
const HOUR_MS = 3_600_000;

/** What became of visits and requests within so many days, today included. */
const getDashboard: Handlers['getDashboard'] = async ({ ports: { records, clock }, member: { provider } }, { days }) => {
  const { figures } = records;
  const { timeZone } = provider.rateCard.calendar;
  const to = dayAt(clock.now(), timeZone);
  const from = addDays(to, 1 - days);
  const period = { from: startOfDay(from, timeZone), before: startOfDay(addDays(to, 1), timeZone) };
  // Visits are counted by days in UTC, where it may be tomorrow already: at the edges a few of them belong to the day beside the period.
  const latest = [to, clock.now().toISOString().slice(0, 10)].toSorted().at(-1) ?? to;
  const visits = await figures.countVisits(provider.id, from, latest);
  const { firstAnswerMs, received, won, sums, ...counts } = await figures.findOutcomes(provider.id, period);
  const share = async (by: 'material' | 'process') => {
    const shares: LineShare[] = [];
    for (const { currency } of sums) shares.push(...(await figures.listShares(provider.id, period, by, currency, MOST_NAMED)));
    return shares.map((each) => ({ ...each }));
  };
  const spans = splitPeriod({ from, to });
  const starts = spans.map((span) => startOfDay(span.from, timeZone));
  const bySpan = Map.groupBy(await figures.sumSpans(provider.id, starts, period.before), ({ span }) => span);
  const held = await figures.listHeldPrices(provider.id, period, MOST_NAMED);
  return {
    hasRequests: received > 0 || (await figures.hasRequests(provider.id)),
    from,
    to,
    funnel: { visits: visits.visit, uploads: visits.upload, quotes: visits.quote, requests: received, accepted: won },
    ...counts,
    won,
    firstAnswerHours: firstAnswerMs === null ? null : { median: firstAnswerMs.median / HOUR_MS, p90: firstAnswerMs.p90 / HOUR_MS },
    sums: sums.map((sum) => ({ ...sum })),
    spans: spans.map((span, index) => ({ ...span, sums: (bySpan.get(index) ?? []).map(({ span: __, ...sum }) => sum) })),
    materials: await share('material'),
    processes: await share('process'),
    held: held.map(({ materialId, worst, ...prices }) => ({
      materialID: materialId,
      ...prices,
      worst: { deviation: worst.deviation, requestID: worst.requestId },
    })),
  };
};

/** Of each kind, so many are shown at once. */
const FEW = 5;

/** What waits for somebody at the provider today. */
const getDeskHome: Handlers['getDeskHome'] = async ({ ports, member }) => {
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
};

export const figuresHandlers = {
  exportDesk,
  getDashboard,
  getDeskHome,
} satisfies Partial<Handlers>;
