import { VisuallyHidden } from '@mantine/core';
import type { RefObject } from 'react';
import type { REQUEST_ORDERS } from '#contract/api/desk/list-requests.ts';
import type { WireRequestCard } from '#contract/desk/request.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { isExample } from '#domain/request/example-request.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import { CoverLink } from '../../ui/controls/anchor-link.tsx';
import { Note, Row, Text } from '../../ui/layout/layout.tsx';
import { type ListedColumn, Listing, type ListOrder } from '../../ui/tables/listing.tsx';
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
  /** Where the server orders them, since there may be more of them. */
  readonly order?: ListOrder | null;
  readonly onOrder?: (order: ListOrder | null) => void;
  readonly ref?: RefObject<HTMLTableElement | null> | undefined;
}

const { columns } = texts;

const COLUMNS: readonly ListedColumn<WireRequestCard, (typeof REQUEST_ORDERS)[number]>[] = [
  {
    name: columns.client,
    id: 'client',
    width: 'minmax(0, 1fr)',
    part: 'name',
    key: ({ clientName, organization }) => `${clientName} ${organization}`,
    show: ({ requestID, clientName, organization, isUnread }) => (
      <>
        <CoverLink to="/msp/orders/$requestId" params={{ requestId: requestID }}>
          {isUnread ? <VisuallyHidden component="span">{texts.unread} </VisuallyHidden> : null}
          {clientName}
        </CoverLink>
        <Text as="div" tone="dim" wrap="cut">
          {organization}
        </Text>
      </>
    ),
  },
  { name: columns.number, id: 'number', width: '5.25rem', key: nameNumber, show: nameNumber },
  { name: columns.state, id: 'state', width: '7rem', key: ({ state }) => deskTexts.states[state], show: (card) => <State card={card} /> },
  {
    name: columns.lines,
    id: 'lines',
    width: '4rem',
    isNumeric: true,
    key: ({ lineCount }) => lineCount,
    show: ({ lineCount }) => texts.lines(lineCount),
  },
  {
    name: columns.received,
    id: 'received',
    width: '6.75rem',
    key: ({ receivedOn }) => receivedOn,
    show: ({ receivedOn }) => formatDay(receivedOn),
  },
  { name: columns.due, id: 'due', width: '12.5rem', key: dueDay, show: (card) => <Due card={card} /> },
  {
    name: columns.value,
    id: 'value',
    width: '8.25rem',
    isNumeric: true,
    key: (card) => findValue(card).micros,
    show: (card) => <Value card={card} />,
  },
];

/** Requests and orders, a line each, which leads to its page. */
export function RequestTable({ label, requests, isBusy = false, order = null, onOrder, ref }: RequestTableProps) {
  return (
    <Listing
      ref={ref}
      className={styles['list']}
      label={label}
      columns={COLUMNS}
      things={requests}
      order={order}
      {...(onOrder && { onOrder })}
      lineOf={({ requestID, isUnread }) => ({
        key: requestID,
        linked: true,
        className: styles['row'],
        'data-unread': isUnread || undefined,
      })}
      aria-busy={isBusy}
    />
  );
}

function State({ card }: { card: WireRequestCard }) {
  return (
    <Row gap="xxs">
      <StateBadge state={card.state} />
      <Marks {...card} isExample={isExample(card.clientEmail)} />
    </Row>
  );
}

function nameNumber({ requestID: id, number, orderNumber, quote }: WireRequestCard): string | null {
  if (orderNumber !== null) return nameOrder(orderNumber);
  if (quote !== null) return nameQuote(quote);
  return number === null ? null : nameRequest({ id, number });
}

/** By when somebody has to do something: the customer, where the quote is theirs to answer. */
function dueDay({ state, dueOn, quote }: WireRequestCard): string | null {
  return state === 'quoted' && quote !== null ? quote.validUntil : dueOn;
}

function Due({ card }: { card: WireRequestCard }) {
  const { state, quote, isOverdue, assignee } = card;
  const day = dueDay(card);
  const words = state === 'quoted' && quote !== null ? 'quoted' : state === 'received' ? 'received' : 'accepted';
  return (
    <>
      {day === null ? null : (
        <Text as="div" {...(isOverdue && words !== 'quoted' ? { tone: 'error', weight: 600 } : {})}>
          {deskTexts.due[words](formatDay(day))}
        </Text>
      )}
      {assignee === null ? null : <Note as="div">{texts.assigned(assignee)}</Note>}
    </>
  );
}

function Value({ card }: { card: WireRequestCard }) {
  const { micros, kind } = findValue(card);
  if (micros === null) {
    return (
      <Text as="span" tone="dim">
        {texts.noValue}
      </Text>
    );
  }
  const amount = showMicros(micros, card.currency);
  return (
    <>
      <Text as="div" display size="md">
        {kind === 'open' ? texts.openValue(amount) : amount}
      </Text>
      <Note as="div">{texts.value[kind]}</Note>
    </>
  );
}

function findValue({ orderedMicros, quotedMicros, askedMicros, isAskedOpen }: WireRequestCard) {
  if (orderedMicros !== null) return { micros: orderedMicros, kind: 'ordered' } as const;
  if (quotedMicros !== null) return { micros: quotedMicros, kind: 'quoted' } as const;
  return { micros: askedMicros, kind: isAskedOpen ? 'open' : 'asked' } as const;
}
