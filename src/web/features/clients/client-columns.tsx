import type { CLIENT_ORDERS } from '#contract/api/clients/list-clients.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { CoverLink } from '../../ui/controls/anchor-link.tsx';
import { Note } from '../../ui/layout/layout.tsx';
import type { ListedColumn } from '../../ui/tables/listing.tsx';
import { texts } from './texts.ts';

const { columns } = texts;

type ClientColumn = ListedColumn<WireClientCard, (typeof CLIENT_ORDERS)[number]>;

/** What a client's line shows, whoever it is. */
const FIGURES: readonly ClientColumn[] = [
  { name: columns.requests, id: 'requests', width: '5rem', isNumeric: true, isNamed: true, show: requestsOf },
  { name: columns.orders, id: 'orders', width: '5.25rem', isNumeric: true, isNamed: true, show: ordersOf },
  { name: columns.last, id: 'last', width: '6.75rem', isNamed: true, show: ({ lastOn }) => formatDay(lastOn) },
  ...(['quotedMicros', 'orderedMicros'] as const).map((of) => ({
    name: of === 'quotedMicros' ? columns.quoted : columns.ordered,
    id: of === 'quotedMicros' ? ('quoted' as const) : ('ordered' as const),
    width: '6.5rem',
    isNumeric: true,
    isNamed: true,
    show: (client: WireClientCard) => <Amounts client={client} of={of} />,
  })),
];

export const PEOPLE: readonly ClientColumn[] = [
  {
    name: columns.name,
    id: 'name',
    width: 'minmax(0, 1.6fr)',
    part: 'name',
    show: ({ clientID, name, key }) => (
      <>
        <CoverLink to="/msp/clients/$clientId" params={{ clientId: clientID }}>
          {name}
        </CoverLink>
        <Note as="div" wrap="cut" title={key}>
          {key}
        </Note>
      </>
    ),
  },
  {
    name: columns.organization,
    id: 'organization',
    width: 'minmax(0, 1fr)',
    isNamed: true,
    show: ({ organization }) => organization,
  },
  ...FIGURES,
];

export const ORGANIZATIONS: readonly ClientColumn[] = [
  {
    name: columns.organization,
    id: 'organization',
    width: 'minmax(0, 1fr)',
    part: 'name',
    show: ({ key, organization }) => (
      <CoverLink to="/msp/clients" search={{ organization: key }}>
        {organization}
      </CoverLink>
    ),
  },
  { name: texts.person, id: 'people', width: '8rem', show: ({ peopleCount }) => texts.people(peopleCount) },
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
