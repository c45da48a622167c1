import type { FollowedRequest } from '#contract/desk/request.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { texts } from './texts.ts';

/** Whose turn it is: the shop's, the customer's, or nobody's any more. */
export type Turn = 'shop' | 'customer' | 'nobody';

export interface StateWords {
  readonly heading: string;
  readonly lead: string;
  readonly turn: Turn;
}

type Told = Pick<FollowedRequest, 'life' | 'shop' | 'events' | 'today'>;

/** Whether the quote that counts can still be answered: the last day counts as a whole, at the shop. */
export function isOpen({ life, today }: Pick<FollowedRequest, 'life' | 'today'>): boolean {
  return life.state === 'quoted' && life.quote !== null && life.quote.validUntil >= today;
}

/** How a request stands, in words; `day` writes a day of the calendar. */
export function describeState(request: Told, day: (day: string) => string): StateWords {
  const { life, shop, today } = request;
  const words = texts.states;
  const quote = life.quote === null ? '' : nameQuote(life.quote);
  const order = life.order === null ? '' : nameOrder(life.order.number);
  const isDueAhead = life.dueOn !== null && life.dueOn >= today;
  const due = isDueAhead && life.dueOn !== null ? day(life.dueOn) : null;
  const validUntil = life.quote === null ? '' : day(life.quote.validUntil);
  switch (life.state) {
    case 'received':
      return { heading: words.received(shop.name), lead: words.receivedLead(shop.name, due), turn: 'shop' };
    case 'quoted':
      return isOpen(request)
        ? { heading: words.quoted(quote), lead: words.quotedLead(validUntil), turn: 'customer' }
        : { heading: words.expired(quote), lead: words.expiredLead(validUntil, shop.name), turn: 'nobody' };
    case 'expired':
      return { heading: words.expired(quote), lead: words.expiredLead(validUntil, shop.name), turn: 'nobody' };
    case 'accepted':
      return { heading: words.accepted(order), lead: words.acceptedLead(shop.name, due), turn: 'shop' };
    case 'in-production':
      return life.order !== null && life.order.parcels > 0
        ? { heading: words.partlySent(order), lead: words.partlySentLead(due), turn: 'shop' }
        : { heading: words.inProduction(order), lead: words.inProductionLead(due), turn: 'shop' };
    case 'shipped':
      return { heading: words.shipped(order), lead: words.shippedLead, turn: 'nobody' };
    case 'completed':
      return { heading: words.completed(order), lead: words.completedLead(shop.name), turn: 'nobody' };
    case 'declined':
      return { heading: words.declined(shop.name), lead: words.declinedLead(shop.name), turn: 'nobody' };
    case 'turned-down':
      return { heading: words.turnedDown(quote), lead: words.turnedDownLead(shop.name), turn: 'nobody' };
    case 'withdrawn':
      return { heading: words.withdrawn, lead: words.withdrawnLead(shop.name), turn: 'nobody' };
    case 'cancelled':
      return { heading: words.cancelled(shop.name, order), lead: words.cancelledLead(shop.name), turn: 'nobody' };
  }
}

/** The last words of the shop or the customer about why it ended, where it did and they gave any. */
export function endReason({ events, life }: Pick<Told, 'events' | 'life'>): string {
  const last = events.findLast(({ act }) => act.type === life.state);
  return last !== undefined && 'reason' in last.act ? last.act.reason : '';
}
