import type { ShownEvent } from '#contract/desk/events.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { namePaper } from '#domain/papers/paper.ts';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { texts } from './event-texts.ts';

/** One step of a request's life as a sentence, with who took it. */
export function describeEvent({ actor, act }: ShownEvent, currency: string): string {
  const who = actor.kind === 'system' ? '' : `${actor.name} `;
  return `${who}${describeAct(act, currency)}`;
}

function describeAct(act: ShownEvent['act'], currency: string): string {
  switch (act.type) {
    case 'received':
      return (
        texts.received(formatDay(act.answerBy)) +
        (act.terms === undefined ? '' : texts.underTerms(act.terms.version, formatDay(act.terms.on)))
      );
    case 'message':
      return texts.message;
    case 'note':
      return texts.note;
    case 'file-added':
      return texts.fileAdded(act.filename, act.line);
    case 'assigned':
      return act.to === null ? texts.unassigned : texts.assigned(act.to.name);
    case 'read':
      return texts.read;
    case 'link-renewed':
      return texts.linkRenewed;
    case 'due-set':
      return texts.dueSet(formatDay(act.dueOn));
    case 'quoted':
      return texts.quoted(nameQuote(act), showMicros(act.totalMicros, currency), formatDay(act.validUntil));
    case 'declined':
      return texts.declined + because(act.reason);
    case 'turned-down':
      return texts.turnedDown(act.revision) + because(act.reason);
    case 'withdrawn':
      return texts.withdrawn + because(act.reason);
    case 'expired':
      return texts.expired(act.revision);
    case 'accepted': {
      const order = act.purchaseOrder === '' ? '' : ` (${act.purchaseOrder})`;
      return `${texts.accepted(act.lines.length, showMicros(act.totalMicros, currency))}${order}: ${nameOrder(act.order)}`;
    }
    case 'started':
      return texts.started(act.lines);
    case 'finished':
      return texts.finished(act.lines);
    case 'parcel-sent': {
      const pieces = act.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const by = [act.carrier, act.tracking].filter((word) => word !== '').join(' ');
      return texts.parcelSent(pieces, by);
    }
    case 'completed':
      return texts.completed;
    case 'invoiced':
      return texts.invoiced(
        namePaper({ kind: 'invoice', number: act.number }),
        showMicros(act.totalMicros, currency),
        formatDay(act.dueOn),
      );
    case 'credited': {
      const invoice = namePaper({ kind: 'invoice', number: act.invoice });
      return texts.credited(namePaper({ kind: 'credit-note', number: act.number }), showMicros(act.totalMicros, currency), invoice);
    }
    case 'paid': {
      const amount = showMicros(Math.abs(act.amountMicros), currency);
      const note = act.note === '' ? '' : ` (${act.note})`;
      return `${act.amountMicros < 0 ? texts.paidBack(amount, formatDay(act.on)) : texts.paid(amount, formatDay(act.on))}${note}`;
    }
    case 'cancelled':
      return texts.cancelled + because(act.reason);
  }
}

function because(reason: string): string {
  return reason === '' ? '' : `: ${reason}`;
}
