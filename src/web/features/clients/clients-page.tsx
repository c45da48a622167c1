import { Button } from '@mantine/core';
import { useRef } from 'react';
import { getClientBook } from '#contract/api/clients/get-client-book.ts';
import { CLIENT_ORDERS, listClients } from '#contract/api/clients/list-clients.ts';
import { useApiPages } from '../../api/use-api-pages.ts';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { ExportButton } from '../../product/desk/export-button.tsx';
import { type AskedOrder, readOrder, reorder, shownOrder } from '../../product/desk/list-order.ts';
import { texts as listTexts } from '../../product/desk/list-texts.ts';
import listStyles from '../../product/desk/request-list.module.css';
import { ShowMore } from '../../product/desk/show-more.tsx';
import { TypedFilter } from '../../product/desk/typed-filter.tsx';
import { useDeskCall } from '../../product/desk/use-desk-call.ts';
import { PortalPlaceholder } from '../../product/getting-started/portal-wip-pages.tsx';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { AnchorLink, PillLink } from '../../ui/controls/anchor-link.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { Listing, type ListOrder } from '../../ui/tables/listing.tsx';
import { ClientBook } from './client-book.tsx';
import { ORGANIZATIONS, PEOPLE } from './client-columns.tsx';
import { ImportClients } from './import-clients.tsx';
import { texts } from './texts.ts';

const GROUPS = ['person', 'organization'] as const;

/** /msp/clients: everybody who sent the shop a request; until somebody has, who will be here. */
export function ClientsPage() {
  const search = useSearch('/msp/clients');
  const { by: wanted, words, organization } = search;
  const by = wanted === 'organization' && organization === undefined ? 'organization' : 'person';
  const filter: ClientsFilter = { by, ...(words === undefined ? {} : { words }), ...(organization === undefined ? {} : { organization }) };
  const hasShop = useHasShop();
  const order = readOrder(CLIENT_ORDERS, search.order);
  const list = useClientList({ ...filter, ...order }, hasShop === true);
  const navigate = useNavigate();
  const setOrder = (next: ListOrder | null) => {
    void navigate({ to: '/msp/clients', search: reorder(search, next), replace: true, resetScroll: false });
  };
  const { data, isPlaceholderData } = list;
  const rowsRef = useRef<HTMLTableElement>(null);
  const book = useDeskCall(getClientBook, {}, hasShop === true).data;
  const isOwner = book?.role === 'owner';
  const isEmpty = data?.pages[0]?.hasRequests === false;
  if (hasShop === false || (isEmpty && (book?.clients.length ?? 0) === 0))
    return <PortalPlaceholder page="clients">{isOwner ? <ImportClients /> : null}</PortalPlaceholder>;
  const clients = data?.pages.flatMap((page) => page.clients) ?? [];
  const narrow = { ...(words === undefined ? {} : { words }) };
  return (
    <Page
      isWide
      title={texts.title}
      lead={texts.lead}
      // The table knows words alone to narrow it by: beside the people of one organization it would hold everybody.
      actions={
        data === undefined || organization !== undefined ? undefined : (
          <>
            {isOwner ? <ImportClients /> : null}
            <ExportButton table="clients" filter={narrow} label={texts.export} />
          </>
        )
      }
    >
      <Answered query={list} loading={texts.loading} failed={texts.failed} height={72}>
        {() => (
          <>
            <Filters by={by} words={words ?? ''} organization={organization} order={search.order} name={clients[0]?.organization} />
            {clients.length === 0 ? (
              isEmpty ? null : (
                <NobodyMatches />
              )
            ) : (
              <Listing
                key={by}
                ref={rowsRef}
                label={texts.title}
                columns={by === 'person' ? PEOPLE : ORGANIZATIONS}
                things={clients}
                order={shownOrder(order)}
                onOrder={setOrder}
                lineOf={({ key }) => ({ key, linked: true })}
                aria-busy={isPlaceholderData}
              />
            )}
          </>
        )}
      </Answered>
      {by === 'person' && organization === undefined && book !== undefined && !list.hasNextPage ? (
        <ClientBook clients={book.clients} words={words ?? ''} isOwner={isOwner} />
      ) : null}
      <ShowMore text={listTexts.showMore} list={rowsRef} count={clients.length} pages={list} />
    </Page>
  );
}

interface FiltersProps {
  readonly by: 'person' | 'organization';
  readonly words: string;
  readonly organization: string | undefined;
  readonly order: string | undefined;
  /** How the organization is written. */
  readonly name: string | undefined;
}

function Filters({ by, words, organization, order, name }: FiltersProps) {
  const navigate = useNavigate();
  const rest = {
    ...(by === 'person' ? {} : { by }),
    ...(organization === undefined ? {} : { organization }),
    ...(order === undefined ? {} : { order }),
  };
  const search = (typed: string) => {
    const wanted = typed.trim() === '' ? rest : { ...rest, words: typed.trim() };
    void navigate({ to: '/msp/clients', search: wanted, replace: true, resetScroll: false });
  };
  return (
    <Stack as="search" mb="lg">
      <Row as="nav" className={listStyles['tabs']} aria-label={texts.by}>
        {GROUPS.map((group) => (
          <PillLink
            key={group}
            to="/msp/clients"
            search={{ ...(group === 'person' ? {} : { by: group }), ...(words === '' ? {} : { words }) }}
            aria-current={group === by ? 'page' : undefined}
            replace
          >
            {texts[group]}
          </PillLink>
        ))}
      </Row>
      <Row align="end">
        <TypedFilter label={listTexts.search} placeholder={texts.searchHint} value={words} isSearch onType={search} />
      </Row>
      {organization === undefined ? null : (
        <Row as="p">
          {texts.ofOrganization(name ?? organization)}
          <AnchorLink to="/msp/clients" search={{}}>
            {texts.everyone}
          </AnchorLink>
        </Row>
      )}
    </Stack>
  );
}

function NobodyMatches() {
  const navigate = useNavigate();
  return (
    <EmptyState title={texts.nothing.title}>
      <span>{texts.nothing.text}</span>
      <Button variant="default" onClick={() => void navigate({ to: '/msp/clients', search: {} })}>
        {texts.nothing.clear}
      </Button>
    </EmptyState>
  );
}

/** Which clients are listed. */
interface ClientsFilter {
  readonly by: 'person' | 'organization';
  readonly words?: string;
  readonly organization?: string;
}

/** The shop's clients that fit. */
function useClientList(filter: ClientsFilter & Partial<AskedOrder<(typeof CLIENT_ORDERS)[number]>>, enabled: boolean) {
  // People are no organizations: their rows lead elsewhere.
  return useApiPages(listClients, filter, { enabled, isAlike: ({ by }) => by === filter.by });
}
