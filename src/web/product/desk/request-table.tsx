import { VisuallyHidden } from '@mantine/core';
import type { RefObject } from 'react';
import type { WireRequestCard } from '#contract/desk/request.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { CoverLink } from '../../ui/controls/anchor-link.tsx';
import { Note, Row, Text } from '../../ui/layout/layout.tsx';
import { Cell, type Column, Line, NameCell, Rows } from '../../ui/layout/rows.tsx';
import { type OrderKey, useOrdering } from '../../ui/layout/use-ordering.ts';
import { formatDay } from '../prices/format-day.ts';
import { showMicros } from '../prices/format-micros.ts';
import { texts } from './list-texts.ts';
import styles from './request-list.module.css';
import { Marks, StateBadge } from './state-badge.tsx';
import { texts as deskTexts } from './texts.ts';

interface RequestTableProps {
  readonly label: string;
  readonly requests: readonly WireRequestCard[];
  readonly isBusy?: boolean;
  readonly ref?: RefObject<HTMLTableElement | null>;
}

const { columns } = texts;

const COLUMNS = [
  { name: columns.client, width: 'minmax(0, 1fr)', by: 'client' },
  { name: columns.number, width: '6.5rem', by: 'number' },
  { name: columns.state, width: '7.5rem', by: 'state' },
  { name: columns.lines, width: '3.5rem', isNumeric: true, by: 'lines' },
  { name: columns.received, width: '7.5rem', by: 'received' },
  { name: columns.due, width: '11rem', by: 'due' },
  { name: columns.value, width: '8.5rem', isNumeric: true, by: 'value' },
] as const satisfies readonly Column[];

const KEYS: Readonly<Record<(typeof COLUMNS)[number]['by'], (card: WireRequestCard) => OrderKey>> = {
  client: ({ clientName, organization }) => `${clientName} ${organization}`,
  number: nameNumber,
  state: ({ state }) => deskTexts.states[state],
  lines: ({ lineCount }) => lineCount,
  received: ({ receivedOn }) => receivedOn,
  due: (card) => dueDay(card),
  value: (card) => findValue(card).micros,
};

/** Requests and orders, a line each, which leads to its page; ordered by what is pressed, before that as they come. */
export function RequestTable({ label, requests, isBusy = false, ref }: RequestTableProps) {
  const { ordered, ordering } = useOrdering(requests, KEYS);
  return (
    <Rows ref={ref} label={label} columns={COLUMNS} ordering={ordering} aria-busy={isBusy}>
      {ordered.map((card) => (
        <RequestLine key={card.requestID} card={card} />
      ))}
    </Rows>
  );
}

function RequestLine({ card }: { card: WireRequestCard }) {
  const { clientName, organization, lineCount, receivedOn, isUnread, assignee } = card;
  const value = findValue(card);
  return (
    <Line linked className={styles['row']} data-unread={isUnread || undefined}>
      <NameCell>
        <CoverLink to="/msp/orders/$requestId" params={{ requestId: card.requestID }}>
          {isUnread ? <VisuallyHidden component="span">{texts.unread} </VisuallyHidden> : null}
          {clientName}
        </CoverLink>
        <Text as="div" tone="dim" className={styles['cut']}>
          {organization}
        </Text>
      </NameCell>
      <Cell>{nameNumber(card)}</Cell>
      <Cell>
        <Row gap="xxs">
          <StateBadge state={card.state} />
          <Marks {...card} />
        </Row>
      </Cell>
      <Cell isNumeric>
        {lineCount}
        <VisuallyHidden> {lineCount === 1 ? 'line' : 'lines'}</VisuallyHidden>
      </Cell>
      <Cell name={columns.received}>{formatDay(receivedOn)}</Cell>
      <Cell>
        <Due card={card} />
        {assignee === null ? null : <Note as="div">{texts.assigned(assignee)}</Note>}
      </Cell>
      <Cell isNumeric>
        {value.micros === null ? (
          <Text as="span" tone="dim">
            {texts.noValue}
          </Text>
        ) : (
          <>
            <Text as="div" weight={600} size="base">
              {value.kind === 'open' ? texts.openValue(showMicros(value.micros, card.currency)) : showMicros(value.micros, card.currency)}
            </Text>
            <Note as="div">{texts.value[value.kind]}</Note>
          </>
        )}
      </Cell>
    </Line>
  );
}

function nameNumber({ orderNumber, quote }: WireRequestCard): string | null {
  if (orderNumber !== null) return nameOrder(orderNumber);
  return quote === null ? null : nameQuote(quote);
}

/** By when somebody has to do something: the customer, where the quote is theirs to answer. */
function dueDay({ state, dueOn, quote }: WireRequestCard): string | null {
  return state === 'quoted' && quote !== null ? quote.validUntil : dueOn;
}

function Due({ card }: { card: WireRequestCard }) {
  const { state, quote, isOverdue } = card;
  const day = dueDay(card);
  if (day === null) return null;
  if (state === 'quoted' && quote !== null) return <span>{deskTexts.due.quoted(formatDay(day))}</span>;
  const words = state === 'received' ? deskTexts.due.received : deskTexts.due.accepted;
  return (
    <Text as="span" {...(isOverdue ? { tone: 'error', weight: 600 } : {})}>
      {words(formatDay(day))}
    </Text>
  );
}

function findValue({ orderedMicros, quotedMicros, askedMicros, isAskedOpen }: WireRequestCard) {
  if (orderedMicros !== null) return { micros: orderedMicros, kind: 'ordered' } as const;
  if (quotedMicros !== null) return { micros: quotedMicros, kind: 'quoted' } as const;
  return { micros: askedMicros, kind: isAskedOpen ? 'open' : 'asked' } as const;
}
