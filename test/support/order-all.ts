import { takeLines } from '#domain/desk/quote-document.ts';
import type { DeskRecords } from '#server/ports/records/desk-records.ts';
import { makeQuote } from './make-quote.ts';
import { later } from './sample-records.ts';

/** Quotes all lines of a stored request and has its customer order them. */
export async function orderAll(desk: DeskRecords, requestId: string): Promise<void> {
  await desk.change(requestId, later(1), ({ request }, next) => {
    const { lines } = request;
    const quote = makeQuote({
      requestId,
      number: next.quote,
      lines: lines.map(({ partId, filename, quantity }) => ({ partId, filename, quantity })),
    });
    const { number, revision, validUntil, sums } = quote;
    return {
      actor: { kind: 'member', sub: 'ada', name: 'Ada' },
      acts: [{ type: 'quoted', number, revision, validUntil, totalMicros: sums.totalMicros }],
      quote,
      mails: [],
    };
  });
  await desk.change(requestId, later(2), ({ request, quotes }, next) => {
    const quote = quotes[0] ?? makeQuote();
    const lines = quote.lines.map(({ line, quantity }) => ({ line, quantity }));
    const taken = takeLines(quote, lines) ?? quote;
    const { name } = request.contact;
    const { number, revision, currency } = quote;
    const { totalMicros } = taken.sums;
    const dueOn = '2026-12-01';
    return {
      actor: { kind: 'customer', name },
      acts: [{ type: 'accepted', revision, order: next.order, purchaseOrder: 'PO 7', lines, totalMicros, dueOn }],
      order: {
        ...{ number: next.order, quote: { number, revision }, requestId, currency, orderedOn: '2026-11-23' },
        ...{ acceptedBy: name, purchaseOrder: 'PO 7', deliverTo: 'pick-up', invoice: null, lines: taken.lines, sums: taken.sums },
      },
      mails: [],
    };
  });
}
