import type { ShownEvent } from '#contract/desk/events.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';

/** One step of a request's life as a sentence, with who took it. */
export function describeEvent({ actor, act }: ShownEvent, currency: string): string {
  const who = actor.kind === 'system' ? '' : `${actor.name} `;
  return `${who}${describeAct(act, currency)}`;
}

function describeAct(act: ShownEvent['act'], currency: string): string {
  switch (act.type) {
    case 'received':
      return `asked for a quote; an answer is due by ${formatDay(act.answerBy)}`;
    case 'message':
      return 'wrote a message';
    case 'note':
      return 'wrote a private note';
    case 'file-added':
      return `added ${act.filename}${act.line === null ? '' : ` to line ${act.line}`}`;
    case 'assigned':
      return act.to === null ? 'took the assignment back' : `assigned it to ${act.to.name}`;
    case 'read':
      return 'read it';
    case 'link-renewed':
      return 'gave the customer a new link; the old one opens nothing any more';
    case 'due-set':
      return `set the due day to ${formatDay(act.dueOn)}`;
    case 'quoted':
      return `sent quote ${nameQuote(act)}: ${showMicros(act.totalMicros, currency)}, valid until ${formatDay(act.validUntil)}`;
    case 'declined':
      return `declined${because(act.reason)}`;
    case 'turned-down':
      return `turned revision ${act.revision} down${because(act.reason)}`;
    case 'withdrawn':
      return `withdrew the request${because(act.reason)}`;
    case 'expired':
      return `The quote’s last day passed (revision ${act.revision})`;
    case 'accepted': {
      const order = act.purchaseOrder === '' ? '' : ` (${act.purchaseOrder})`;
      return `ordered ${countLines(act.lines.length)} for ${showMicros(act.totalMicros, currency)}${order}: ${nameOrder(act.order)}`;
    }
    case 'started':
      return `started ${nameLines(act.lines)}`;
    case 'finished':
      return `finished ${nameLines(act.lines)}`;
    case 'parcel-sent': {
      const pieces = act.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const by = [act.carrier, act.tracking].filter((word) => word !== '').join(' ');
      return `sent a parcel with ${pieces === 1 ? '1 piece' : `${pieces} pieces`}${by === '' ? '' : ` by ${by}`}`;
    }
    case 'completed':
      return 'completed the order';
    case 'cancelled':
      return `cancelled the order${because(act.reason)}`;
  }
}

function because(reason: string): string {
  return reason === '' ? '' : `: ${reason}`;
}

function countLines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}

function nameLines(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
}
