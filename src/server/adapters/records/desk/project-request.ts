import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { settle } from '#domain/papers/settle.ts';
import { currencyOf, nameRequest } from '#domain/request/rfq.ts';
import type { DeskRequest } from '../../../ports/records/desk-records.ts';
import type { deskLines, deskRequests } from './desk-schema.ts';

/** A request in a list, and what it is found by. */
export type RequestRow = typeof deskRequests.$inferSelect;
type LineRow = typeof deskLines.$inferInsert;

/** What lists read of a request. */
export function projectRequest({ request, key, events, life, quotes, order }: DeskRequest): RequestRow {
  const { contact } = request;
  const quote = quotes.at(-1);
  return {
    requestId: request.id,
    providerId: request.providerId,
    key,
    version: life.version,
    state: life.state,
    isUnread: life.isUnread,
    isAsked: life.isAsked,
    dueOn: life.dueOn,
    payBy: settle(events)?.dueOn ?? null,
    assignee: life.assignee?.sub ?? null,
    receivedAt: life.receivedAt,
    answeredAt: life.answeredAt,
    changedAt: events.at(-1)?.at ?? life.receivedAt,
    clientEmail: contact.email.toLowerCase(),
    clientName: contact.name,
    organization: contact.organization,
    currency: currencyOf(request),
    lineCount: request.lines.length,
    askedMicros: request.order !== null && request.lines.every((line) => line.isInstantQuote) ? request.order.totalMicros : null,
    quotedMicros: quote?.sums.totalMicros ?? null,
    orderedMicros: order?.sums.totalMicros ?? null,
    quoteNumber: quote?.number ?? null,
    revision: quote?.revision ?? null,
    validUntil: quote?.validUntil ?? null,
    orderNumber: order?.number ?? null,
    orderedAt: order === null ? null : (events.find(({ act }) => act.type === 'accepted')?.at ?? null),
    words: gatherWords({ request, quotes, order }),
  };
}

/** Lines of a list are found by these. */
function gatherWords({ request, quotes, order }: Pick<DeskRequest, 'request' | 'quotes' | 'order'>): string {
  const { contact } = request;
  const numbers = quotes.slice(-1).map(({ number }) => nameQuote({ number, revision: 1 }));
  if (order !== null) numbers.push(nameOrder(order.number), order.purchaseOrder);
  const files = new Set(request.lines.map(({ filename }) => filename));
  return [request.id, nameRequest(request), ...numbers, contact.name, contact.organization, contact.email, ...files]
    .join('\n')
    .toLowerCase();
}

/** What statistics read of its lines. */
export function projectLines({ request, quotes, order }: DeskRequest): readonly LineRow[] {
  const quote = quotes.at(-1);
  return request.lines.map((asked, index) => {
    const line = index + 1;
    const quoted = quote?.lines.find((of) => of.line === line);
    const ordered = order?.lines.find((of) => of.line === line);
    return {
      requestId: request.id,
      line,
      providerId: request.providerId,
      materialId: asked.materialId,
      material: asked.material,
      process: asked.receipt?.work.process ?? null,
      quantity: asked.quantity,
      instantMicros: asked.isInstantQuote ? asked.unitPriceMicros : null,
      quotedQuantity: quoted?.quantity ?? null,
      quotedMicros: quoted?.unitPriceMicros ?? null,
      orderedQuantity: ordered?.quantity ?? null,
      orderedMicros: ordered?.unitPriceMicros ?? null,
    };
  });
}
