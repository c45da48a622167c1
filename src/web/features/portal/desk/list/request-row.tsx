import { VisuallyHidden } from '@mantine/core';
import type { WireRequestCard } from '#contract/desk/request.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { AnchorLink } from '../../../../ui/anchor-link.tsx';
import { formatDay } from '../../../../ui/format-day.ts';
import { showMicros } from '../../../../ui/format-micros.ts';
import rows from '../../../../ui/linked-rows.module.css';
import { Marks, StateBadge } from '../state-badge.tsx';
import { texts as deskTexts } from '../texts.ts';
import styles from './request-list.module.css';
import { texts } from './texts.ts';

/** One request of the list; all of it leads to its page. */
export function RequestRow({ card }: { card: WireRequestCard }) {
  const { clientName, organization, orderNumber, quote, lineCount, receivedOn, isUnread, assignee } = card;
  const number = orderNumber !== null ? nameOrder(orderNumber) : quote !== null ? nameQuote(quote) : null;
  const facts = [number, texts.lines(lineCount), texts.received(formatDay(receivedOn))].filter((fact) => fact !== null);
  return (
    <li className={`${rows['row']} ${styles['row']}`} data-unread={isUnread || undefined}>
      <div className={styles['who']}>
        <AnchorLink to="/msp/orders/$requestId" params={{ requestId: card.requestID }} className={rows['link'] ?? ''} underline="never">
          {isUnread ? <VisuallyHidden component="span">{texts.unread} </VisuallyHidden> : null}
          {clientName}
        </AnchorLink>
        <span className={styles['organization']}>{organization}</span>
        <span className={styles['facts']}>{facts.join(' · ')}</span>
      </div>
      <div className={styles['state']}>
        <StateBadge state={card.state} />
        <Marks {...card} />
      </div>
      <div className={styles['due']}>
        <Due card={card} />
        {assignee === null ? null : <span className={styles['assignee']}>{texts.assigned(assignee)}</span>}
      </div>
      <Value card={card} />
    </li>
  );
}

function Due({ card: { state, dueOn, quote, isOverdue } }: { card: WireRequestCard }) {
  if (state === 'quoted' && quote !== null) return <span>{deskTexts.due.quoted(formatDay(quote.validUntil))}</span>;
  if (dueOn === null) return null;
  const words = state === 'received' ? deskTexts.due.received : deskTexts.due.accepted;
  return <span data-overdue={isOverdue || undefined}>{words(formatDay(dueOn))}</span>;
}

function Value({ card: { orderedMicros, quotedMicros, askedMicros, isAskedOpen, currency } }: { card: WireRequestCard }) {
  const [micros, kind] =
    orderedMicros !== null
      ? [orderedMicros, 'ordered' as const]
      : quotedMicros !== null
        ? [quotedMicros, 'quoted' as const]
        : [askedMicros, isAskedOpen ? ('open' as const) : ('asked' as const)];
  if (micros === null)
    return (
      <div className={styles['value']} data-none>
        {texts.noValue}
      </div>
    );
  return (
    <div className={styles['value']}>
      <span className={styles['amount']}>
        {kind === 'open' ? texts.openValue(showMicros(micros, currency)) : showMicros(micros, currency)}
      </span>
      <span className={styles['facts']}>{texts.value[kind]}</span>
    </div>
  );
}
