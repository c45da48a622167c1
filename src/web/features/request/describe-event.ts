import type { ShownEvent } from '#contract/desk/events.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { texts } from './texts.ts';

const words = texts.messages.acts;

/** What happened, in a sentence; null for what is none of the customer's and for messages, which speak for themselves. */
export function describeEvent({ act }: Pick<ShownEvent, 'act'>, who: string, money: (micros: number) => string): string | null {
  switch (act.type) {
    case 'received':
      return words.received(who);
    case 'file-added':
      return words.fileAdded(who, act.filename);
    case 'quoted':
      return words.quoted(who, nameQuote(act), money(act.totalMicros));
    case 'declined':
      return words.declined(who);
    case 'turned-down':
      return words.turnedDown(who);
    case 'withdrawn':
      return words.withdrawn(who);
    case 'expired':
      return words.expired;
    case 'accepted':
      return words.accepted(who, nameOrder(act.order), money(act.totalMicros));
    case 'started':
      return words.started(who);
    case 'finished':
      return words.finished(who);
    case 'parcel-sent':
      return words.parcelSent(who);
    case 'completed':
      return words.completed(who);
    case 'cancelled':
      return words.cancelled(who);
    default:
      return null;
  }
}
