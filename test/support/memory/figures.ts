import type { VisitKind } from '#domain/desk/visits.ts';
import { totalMicros } from '#domain/money/money.ts';
import { isExample } from '#domain/request/example-request.ts';
import { projectLines } from '#server/adapters/records/desk/project-request.ts';
import type { DeskFigures, FailedMail, LineFigures, LineShare, Period } from '#server/ports/records/desk-figures.ts';
import type { DeskRequest, RequestCard } from '#server/ports/records/desk-records.ts';
import { sumUp } from './clients.ts';
import { type MemoryDesk, marksOf, matchesFilter, toCard } from './desk.ts';

interface Surroundings {
  readonly desk: MemoryDesk;
  readonly failedMails: () => readonly FailedMail[];
  readonly hasProvider: (id: string) => boolean;
}

/** The desk's figures for as long as the test lives: plainly worked out from the requests. */
export function createMemoryFigures({ desk, failedMails, hasProvider }: Surroundings): DeskFigures {
  const visits = new Map<string, { readonly providerId: string; readonly day: string; readonly kind: VisitKind; count: number }>();
  const requestsOf = (providerId: string) => [...desk.requests.values()].filter(({ request }) => request.providerId === providerId);
  const received = (providerId: string, { from, before }: Period) =>
    requestsOf(providerId).filter(
      ({ request, life }) => life.receivedAt >= from && life.receivedAt < before && !isExample(request.contact.email),
    );
  return {
    hasRequests: async (providerId) => requestsOf(providerId).length > 0,
    isTried: async (providerId) => requestsOf(providerId).some(({ request, order }) => order !== null || !isExample(request.contact.email)),
    async findUrgent(providerId, filter, few) {
      const isIn = (card: RequestCard) =>
        (filter.states === undefined || filter.states.includes(card.state)) &&
        (filter.mark === undefined || marksOf(card, filter)[filter.mark]);
      const cards = requestsOf(providerId)
        .filter((present) => matchesFilter(present, filter))
        .map(toCard)
        .filter(isIn);
      const dayOf = ({ dueOn, validUntil }: RequestCard) => dueOn ?? validUntil ?? '9999';
      const inOrder = (card: RequestCard) => [dayOf(card), card.receivedAt.toISOString(), card.requestId].join(' ');
      return { count: cards.length, first: cards.sort((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1)).slice(0, few) };
    },
    async findFailedMails(providerId, few) {
      const mine = new Set(requestsOf(providerId).map(({ request }) => request.id));
      const failed = failedMails().filter(({ requestId }) => mine.has(requestId));
      return { count: failed.length, first: failed.slice(0, few) };
    },
    async findOutcomes(providerId, period) {
      const cards = received(providerId, period).map(toCard);
      const waits = cards.flatMap(({ answeredAt, receivedAt }) =>
        answeredAt === null ? [] : [answeredAt.getTime() - receivedAt.getTime()],
      );
      const quoted = cards.filter(({ quoteNumber }) => quoteNumber !== null);
      return {
        received: cards.length,
        answered: waits.length,
        quoted: quoted.length,
        won: cards.filter(({ orderNumber }) => orderNumber !== null).length,
        lost: cards.filter(({ state }) => state === 'turned-down' || state === 'expired').length,
        firstAnswerMs: waits.length === 0 ? null : { median: percentile(waits, 0.5), p90: percentile(waits, 0.9) },
        sums: sumUp(cards).toSorted((one, other) => other.quotedMicros - one.quotedMicros),
      };
    },
    async sumSpans(providerId, starts, before) {
      return starts.flatMap((from, span) => {
        const cards = received(providerId, { from, before: starts[span + 1] ?? before }).map(toCard);
        return sumUp(cards).map((sums) => ({ span, ...sums }));
      });
    },
    async listShares(providerId, period, by, currency, limit) {
      const rows = received(providerId, period)
        .filter((present) => toCard(present).currency === currency)
        .flatMap(linesOf);
      const groups = Map.groupBy(rows, (row) => (by === 'material' ? row.materialId : row.process));
      const sum = (of: readonly Row[], price: 'quotedMicros' | 'orderedMicros', pieces: 'quotedQuantity' | 'orderedQuantity') =>
        of.reduce((total, row) => total + totalMicros(row[price] ?? 0, row[pieces] ?? 0, currency), 0);
      return [...groups]
        .map(
          ([key, of]): LineShare => ({
            key,
            name: (by === 'material' ? of[0]?.material : key) ?? '',
            currency,
            lineCount: of.length,
            quotedMicros: sum(of, 'quotedMicros', 'quotedQuantity'),
            orderedMicros: sum(of, 'orderedMicros', 'orderedQuantity'),
          }),
        )
        .sort(
          (one, other) =>
            other.quotedMicros - one.quotedMicros || other.lineCount - one.lineCount || ((one.key ?? '') < (other.key ?? '') ? -1 : 1),
        )
        .slice(0, limit);
    },
    async listHeldPrices(providerId, period, limit) {
      const rows = received(providerId, period)
        .flatMap(linesOf)
        .filter(
          ({ instantMicros, quotedMicros, quotedQuantity, quantity }) =>
            instantMicros > 0 && quotedMicros !== null && quotedQuantity === quantity,
        );
      const deviationOf = ({ instantMicros, quotedMicros }: Row) => (quotedMicros ?? 0) / instantMicros - 1;
      return [...Map.groupBy(rows, ({ materialId }) => materialId)]
        .map(([materialId, of]) => {
          const worst = of.toSorted((one, other) => Math.abs(deviationOf(other)) - Math.abs(deviationOf(one)))[0];
          return {
            materialId,
            material: of[0]?.material ?? '',
            lineCount: of.length,
            medianDeviation: percentile(of.map(deviationOf), 0.5),
            heldCount: of.filter((row) => Math.abs((row.quotedMicros ?? 0) - row.instantMicros) * 50 <= row.instantMicros).length,
            worst: { deviation: worst === undefined ? 0 : deviationOf(worst), requestId: worst?.requestId ?? '' },
          };
        })
        .sort((one, other) => other.lineCount - one.lineCount || (one.materialId < other.materialId ? -1 : 1))
        .slice(0, limit);
    },
    listDocumentSums: async (requestIds) =>
      requestIds.flatMap((requestId) => {
        const present = desk.requests.get(requestId);
        if (present === undefined) return [];
        const quote = present.quotes.at(-1);
        const { order } = present;
        return {
          requestId,
          quoted:
            quote === undefined ? null : { issuedOn: quote.issuedOn, netMicros: quote.sums.netMicros, taxMicros: quote.sums.taxMicros },
          ordered:
            order === null
              ? null
              : {
                  orderedOn: order.orderedOn,
                  purchaseOrder: order.purchaseOrder,
                  netMicros: order.sums.netMicros,
                  taxMicros: order.sums.taxMicros,
                },
        };
      }),
    listLines: async (requestIds) =>
      requestIds.flatMap((requestId) => {
        const present = desk.requests.get(requestId);
        return present === undefined ? [] : describeLines(present);
      }),
    async addVisits(counts) {
      for (const { providerId, day, kind, count } of counts) {
        if (!hasProvider(providerId)) continue;
        const key = [providerId, day, kind].join(' ');
        visits.set(key, { providerId, day, kind, count: (visits.get(key)?.count ?? 0) + count });
      }
    },
    async countVisits(providerId, fromDay, toDay) {
      const counted = { visit: 0, upload: 0, quote: 0 };
      for (const { day, kind, count, providerId: of } of visits.values()) {
        if (of === providerId && day >= fromDay && day <= toDay) counted[kind] += count;
      }
      return counted;
    },
  };
}

