import { Button } from '@mantine/core';
import { useRef } from 'react';
import { listRequests, REQUEST_ORDERS } from '#contract/api/desk/list-requests.ts';
import { useApiPages } from '../../api/use-api-pages.ts';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { type AskedOrder, readOrder, reorder, shownOrder } from '../../product/desk/list-order.ts';
import { texts } from '../../product/desk/list-texts.ts';
import { type OrdersFilter, type OrdersSearch, readFilter } from '../../product/desk/orders-filter.ts';
import { RequestTable } from '../../product/desk/request-table.tsx';
import { ShowMore } from '../../product/desk/show-more.tsx';
import { PortalPlaceholder } from '../../product/getting-started/portal-wip-pages.tsx';
import { useHasShop, useIsShopFloor } from '../../product/shop/portal-store.ts';
import { useShop } from '../../product/shop/shop.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import type { ListOrder } from '../../ui/tables/listing.tsx';
import { FloorOrdersPage } from './floor-orders-page.tsx';
import { ListFilters } from './list/list-filters.tsx';
import { StateTabs } from './list/state-tabs.tsx';

/** /msp/orders: the shop's requests and orders, to its shop floor the orders that are to be made. */
export function OrdersPage() {
  return useIsShopFloor() ? <FloorOrdersPage /> : <AllOrders />;
}

/** Until there is the first one, what will be here. */
function AllOrders() {
  const search = useSearch('/msp/orders');
  const { configurations } = useShop();
  const hasShop = useHasShop();
  const filter = readFilter(search);
  const order = readOrder(REQUEST_ORDERS, search.order);
  const pages = useRequestList({ ...filter, ...order }, hasShop === true);
  const navigate = useNavigate();
  const setOrder = (next: ListOrder | null) => {
    void navigate({ to: '/msp/orders', search: reorder(search, next), replace: true });
  };
  const { data, isPlaceholderData } = pages;
  const list = useRef<HTMLTableElement>(null);
  const isFiltered = Object.keys(filter).length > 0;
  const counts = data?.pages[0]?.counts ?? null;
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  const isNew = data !== undefined && !isPlaceholderData && !isFiltered && requests.length === 0;
  if (hasShop === false || isNew) return <PortalPlaceholder page="orders" />;
  const materials = (configurations ?? []).map(({ material }) => ({ id: material.materialID, name: material.name }));
  return (
    <Page
      isWide
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <LinkButton to="/msp/trade" variant="default">
            {texts.trade}
          </LinkButton>
          <LinkButton to="/msp/desk-settings" variant="default">
            {texts.settings}
          </LinkButton>
        </>
      }
    >
      <Answered query={pages} loading={texts.loading} failed={texts.failed} height={72}>
        {() => (
          <>
            <StateTabs search={search} counts={counts} />
            <ListFilters search={search} materials={materials} clientName={requests[0]?.clientName} />
            {requests.length === 0 ? (
              <NothingMatches />
            ) : (
              <RequestTable
                ref={list}
                label={texts.list}
                requests={requests}
                isBusy={isPlaceholderData}
                order={shownOrder(order)}
                onOrder={setOrder}
              />
            )}
          </>
        )}
      </Answered>
      <ShowMore text={texts.showMore} list={list} count={requests.length} pages={pages} />
    </Page>
  );
}

const NO_FILTER: OrdersSearch = {};

function NothingMatches() {
  const navigate = useNavigate();
  return (
    <EmptyState title={texts.nothing.title}>
      <Text style={{ maxWidth: '32rem' }}>{texts.nothing.text}</Text>
      <Button variant="default" onClick={() => void navigate({ to: '/msp/orders', search: NO_FILTER })}>
        {texts.clear}
      </Button>
    </EmptyState>
  );
}

/** The shop's requests that fit. */
function useRequestList(filter: OrdersFilter & Partial<AskedOrder<(typeof REQUEST_ORDERS)[number]>>, enabled: boolean) {
  return useApiPages(listRequests, filter, { enabled });
}
