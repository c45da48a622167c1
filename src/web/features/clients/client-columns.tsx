import type { WireClientCard } from '#contract/desk/clients.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { CoverLink } from '../../ui/controls/anchor-link.tsx';
import { Note } from '../../ui/layout/layout.tsx';
import type { ListedColumn } from '../../ui/tables/listing.tsx';
import { texts } from './texts.ts';

const { columns } = texts;

/** What a client's line shows, whoever it is. */
const FIGURES: readonly ListedColumn<WireClientCard>[] = [
  { name: columns.requests, width: '5rem', isNumeric: true, isNamed: true, key: requestsOf, show: requestsOf },
  { name: columns.orders, width: '5.25rem', isNumeric: true, isNamed: true, key: ordersOf, show: ordersOf },
  { name: columns.last, width: '6.75rem', isNamed: true, key: ({ lastOn }) => lastOn, show: ({ lastOn }) => formatDay(lastOn) },
  ...(['quotedMicros', 'orderedMicros'] as const).map((of) => ({
    name: of === 'quotedMicros' ? columns.quoted : columns.ordered,
    width: '6.5rem',
    isNumeric: true,
    isNamed: true,
    key: ({ sums }: WireClientCard) => sums[0]?.[of] ?? null,
    show: (client: WireClientCard) => <Amounts client={client} of={of} />,
  })),
];

export const PEOPLE: readonly ListedColumn<WireClientCard>[] = [
  {
    name: columns.name,
    width: 'minmax(0, 1.6fr)',
    part: 'name',
    key: ({ name }) => name,
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
    width: 'minmax(0, 1fr)',
    key: ({ organization }) => organization,
    show: ({ organization }) => organization,
  },
  ...FIGURES,
];

export const ORGANIZATIONS: readonly ListedColumn<WireClientCard>[] = [
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