type Row = ReturnType<typeof linesOf>[number];

function linesOf(present: DeskRequest) {
  return projectLines(present).map((row) => ({
    requestId: row.requestId,
    materialId: row.materialId,
    material: row.material,
    process: row.process ?? null,
    quantity: row.quantity,
    instantMicros: row.instantMicros ?? 0,
    quotedQuantity: row.quotedQuantity ?? null,
    quotedMicros: row.quotedMicros ?? null,
    orderedQuantity: row.orderedQuantity ?? null,
    orderedMicros: row.orderedMicros ?? null,
  }));
}

function describeLines(present: DeskRequest): readonly LineFigures[] {
  return projectLines(present).map((row, index) => {
    const { filename = '', color = '', finish = '' } = present.request.lines[index] ?? {};
    const { requestId, line, material, quantity } = row;
    return {
      ...{ requestId, line, filename, material, color, finish, quantity },
      process: row.process ?? null,
      instantMicros: row.instantMicros ?? null,
      quotedQuantity: row.quotedQuantity ?? null,
      quotedMicros: row.quotedMicros ?? null,
      orderedQuantity: row.orderedQuantity ?? null,
      orderedMicros: row.orderedMicros ?? null,
    };
  });
}

/** Between the two values next to it, as PostgreSQL's percentile_cont. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}
