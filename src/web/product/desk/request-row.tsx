import { VisuallyHidden } from '@mantine/core';
import type { WireRequestCard } from '#contract/desk/request.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { CoverLink } from '../../ui/controls/anchor-link.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { formatDay } from '../prices/format-day.ts';
import { showMicros } from '../prices/format-micros.ts';
import { texts } from './list-texts.ts';
import styles from './request-list.module.css';
import { Marks, StateBadge } from './state-badge.tsx';
import { texts as deskTexts } from './texts.ts';

/** One request of the list; all of it leads to its page. */
export function RequestRow({ card }: { card: WireRequestCard }) {
  const { clientName, organization, orderNumber, quote, lineCount, receivedOn, isUnread, assignee } = card;
  const number = orderNumber !== null ? nameOrder(orderNumber) : quote !== null ? nameQuote(quote) : null;
  const facts = [number, texts.lines(lineCount), texts.received(formatDay(receivedOn))].filter((fact) => fact !== null);
  return (
    <li className={styles['row']} data-unread={isUnread || undefined}>
      <Stack align="start" className={styles['who']} style={{ gap: 0 }}>
        <CoverLink to="/msp/orders/$requestId" params={{ requestId: card.requestID }}>
          {isUnread ? <VisuallyHidden component="span">{texts.unread} </VisuallyHidden> : null}
          {clientName}
        </CoverLink>
        <Text as="span" tone="dim">
          {organization}
        </Text>
        <Note>{facts.join(' · ')}</Note>
      </Stack>
      <Row gap="xs" align="start" style={{ alignContent: 'start' }}>
        <StateBadge state={card.state} />
        <Marks {...card} />
      </Row>
      <Stack numeric gap="none">
        <Due card={card} />
        {assignee === null ? null : <Note>{texts.assigned(assignee)}</Note>}
      </Stack>
      <Value card={card} />
    </li>
  );
}

function Due({ card: { state, dueOn, quote, isOverdue } }: { card: WireRequestCard }) {
  if (state === 'quoted' && quote !== null) return <span>{deskTexts.due.quoted(formatDay(quote.validUntil))}</span>;
  if (dueOn === null) return null;
  const words = state === 'received' ? deskTexts.due.received : deskTexts.due.accepted;
  return (
    <Text as="span" {...(isOverdue ? { tone: 'error', weight: 600 } : {})}>
      {words(formatDay(dueOn))}
    </Text>
  );
}

function Value({ card: { orderedMicros, quotedMicros, askedMicros, isAskedOpen, currency } }: { card: WireRequestCard }) {
  const [micros, kind] =
    orderedMicros !== null
      ? [orderedMicros, 'ordered' as const]
      : quotedMicros !== null
        ? [quotedMicros, 'quoted' as const]
        : [askedMicros, isAskedOpen ? ('open' as const) : ('asked' as const)];
  return (
    <Stack align="end" className={styles['value']} style={{ gap: 0 }}>
      {micros === null ? (
        <Text as="span" tone="dim">
          {texts.noValue}
        </Text>
      ) : (
        <>
          <Text as="span" weight={600} size="base" numeric>
            {kind === 'open' ? texts.openValue(showMicros(micros, currency)) : showMicros(micros, currency)}
          </Text>
          <Note>{texts.value[kind]}</Note>
        </>
      )}
    </Stack>
  );
}
