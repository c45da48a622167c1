import { Button } from '@mantine/core';
import { useRef } from 'react';
import { listClients } from '#contract/api/clients/list-clients.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { useApiPages } from '../../api/use-api-pages.ts';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { ExportButton } from '../../product/desk/export-button.tsx';
import { PortalPlaceholder } from '../../product/desk/portal-wip-pages.tsx';
import listStyles from '../../product/desk/request-list.module.css';
import { ShowMore } from '../../product/desk/show-more.tsx';
import { TypedFilter } from '../../product/desk/typed-filter.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { AnchorLink, CoverLink, PillLink } from '../../ui/controls/anchor-link.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { type ListedColumn, Listing } from '../../ui/layout/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState, Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { texts } from './texts.ts';

const GROUPS = ['person', 'organization'] as const;

/** /msp/clients: everybody who sent the shop a request; until somebody has, who will be here. */
export function ClientsPage() {
  const { by: wanted, words, organization } = useSearch('/msp/clients');
  const by = wanted === 'organization' && organization === undefined ? 'organization' : 'person';
  const filter: ClientsFilter = { by, ...(words === undefined ? {} : { words }), ...(organization === undefined ? {} : { organization }) };
  const hasShop = useHasShop();
  const list = useClientList(filter, hasShop === true);
  const { data, isError, isFetching, isPlaceholderData, refetch } = list;
  const rowsRef = useRef<HTMLTableElement>(null);
  if (hasShop === false || data?.pages[0]?.hasRequests === false) return <PortalPlaceholder page="clients" />;
  const clients = data?.pages.flatMap((page) => page.clients) ?? [];
  const narrow = { ...(words === undefined ? {} : { words }) };
  return (
    <Page
      isWide
      title={texts.title}
      lead={texts.lead}
      // The table knows words alone to narrow it by: beside the people of one organization it would hold everybody.
      actions={
        data === undefined || organization !== undefined ? undefined : <ExportButton table="clients" filter={narrow} label={texts.export} />
      }
    >
      {data === undefined ? (
        <Placeholder label={texts.loading} height={72} />
      ) : (
        <>
          <Filters by={by} words={words ?? ''} organization={organization} name={clients[0]?.organization} />
          {clients.length === 0 ? (
            <NobodyMatches />
          ) : (
            <Listing
              key={by}
              ref={rowsRef}
              label={texts.list}
              columns={by === 'person' ? PEOPLE : ORGANIZATIONS}
              things={clients}
              lineOf={({ key }) => ({ key, linked: true })}
              aria-busy={isPlaceholderData}
            />
          )}
        </>
      )}
      {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
      <ShowMore text={texts.more} list={rowsRef} count={clients.length} pages={list} />
    </Page>
  );
}

interface FiltersProps {
  readonly by: 'person' | 'organization';
  readonly words: string;
  readonly organization: string | undefined;
  /** How the organization is written. */
  readonly name: string | undefined;
}

function Filters({ by, words, organization, name }: FiltersProps) {
  const navigate = useNavigate();
  const rest = { ...(by === 'person' ? {} : { by }), ...(organization === undefined ? {} : { organization }) };
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
        <TypedFilter label={texts.search} placeholder={texts.searchHint} value={words} isSearch onType={search} />
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
function useClientList(filter: ClientsFilter, enabled: boolean) {
  // People are no organizations: their rows lead elsewhere.
  return useApiPages(listClients, filter, { enabled, isAlike: ({ by }) => by === filter.by });
}

const { columns } = texts;

/** What a client's line shows, whoever it is. */
const FIGURES: readonly ListedColumn<WireClientCard>[] = [
  { name: columns.requests, width: '5.5rem', isNumeric: true, isNamed: true, key: requestsOf, show: requestsOf },
  { name: columns.orders, width: '5rem', isNumeric: true, isNamed: true, key: ordersOf, show: ordersOf },
  { name: columns.last, width: '8rem', isNamed: true, key: ({ lastOn }) => lastOn, show: ({ lastOn }) => formatDay(lastOn) },
  ...(['quotedMicros', 'orderedMicros'] as const).map((of) => ({
    name: of === 'quotedMicros' ? columns.quoted : columns.ordered,
    width: '8rem',
    isNumeric: true,
    isNamed: true,
    key: ({ sums }: WireClientCard) => sums[0]?.[of] ?? null,
    show: (client: WireClientCard) => <Amounts client={client} of={of} />,
  })),
];

const PEOPLE: readonly ListedColumn<WireClientCard>[] = [
  {
    name: columns.name,
    width: 'minmax(0, 1fr)',
    part: 'name',
    key: ({ name }) => name,
    show: ({ clientID, name, key }) => (
      <>
        <CoverLink to="/msp/clients/$clientId" params={{ clientId: clientID }}>
          {name}
        </CoverLink>
        <Note as="div">{key}</Note>
      </>
    ),
  },
  {
    name: columns.organization,
    width: 'minmax(0, 1fr)',
    key: ({ organization }) => organization,
    show: ({ organization }) => organization,
  },
  ...FIGURES,
];

const ORGANIZATIONS: readonly ListedColumn<WireClientCard>[] = [
  {
    name: columns.organization,
    width: 'minmax(0, 1fr)',
    part: 'name',
    key: ({ organization }) => organization,
    show: ({ key, organization }) => (
      <CoverLink to="/msp/clients" search={{ organization: key }}>
        {organization}
      </CoverLink>
    ),
  },
  { name: columns.people, width: '8rem', key: ({ peopleCount }) => peopleCount, show: ({ peopleCount }) => texts.people(peopleCount) },
  ...FIGURES,
];

function requestsOf({ requestCount }: WireClientCard): number {
  return requestCount;
}

function ordersOf({ orderCount }: WireClientCard): number {
  return orderCount;
}

/** What was quoted to a client, or ordered, in each currency. */
function Amounts({ client: { sums }, of }: { readonly client: WireClientCard; readonly of: 'quotedMicros' | 'orderedMicros' }) {
  return sums.map((sum) => (sum[of] > 0 ? <div key={sum.currency}>{showMicros(sum[of], sum.currency)}</div> : null));
}
