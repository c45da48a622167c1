import { Switch } from '@mantine/core';
import { useRef, useState } from 'react';
import { listFloorOrders } from '#contract/api/floor/list-floor-orders.ts';
import type { FloorCard } from '#contract/desk/floor.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import { useApiPages } from '../../api/use-api-pages.ts';
import { ShowMore } from '../../product/desk/show-more.tsx';
import { StateBadge } from '../../product/desk/state-badge.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { CoverLink } from '../../ui/controls/anchor-link.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { type ListedColumn, Listing } from '../../ui/tables/listing.tsx';
import { texts } from './floor/texts.ts';

const { columns } = texts;

const COLUMNS: readonly ListedColumn<FloorCard>[] = [
  {
    name: columns.order,
    width: 'minmax(0, 1fr)',
    part: 'name',
    key: ({ orderNumber }) => orderNumber,
    show: ({ requestID, orderNumber, clientName, organization }) => (
      <>
        <CoverLink to="/msp/orders/$requestId" params={{ requestId: requestID }}>
          {nameOrder(orderNumber)}
        </CoverLink>
        <Text as="div" tone="dim" wrap="cut">
          {[clientName, organization].filter((text) => text !== '').join(', ')}
        </Text>
      </>
    ),
  },
  { name: columns.state, width: '9rem', key: ({ state }) => state, show: ({ state }) => <StateBadge state={state} /> },
  {
    name: columns.lines,
    width: '6rem',
    isNumeric: true,
    key: ({ lineCount }) => lineCount,
    show: ({ lineCount }) => texts.lines(lineCount),
  },
  {
    name: columns.due,
    width: '10rem',
    key: ({ dueOn }) => dueOn,
    show: ({ dueOn, isOverdue }) =>
      dueOn === null ? null : (
        <Text as="div" {...(isOverdue ? { tone: 'error', weight: 600 } : {})}>
          {formatDay(dueOn)}
        </Text>
      ),
  },
];

/** /msp/orders for the shop floor: what is to be made, without prices. */
export function FloorOrdersPage() {
  const [isAll, setIsAll] = useState(false);
  const pages = useApiPages(listFloorOrders, isAll ? { isAll: true as const } : {}, { enabled: true });
  const { data, isPlaceholderData } = pages;
  const list = useRef<HTMLTableElement>(null);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <Page isWide title={texts.title} lead={texts.lead}>
      <Switch mb="md" label={texts.all} checked={isAll} onChange={(event) => setIsAll(event.currentTarget.checked)} />
      <Answered query={pages} loading={texts.loading} failed={texts.failed} height={72}>
        {() =>
          orders.length === 0 ? (
            <EmptyState title={texts.none}>{texts.noneLead}</EmptyState>
          ) : (
            <Listing
              ref={list}
              label={texts.title}
              columns={COLUMNS}
              things={orders}
              lineOf={({ requestID }) => ({ key: requestID, linked: true })}
              aria-busy={isPlaceholderData}
            />
          )
        }
      </Answered>
      <ShowMore text={texts.more} list={list} count={orders.length} pages={pages} />
    </Page>
  );
}
